import type { Finding } from '#domain/scoring/evaluation.ts';

/** What a person reads of a finding: what is wrong, why that matters, what to do. */
export interface FindingWords {
  issue: string;
  why: string;
  fix: string;
}

/** The facts of one or more findings of the same kind, read without trusting that an older ruleset gave them all. */
export interface FactReader {
  count: number;
  /** Of the first finding; 0 when it is not there. */
  number(name: string): number;
  /** Of the first finding; empty when it is not there. */
  text(name: string): string;
  /** Of all findings, each value once. */
  all(name: string): string[];
}

export function readFacts(items: readonly Finding['facts'][]): FactReader {
  const first = (name: string) => items[0]?.[name];
  return {
    count: items.length,
    number: (name) => Number(first(name) ?? 0),
    text: (name) => [first(name) ?? ''].flat().join(', '),
    all: (name) => {
      const values = items.flatMap((facts) => facts[name] ?? []).map(String);
      return [...new Set(values)].filter((value) => value !== '');
    },
  };
}

/** Says a finding, or several of one kind in one go. */
export type Wording = (facts: FactReader) => FindingWords;
