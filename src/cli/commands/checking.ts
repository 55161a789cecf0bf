import { checkClaims } from '#domain/claims/check-claims.ts';
import { readArguments, required } from '../arguments.ts';
import type { Command } from '../command.ts';
import { readResumeFile, readTextFile } from '../files.ts';

/** `check --source FILE --text OUT.txt`: every claim of the text against the resume. Exit code 1 when one is unsupported. */
export const check: Command = async (args, { print }) => {
  const parsedArguments = readArguments(args, ['source', 'text']);
  const { parsed } = await readResumeFile(required(parsedArguments, 'source'));
  const text = await readTextFile(required(parsedArguments, 'text'));
  const report = checkClaims([{ text }], parsed, { today: new Date().toISOString().slice(0, 10) });
  print(report);
  return report.supported ? 0 : 1;
};
