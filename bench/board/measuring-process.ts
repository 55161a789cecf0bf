import type { Figure } from './figure.ts';
import { sets } from './sets.ts';

/** A group of figures: "fixtures/claims". */
export interface Wish {
  group: string;
}

export type Measured = Wish & ({ figures: Figure[] } | { failed: string });

/** Measures the requested groups, one after the other. */
process.on('message', ({ group }: Wish) => {
  const [set = '', name = ''] = group.split('/');
  const measure = sets[set as keyof typeof sets][name];
  Promise.resolve()
    .then(() => measure?.() ?? [])
    .then(
      (figures) => process.send?.({ group, figures } satisfies Measured),
      (error: unknown) =>
        process.send?.({
          group,
          failed: error instanceof Error ? (error.stack ?? '') : String(error),
        } satisfies Measured),
    );
});
process.send?.('ready');
