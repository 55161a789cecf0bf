import { hashOf } from '../language/hash.ts';

const syllables = ['lo', 'ra', 'mi', 'ne', 'tu', 'so', 'va', 'de', 'pi', 'ku'];

/** A meaningless word of the given length; its letters depend on its position alone. */
function fillerWord(length: number, place: number): string {
  let word = '';
  for (let index = 0; word.length < length; index++) {
    word += syllables[hashOf(`${place}.${index}`) % syllables.length] ?? 'lo';
  }
  return word.slice(0, length);
}

/** A short text is not given away: at most half of it is shown. */
const shownOf = (text: string, visible: number): number => Math.min(Math.max(visible, 0), Math.floor(text.length / 2));

/**
 * The first `visible` characters of a text (cut between words) and at most half of it, then filler with the lines and word lengths of the rest. The filler is
 * generated from positions alone: nothing of the hidden text affects it except the lengths of its words and lines. The same text gives the same preview.
 */
export function lockedPreview(text: string, visible = 400): string {
  const shown = shownPart(text, visible);
  const limit = shownOf(text, visible);
  const hidden = new Set(
    text
      .slice(limit)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
  let place = 0;
  const filler = text.slice(shown.length).replace(/\S+/g, (word) => unlike(word.length, hidden, place++));
  return shown + filler;
}

/** Where the filler of a locked preview begins. Its words are as long as those they replace: it can be told from the preview as from the text. */
export const fillerStart = (text: string, visible = 400): number => wordBoundary(text, shownOf(text, visible));

/** What a locked preview shows of a text, without the filler. */
export const shownPart = (text: string, visible = 400): string => text.slice(0, fillerStart(text, visible));

/** The position at or before `limit` where no word is cut in two; `limit` itself where one word fills all of it. */
function wordBoundary(text: string, limit: number): number {
  if (/\s/.test(text.charAt(limit))) return limit;
  const space = text.slice(0, limit).search(/\s\S*$/);
  return space <= 0 ? 0 : space;
}

/** Filler of the given length that is not a word of the hidden text by chance; dots where no such filler is found. */
function unlike(length: number, hidden: ReadonlySet<string>, place: number): string {
  for (let attempt = 0; attempt < 8; attempt++) {
    const word = fillerWord(length, place + attempt * 7919);
    if (!hidden.has(word)) return word;
  }
  return '·'.repeat(length);
}
