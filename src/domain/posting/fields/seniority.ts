import words from '../../words/posting/seniority.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { Seniority } from '../posting.ts';

/** From the most to the least specific word; folded, lower case. */
const titleRules: readonly (readonly [Seniority, RegExp])[] = [
  ['intern', patternOf(words, 'intern', '')],
  ['executive', patternOf(words, 'executive', '')],
  [
    'director',
    /\bdirector\b|\bhead of\b|\bdirecteur|\bdirectrice|\bdirector[a]?\b|\bdiretor\w?\b|\bdirettore|\bdirecteur|\bleiter(?:in)?\b|\bbereichsleit\w+/,
  ],
  ['entry', patternOf(words, 'entry', '')],
  ['lead', patternOf(words, 'lead', '')],
  [
    'senior',
    /\bsenior\b|\bsr\b|\bseasoned\b|\bexperienced\b|\berfahrene\w*|\bconfirme\b|\bexperimente|\bsperimentato|\bexpert\b/,
  ],
  ['manager', /\bmanager\b|\bmgr\b|\bgerente|\bresponsable\b|\bgestor\b/],
  ['mid', /\bmid[- ]?(?:level|senior)?\b|\bintermediate\b|\bmedior\b/],
];

const textRules: readonly (readonly [Seniority, RegExp])[] = [
  ['entry', patternOf(words, 'beginners in an ad', '')],
  ['senior', /\bsenior[- ]level\b/],
  ['mid', /\bmid[- ](?:level|career)\b/],
];

/** The level of a job: what the title says, else what the ad says in plain words; undefined when neither does. Arguments folded, lower case. */
export function readSeniority(title: string, body: string): Seniority | undefined {
  const inTitle = titleRules.find(([, pattern]) => pattern.test(title))?.[0];
  return inTitle ?? textRules.find(([, pattern]) => pattern.test(body))?.[0];
}
