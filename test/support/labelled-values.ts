import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { signsOf, type Seen } from '#domain/resume/likelihood/signs.ts';
import { bestReading } from '#domain/resume/readings/best-reading.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import type { LabelledFile } from './labelled-files.ts';
import { labelValues } from './value-labels.ts';

/** A value that was read from a labelled file, the signs of its reading, and whether it is right. */
export interface JudgedValue extends Seen {
  file: string;
  right: boolean;
  likelihood: number;
}

/** Every value of files with known content, judged. */
export async function judgedValues(files: readonly LabelledFile[]): Promise<JudgedValue[]> {
  const { read } = createInProcessReader();
  const judged: JudgedValue[] = [];
  for (const { file, truth } of files) {
    const source = await read(readFileSync(file), basename(file));
    if (!source.ok) continue;
    const { reading, likelihoods } = bestReading(source.document);
    const wanted = JSON.parse(readFileSync(truth, 'utf8')) as JsonResume;
    const labels = new Map(labelValues(reading.resume, wanted).map(({ pointer, right }) => [pointer, right]));
    for (const seen of signsOf(reading)) {
      const right = labels.get(seen.pointer);
      if (right !== undefined)
        judged.push({ ...seen, file: basename(file), right, likelihood: likelihoods[seen.pointer] ?? 0 });
    }
  }
  return judged;
}
