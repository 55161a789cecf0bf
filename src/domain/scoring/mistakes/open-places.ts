import words from '../../words/scoring/open-places.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';

const openWords: ReadonlySet<string> = new Set(headsOf(words));
const bracketed = /\[(\p{L}[\p{L}\s,/’'-]{0,48}\p{L})\]/gu;

/**
 * What a template left open in a line: "[Number]", "[departments, clients]". In brackets, letters alone, and with a word that templates put there: "[Python]"
 * is the person's own.
 */
export function openPlaces(text: string): string[] {
  if (!text.includes('[')) return [];
  return [...text.matchAll(bracketed)]
    .filter(([, inside = '']) =>
      inside
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => openWords.has(word)),
    )
    .map(([whole]) => whole);
}
