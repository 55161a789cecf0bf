import { z } from 'zod';
import { conversionSteps, vitalNames, vitalRatings } from '#contract/tracked-events.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { runOperatorCommand } from '../operator-command.ts';
import { shell } from '../shell-words.ts';

const stats = z.object({
  days: z.number(),
  visitors: z.number(),
  pageViews: z.array(z.object({ path: z.string(), views: z.number(), visitors: z.number() })),
  steps: z.array(z.object({ step: z.enum(conversionSteps), visitors: z.number() })),
  signUps: z.number(),
  purchases: z.object({ times: z.number(), dollars: z.number() }),
  vitals: z.array(
    z.object({ metric: z.enum(vitalNames), p75: z.number(), rating: z.enum(vitalRatings), samples: z.number() }),
  ),
});

/** `stats [--days N]`: what visitors who agreed to be counted did, as JSON and as lines for people. */
export const countEvents: Command = async (args, console) => {
  const { positionals, options } = readArguments(args, { options: ['days'] });
  if (positionals.length > 0) throw new BadInput(shell.noArguments(positionals));
  const payload = options['days'] === undefined ? {} : { days: Number(options['days']) };
  return runOperatorCommand({ command: 'stats', payload }, console, (result) => {
    const { stats: words } = defaultCopy();
    const { days, visitors, pageViews, steps, signUps, purchases, vitals } = stats.parse(result);
    if (visitors === 0) return [words.nobody(days)];
    return [
      words.head(days, visitors),
      ...pageViews.map((page) => words.page(page)),
      ...steps.map((step) => words.step(step)),
      words.signUps(signUps),
      words.purchases(purchases),
      ...vitals.map((vital) => words.vital(vital)),
    ];
  });
};
