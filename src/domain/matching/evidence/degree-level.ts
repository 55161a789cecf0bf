import words from '../../words/matching/degree-level.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { DegreeLevel } from '../../posting/posting.ts';
import { foldAccents } from '../../language/tokenise.ts';

/** How degrees are written, highest first; each language has its own names where they differ. */
const patterns: readonly (readonly [DegreeLevel, RegExp])[] = [
  ['doctorate', patternOf(words, 'doctorate', '', (any) => String.raw`\b(?:${any})\b`)],
  ['master', patternOf(words, 'master', '', (any) => String.raw`\b(?:${any})\b`)],
  ['bachelor', patternOf(words, 'bachelor', '', (any) => String.raw`\b(?:${any})\b`)],
  ['associate', /\b(?:associate|associates|associate's|a\.?a\.?s?|a\.?s|bts|dut|foundation degree|bac ?\+ ?2)\b/],
  ['vocational', patternOf(words, 'vocational', '', (any) => String.raw`\b(?:${any})\b`)],
  ['secondary', patternOf(words, 'secondary', '', (any) => String.raw`\b(?:${any})\b`)],
];

/** The highest degree that a text names; undefined when it names none. */
export function degreeLevelOf(text: string): DegreeLevel | undefined {
  const folded = foldAccents(text).replace(/’/g, "'");
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
}

const ranks: Record<DegreeLevel, number> = {
  secondary: 0,
  vocational: 1,
  associate: 2,
  bachelor: 3,
  master: 4,
  doctorate: 5,
};

/** A level's rank among degrees, from 0. */
export const degreeRank = (level: DegreeLevel): number => ranks[level];
