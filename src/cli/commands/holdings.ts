import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { runOperatorCommand } from '../operator-command.ts';
import { shell } from '../shell-words.ts';

/** `holdings [--limit N]`: who holds most, and how large each table is. */
export const holdings: Command = async (args, console) => {
  const { positionals, options } = readArguments(args, { options: ['limit'] });
  if (positionals.length > 0) throw new BadInput(shell.noArguments(positionals));
  const payload = options['limit'] === undefined ? {} : { limit: Number(options['limit']) };
  return runOperatorCommand({ command: 'holdings', payload }, console);
};
