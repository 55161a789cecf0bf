import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '#contract/api.ts';
import type { ApiClient } from '#web/api/api-client.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { quantiles } from './quantiles.ts';
import { startFoothold } from './running-server.ts';
import { visitorOf } from './visitor.ts';

const quietSeconds = 60;

/** Milliseconds from sending a file to its answer, and to its score; and whether the score still waits for grammar. */
async function timed(visitor: ApiClient, name: string, bytes: Uint8Array) {
  const from = performance.now();
  const { content, uploadId } = await visitor.call(api.uploadResume, { file: new File([Buffer.from(bytes)], name) });
  const upload = performance.now() - from;
  const { detail } = await visitor.call(api.scoreResume, { body: { resumeText: content, uploadId } });
  return { upload, score: performance.now() - from, pending: detail.grammarPending ?? false };
}

/** The cost of choosing a file on the score page, over HTTP: on a server idle for a minute, and on a warm one. */
export async function benchUpload([quiet = '2']: string[]): Promise<void> {
  if (!hasSharedData) return console.log('Skipped: there are no resumes beside the project.');
  const folder = join(sharedData, 'resumes', 'pdf');
  const files = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
  const fileAt = (index: number) => files[index % files.length] ?? { name: '', bytes: Buffer.of() };
  const server = await startFoothold();
  const visitor = visitorOf(server.origin);
  const tell = (what: string, { upload, score, pending }: Awaited<ReturnType<typeof timed>>) =>
    console.log(
      `${what}: ${Math.round(upload)} ms, with its score ${Math.round(score)} ms${pending ? ', grammar to come' : ''}`,
    );
  try {
    await timed(visitor, fileAt(0).name, fileAt(0).bytes);
    for (let time = 1; time <= Number(quiet); time++) {
      await sleep(quietSeconds * 1000);
      tell(`after ${quietSeconds} quiet seconds`, await timed(visitor, fileAt(time).name, fileAt(time).bytes));
    }
    await sleep(5_000);
    const warm = [];
    for (const { name, bytes } of files.slice(3, 43)) warm.push(await timed(visitor, name, bytes));
    const spread = (times: number[]) => {
      const { median, p99 } = quantiles(times);
      return `median ${Math.round(median)} ms, slowest ${Math.round(p99)} ms`;
    };
    console.log(`warm, ${warm.length} files: ${spread(warm.map(({ upload }) => upload))}`);
    console.log(`with their scores: ${spread(warm.map(({ score }) => score))}`);
    console.log(`of these scores ${warm.filter(({ pending }) => pending).length} wait for grammar`);
  } finally {
    server.stop();
  }
}
