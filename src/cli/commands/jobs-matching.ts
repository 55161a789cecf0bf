import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { openContext } from '../command-context.ts';
import { bytesOf } from '../files.ts';
import { runOperatorCommand } from '../operator-command.ts';
import { shell } from '../shell-words.ts';

/** `jobs match FILE [--limit N]`: what is stored, ranked for a resume. Nothing of the resume is kept. */
export const matchJobs: Command = async (args, console) => {
  const { positionals, options } = readArguments(args, { options: ['limit'] });
  const [file] = positionals;
  if (file === undefined) throw new BadInput(shell.argumentMissing('FILE'));
  const context = openContext(bytesOf, console);
  let parsed: ParsedResume;
  try {
    ({ parsed } = await context.resume({ file }));
  } finally {
    await context.close();
  }
  const { limit } = options;
  const payload = { parsed, ...(limit !== undefined && { limit: Number(limit) }) };
  return runOperatorCommand({ command: 'jobs match', payload }, console);
};
