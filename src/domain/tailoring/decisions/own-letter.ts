import type { CoverLetter } from '../tailoring.ts';
import type { Decisions } from './decisions.ts';

/** The letter as its person wrote it. A paragraph that they left as it was keeps its evidence; their own need none. */
export function inOwnWords(letter: CoverLetter, own: NonNullable<Decisions['letter']>): CoverLetter {
  return {
    ...letter,
    salutation: own.salutation,
    closing: own.closing,
    paragraphs: own.paragraphs.map(
      (text) =>
        letter.paragraphs.find((paragraph) => paragraph.text === text) ?? { text, evidence: [], requirements: [] },
    ),
  };
}
