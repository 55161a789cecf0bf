import words from '../../words/posting/noise.json' with { type: 'json' };
import { alternativesOf, patternOf } from '../../words/word-table.ts';
import type { Section } from './section.ts';

const oneOf = (group: keyof typeof words.entries): string => `(?:${alternativesOf(words, group)})`;

/** "A leading global provider of", "employees in 20 countries worldwide". */
const boasts = [
  String.raw`${oneOf('praise of firms')} (?:\w+ ){0,3}${oneOf('firms')} ` +
    '(?:of|in|with|that|and|headquartered|based|offering|serving|,)',
  String.raw`${oneOf('what firms have')} (?:\w+ ){0,4}${oneOf('far and wide')}`,
].join('|');

/**
 * What a statement is about when it is not about the job: by words that rarely occur in a requirement. Tested on folded lower-case text (no accents), in seven
 * languages.
 */
const patterns: readonly (readonly [Extract<Section, 'legal' | 'benefits' | 'apply' | 'company' | 'meta'>, RegExp])[] =
  [
    ['legal', patternOf(words, 'legal', '')],
    ['benefits', patternOf(words, 'benefits', '')],
    ['apply', patternOf(words, 'apply', '')],
    ['company', patternOf(words, 'company', '', (phrases) => `${phrases}|${boasts}`)],
    ['meta', patternOf(words, 'meta', '')],
  ];

/** Statements without content: they are left out even among requirements. */
const filler = patternOf(words, 'filler', '', (any) => String.raw`^(?:${any})$`);

/** The kind of noise in a folded, lower-case statement and where its words begin; undefined when it may be about the job. */
export function noiseIn(folded: string): { kind: Section; start: number } | undefined {
  for (const [kind, pattern] of patterns) {
    const match = pattern.exec(folded);
    if (match) return { kind, start: match.index };
  }
  return undefined;
}

export const isFiller = (folded: string): boolean => filler.test(folded);

const candidateCues = patternOf(words, 'speaks of the person', '', (any) => String.raw`\b(?:${any})\b`);

/** Whether a folded, lower-case statement is about the person or the job, and not about the employer alone. */
export const speaksOfCandidate = (folded: string): boolean => candidateCues.test(folded);
