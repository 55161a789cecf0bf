import { readPosting } from '#domain/posting/read-posting.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { onlyFile, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { readResumeFile, readTextFile } from '../files.ts';

/** `score FILE [--job AD.txt --title T]`: the evaluation. */
export const score: Command = async (args, { print }) => {
  const parsedArguments = readArguments(args, ['job', 'title']);
  const { job, title } = parsedArguments.options;
  const { parsed, layout } = await readResumeFile(onlyFile(parsedArguments, 'FILE'));
  const posting = job === undefined ? undefined : readPosting(await readTextFile(job), { title });
  print(evaluate({ parsed, posting, layout, today: new Date().toISOString().slice(0, 10) }));
  return 0;
};
