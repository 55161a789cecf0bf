import { defaultCopy } from '#server/default-copy.ts';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { runOperatorCommand } from '../operator-command.ts';
import { shell } from '../shell-words.ts';

/** `security events [--email E] [--days N]`: what happened to the security of all accounts, or of one. */
export const security: Command = async (args, console) => {
  const { positionals, options } = readArguments(args, { options: ['email', 'days'] });
  const [verb, ...more] = positionals;
  if (verb !== 'events') throw new BadInput(defaultCopy().commandLine.say('security events [--email E] [--days N]'));
  if (more.length > 0) throw new BadInput(shell.noArguments(more));
  const { email, days } = options;
  const payload = { ...(email === undefined ? {} : { email }), ...(days === undefined ? {} : { days: Number(days) }) };
  return runOperatorCommand({ command: 'security events', payload }, console);
};
