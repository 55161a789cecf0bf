const rightToLeftLetters = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const leftToRightLetters = /[\p{L}\p{N}]/u;

export const isRightToLeft = (text: string): boolean => text >= '\u0590' && rightToLeftLetters.test(text);
const isLeftToRight = (text: string): boolean => leftToRightLetters.test(text) && !isRightToLeft(text);

/** A letter with the white space before it. */
interface Item {
  glyph: { text: string };
  before: string;
}

/**
 * Puts the parts of a line, given from left to right, into reading order: a line that is mostly Hebrew or Arabic is read from its right end, with the Latin
 * words and numbers in it from left to right. So is every line on a page of such lines. In other lines, only Hebrew and Arabic words are reordered.
 */
export function toReadingOrder<T extends Item>(items: T[], rightwardPage = false): T[] {
  const rightward = items.filter((item) => isRightToLeft(item.glyph.text)).length;
  if (rightward === 0) return items;
  const leftward = items.filter((item) => /\p{L}/u.test(item.glyph.text)).length - rightward;
  if (rightwardPage || rightward >= leftward) return withBrackets(turnRuns(turn(items), isLeftToRight));
  return turnRuns(items, isRightToLeft);
}

/** Whether a page is read from the right. A third of its letters is enough, because names and addresses are often in Latin script. */
export function isReadFromRight(texts: readonly string[]): boolean {
  const letters = texts.filter((text) => /\p{L}/u.test(text));
  return letters.length > 0 && 3 * letters.filter(isRightToLeft).length >= letters.length;
}

/** Brackets are mirrored on such lines. Files store some by their look and some by their meaning, so they're taken to open and close in turn. */
function withBrackets<T extends Item>(items: T[]): T[] {
  const brackets = items.filter((item) => /[()]/.test(item.glyph.text));
  const inTurn = brackets.every((item, index) => item.glyph.text === '()'[index % 2]);
  if (inTurn || brackets.length % 2 === 1) return items;
  return items.map((item) => {
    const place = brackets.indexOf(item);
    return place < 0 ? item : { ...item, glyph: { ...item.glyph, text: '()'[place % 2] ?? '' } };
  });
}

/** Reverses the items; the white space between two of them stays between them. */
function turn<T extends Item>(items: T[]): T[] {
  const first = items[0]?.before ?? '';
  return items.map((_, index) => {
    const item = items[items.length - 1 - index] as T;
    return { ...item, before: index === 0 ? first : (items[items.length - index]?.before ?? '') };
  });
}

/** Reverses each run that begins and ends with an item of the kind and has none of the other direction's letters between. */
function turnRuns<T extends Item>(items: T[], ofKind: (letter: string) => boolean): T[] {
  const other = ofKind === isLeftToRight ? isRightToLeft : isLeftToRight;
  const result: T[] = [];
  for (let start = 0; start < items.length;) {
    const item = items[start] as T;
    if (!ofKind(item.glyph.text)) {
      result.push(item);
      start++;
      continue;
    }
    let end = start;
    for (let at = start + 1; at < items.length; at++) {
      const candidate = items[at] as T;
      // A mark between the parts of a line separates them, whatever their directions.
      if (other(candidate.glyph.text) || candidate.before === '\t' || candidate.glyph.text === '·') break;
      if (ofKind(candidate.glyph.text)) end = at;
    }
    const isCalled = ofKind === isLeftToRight && items[end + 1]?.glyph.text === '+' && items[end + 1]?.before === '';
    if (isCalled) end++;
    const signs = ofKind === isLeftToRight ? signsBefore(result, item) : 0;
    const run = [...result.splice(result.length - signs, signs), ...items.slice(start, end + 1)];
    const together = isCalled || run.some(({ glyph }) => /\p{L}/u.test(glyph.text));
    result.push(...(together ? turn(run) : words(run).flatMap(turn)));
    start = end + 1;
  }
  return result;
}

/** How many items before a number belong to it: its percent or currency sign. */
function signsBefore<T extends Item>(before: readonly T[], number: T): number {
  const last = before.at(-1);
  return last && number.before === '' && /[%‰°$€£₪]/u.test(last.glyph.text) ? 1 : 0;
}

/** Splits at white space: numbers next to each other, as in "2018 - 2022", follow the line's direction and not each other's. */
function words<T extends Item>(items: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (last && item.before === '') last.push(item);
    else parts.push([item]);
  }
  return parts;
}
