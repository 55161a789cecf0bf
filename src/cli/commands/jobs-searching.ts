import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { runOperatorCommand } from '../operator-command.ts';
import { shell } from '../shell-words.ts';

/** `jobs search QUERY [--location L] [--limit N] [--remote]`: asks the sources, then searches what is stored. */
export const searchJobs: Command = async (args, console) => {
  const { positionals, options, flags } = readArguments(args, { options: ['location', 'limit'], flags: ['remote'] });
  if (positionals.length === 0) throw new BadInput(shell.argumentMissing('QUERY'));
  const { location, limit } = options;
  const payload = {
    query: positionals.join(' '),
    ...(location !== undefined && { location }),
    ...(limit !== undefined && { limit: Number(limit) }),
    ...(flags.has('remote') && { filters: { remote: true } }),
  };
  return runOperatorCommand({ command: 'jobs search', payload }, console);
};
