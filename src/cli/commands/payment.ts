import { defaultCopy } from '#server/default-copy.ts';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { runOperatorCommand } from '../operator-command.ts';

/** `payment refund ID [--cents N]`: refunds what is left of a payment, or this many cents of it. ID is ours or the provider's. */
export const payment: Command = async (args, console) => {
  const words = defaultCopy().commandLine;
  const { positionals, options } = readArguments(args, { options: ['cents'] });
  const [verb, id, ...more] = positionals;
  if (verb !== 'refund') throw new BadInput(words.say('payment refund ID [--cents N]'));
  if (id === undefined) throw new BadInput(words.argumentMissing('ID'));
  if (more.length > 0) throw new BadInput(words.onePayment(more.join(', ')));
  const { cents } = options;
  const amount = cents === undefined ? {} : { cents: /^\d+$/.test(cents) ? Number(cents) : Number.NaN };
  return runOperatorCommand({ command: 'payment refund', payload: { payment: id, ...amount } }, console);
};
