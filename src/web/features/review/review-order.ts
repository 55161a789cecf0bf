import { questionRank, unplacedRank } from '#domain/resume/corrections/cost-of-mistakes.ts';
import { unplacedTexts, type UnplacedText } from '#domain/resume/document/unplaced-texts.ts';
import type { ReadAndCorrected, ReadValue } from './read-values.ts';

/** By what a mistake would cost, then by how unsure the value is. */
export const byCost = (values: readonly ReadValue[]): ReadValue[] =>
  values.toSorted((a, b) => questionRank(a.pointer) - questionRank(b.pointer) || a.confidence - b.confidence);

/** A line, or part of one, that couldn't be placed: its position in the document, and its whole line. */
export interface UnplacedItem extends UnplacedText {
  source: string;
}

/** What could not be placed, in the same order. */
export function unplacedItems({ parsed }: ReadAndCorrected): UnplacedItem[] {
  const parts = new Map((parsed.unreadParts ?? []).map(({ id, line }) => [id, line]));
  const texts = new Map(parsed.lines.map(({ id, text }) => [id, text]));
  return unplacedTexts(parsed)
    .map((item) => ({ ...item, source: texts.get(parts.get(item.line) ?? item.line) ?? item.text }))
    .toSorted((a, b) => unplacedRank(a) - unplacedRank(b));
}
