import type { Change } from './tailoring.ts';

/** How many of its changes a locked optimization shows. */
export const freeChangesCount = 2;

/** Whether a change is one text for another: a move shows the lines of a whole entry, and a person's own words are no news to them. */
const isWording = ({ id, original, revised, reasons }: Change): boolean =>
  !id.startsWith('order:') &&
  id !== 'sections' &&
  original !== revised &&
  !reasons.some((reason) => reason === 'answered' || reason === 'own-words' || reason === 'left-out');

/** Tidied, and nothing said otherwise: what a person would least like to see as the best that was done. */
const isSmall = ({ reasons }: Change): boolean =>
  reasons.every((reason) => reason === 'punctuation' || reason === 'mistake-mended' || reason === 'tense');

/** In tenths of a point: less tells no two changes apart. */
const worthOf = ({ gains }: Change): number => Math.round(10 * ((gains?.overall ?? 0) + (gains?.match ?? 0)));

/** Of equal worth a line that reads otherwise shows most of the work, a headline that repeats a title least. */
const rankOf = ({ id, original }: Change): number =>
  id.startsWith('line:') && original !== '' ? 0 : id === 'headline' ? 2 : 1;

/** The changes worth most to the two scores together, shown before anybody pays: of equal ones reworded lines first; what only tidies comes last. */
export const freeChanges = (changes: readonly Change[]): Change[] =>
  changes
    .filter(isWording)
    .toSorted((a, b) => Number(isSmall(a)) - Number(isSmall(b)) || worthOf(b) - worthOf(a) || rankOf(a) - rankOf(b))
    .slice(0, freeChangesCount);
