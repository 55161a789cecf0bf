import { BadInput } from '../bad-input.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { runOperatorCommand } from '../operator-command.ts';

/** `account export EMAIL`, `account erase EMAIL`: what people may ask for about their data, carried out. */
export const account: Command = async (args, console) => {
  const [verb = '', email, ...more] = readArguments(args, {}).positionals;
  if (verb !== 'export' && verb !== 'erase') throw new BadInput('Say account export EMAIL or account erase EMAIL.');
  if (email === undefined) throw new BadInput('EMAIL is missing.');
  if (more.length > 0) throw new BadInput(`One account at a time: ${more.join(', ')} is too much.`);
  return runOperatorCommand({ command: `account ${verb}`, payload: { email } }, console);
};
