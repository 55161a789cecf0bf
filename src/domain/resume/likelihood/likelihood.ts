import type { Reading } from './read-values.ts';
import type { Signs } from './sign.ts';
import { signsOf } from './signs.ts';
import type { ValueKind } from './value-kinds.ts';
import fitted from './weights.json' with { type: 'json' };

/** For each kind of value the weight of each sign that it was misread; `base` is the weight of the kind itself. */
const weights: Partial<Record<ValueKind, Record<string, number>>> = fitted;

/**
 * How likely each value is right, from .01 to .99, by JSON Pointer: a logistic regression over the signs, whose weights `scripts/fit-likelihood.ts` fits to
 * resumes with known content. Of values said to be right nine times in ten, nine in ten are. Of the kinds that nothing was fitted for, addresses above all, it
 * is what the rule says that read them. What was recognized in a picture is as much less sure as its words are.
 */
export function likelihoods(reading: Reading): Record<string, number> {
  return Object.fromEntries(
    signsOf(reading).map(({ pointer, kind, signs, recognition }) => {
      const right = kind === 'other' ? (reading.confidence[pointer] ?? 0.5) : likelihood(kind, signs);
      return [pointer, bounded(right * recognition)];
    }),
  );
}

function likelihood(kind: ValueKind, groups: readonly Signs[]): number {
  const own = weights[kind] ?? {};
  let misread = own.base ?? 0;
  for (const signs of groups) for (const sign in signs) misread += (own[sign] ?? 0) * (signs[sign] ?? 0);
  return 1 / (1 + Math.exp(misread));
}

const bounded = (value: number): number => Math.round(Math.min(Math.max(value, 0.01), 0.99) * 100) / 100;
