import fitted from './item-weights.json' with { type: 'json' };

/**
 * What speaks for and against a phrase being something that an ad asks for, in log odds: fitted by `scripts/fit-item-weights.ts` to ads in which people marked
 * what is asked for (docs/decisions/0028).
 */
export const itemWeights = fitted;

export type Sign = Exclude<keyof typeof itemWeights, 'always'>;

/** What all signs of an item come to. */
export const worthOf = (signs: readonly Sign[]): number =>
  signs.reduce<number>((sum, sign) => sum + itemWeights[sign], itemWeights.always);
