import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';

/** The day on which everything is scored: a current job grows by the day. */
export const sameDay = '2026-01-01';

const { read } = createInProcessReader();

/** A file's evaluation with an ad, from the bytes on. */
export async function evaluateFile(path: string, adPath: string): Promise<Evaluation> {
  const outcome = await read(readFileSync(path), basename(path));
  if (!outcome.ok) throw new Error(`${path} was not read: ${outcome.failure.code}`);
  const { document } = outcome;
  const posting = readPosting(readFileSync(adPath, 'utf8'));
  return evaluate({ parsed: parseResume(document), posting, layout: document.layout, today: sameDay });
}

// As a separate process: `FILE AD COUNT`, an evaluation per line.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file = '', ad = '', count = '1'] = process.argv.slice(2);
  for (let run = 0; run < Number(count); run += 1) console.log(JSON.stringify(await evaluateFile(file, ad)));
}
