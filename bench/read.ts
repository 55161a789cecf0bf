import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { quantiles } from './quantiles.ts';

/** The milliseconds that reading takes per file, by type, after one file to warm up. */
export async function benchRead(): Promise<void> {
  if (!hasSharedData) return console.log('Skipped: there are no resumes beside the project.');
  const { read } = createInProcessReader();
  for (const kind of ['pdf', 'unlabelled', 'docx', 'doc']) {
    const folder = join(sharedData, 'resumes', kind);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const [first] = names;
    if (first === undefined) continue;
    await read(readFileSync(join(folder, first)), first);
    const times: number[] = [];
    let refused = 0;
    for (const name of names) {
      const bytes = readFileSync(join(folder, name));
      const from = performance.now();
      const reading = await read(bytes, name);
      times.push(performance.now() - from);
      if (!reading.ok) refused++;
    }
    const { median, p99 } = quantiles(times);
    const speed = `median ${median.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms`;
    console.log(`${kind}: ${names.length} files, ${speed}, ${refused} refused`);
  }
}
