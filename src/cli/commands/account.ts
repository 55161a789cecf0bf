import { z } from 'zod';
import { defaultCopy } from '#server/default-copy.ts';
import { BadInput } from '../bad-input.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { runOperatorCommand } from '../operator-command.ts';

const verbs = ['export', 'erase', 'sign-out', 'second-step-off'];

const signedOut = z.object({ remaining: z.object({ passkeys: z.number(), authenticator: z.boolean() }) });

/** `account export EMAIL`, and the other verbs: carries out what people may ask for. */
export const account: Command = async (args, console) => {
  const words = defaultCopy().commandLine;
  const [verb = '', email, ...more] = readArguments(args, {}).positionals;
  if (!verbs.includes(verb)) {
    const [first = '', ...others] = verbs.map((each) => `account ${each} EMAIL`);
    throw new BadInput(words.say(first, others.join(' or ')));
  }
  if (email === undefined) throw new BadInput(words.argumentMissing('EMAIL'));
  if (more.length > 0) throw new BadInput(words.oneAccount(more.join(', ')));
  return runOperatorCommand({ command: `account ${verb}`, payload: { email } }, console, (result) => {
    const line = verb === 'sign-out' ? words.stillSignsIn(email, signedOut.parse(result).remaining) : undefined;
    return line === undefined ? [] : [line];
  });
};
