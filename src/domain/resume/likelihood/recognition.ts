import type { Run } from '../../document/source-document.ts';
import { squeeze } from '../../language/fold.ts';
import type { ReadValue } from './read-values.ts';

/** How often words are right that are said to be as sure as this, by `base` and `slope`: fitted to scans of resumes with known content. */
const fitted = { base: -4.7, slope: 10.2 };
const wordIsRight = (certainty: number): number => 1 / (1 + Math.exp(-fitted.base - fitted.slope * certainty));

/**
 * How likely all words are right that a value was read from: 1 unless they were recognized in a picture. Where the value is written otherwise
 * than its line, as dates are, those with digits count.
 */
export function recognitionOf({ squeezed, kind, lines }: Pick<ReadValue, 'squeezed' | 'kind' | 'lines'>): number {
  const recognized = lines.flatMap(({ row }) => row?.pieces.flatMap(({ runs }) => runs.flatMap(wordsOf)) ?? []);
  const own = recognized.filter(({ word }) => (kind === 'date' ? /\d/.test(word) : squeezed.includes(word)));
  return own.reduce((likelihood, { certainty }) => likelihood * wordIsRight(certainty), 1);
}

const wordsOf = ({ text, certainty }: Run): { word: string; certainty: number }[] =>
  certainty === undefined
    ? []
    : text
        .split(/\s+/)
        .map(squeeze)
        .filter((word) => word !== '')
        .map((word) => ({ word, certainty }));
