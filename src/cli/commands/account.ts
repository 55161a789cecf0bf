import { defaultCopy } from '#server/default-copy.ts';
import { BadInput } from '../bad-input.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { runOperatorCommand } from '../operator-command.ts';

/** `account export EMAIL`, `account erase EMAIL`: carries out what people may ask for about their data. */
export const account: Command = async (args, console) => {
  const words = defaultCopy().commandLine;
  const [verb = '', email, ...more] = readArguments(args, {}).positionals;
  if (verb !== 'export' && verb !== 'erase')
    throw new BadInput(words.say('account export EMAIL', 'account erase EMAIL'));
  if (email === undefined) throw new BadInput(words.argumentMissing('EMAIL'));
  if (more.length > 0) throw new BadInput(words.oneAccount(more.join(', ')));
  return runOperatorCommand({ command: `account ${verb}`, payload: { email } }, console);
};
