import type { Glyph } from './glyph.ts';

/** A spacing accent, and the combining mark for it. */
const marks = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['^', '\u0302'],
  ['˜', '\u0303'],
  ['~', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['˚', '\u030a'],
  ['°', '\u030a'],
  ['˝', '\u030b'],
  ['ˇ', '\u030c'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
]);
/** The letters of a line, and a few more. */
const farthest = 200;
const dotless = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
]);

/**
 * The glyphs with accents that are drawn over their letters made one with them: TeX's older fonts have no accented letters and draw "ü" as "¨" and "u", one
 * over the other. The accent stands next to its letter in the file or, as PDFium puts letters that overlap, later on its line.
 */
export function withDrawnAccents(glyphs: Glyph[]): Glyph[] {
  const letters = new Map<Glyph, string>();
  const joined = new Set<Glyph>();
  glyphs.forEach((glyph, index) => {
    const mark = marks.get(glyph.text);
    if (mark === undefined) return;
    for (let at = index + 1; at >= Math.max(index - farthest, 0); at -= 1) {
      const letter = glyphs[at];
      if (!letter || at === index || letters.has(letter) || !isUnder(letter, glyph)) continue;
      const text = accented(letter.text, mark);
      if (text === undefined) continue;
      letters.set(letter, text);
      joined.add(glyph);
      return;
    }
  });
  if (joined.size === 0) return glyphs;
  return glyphs.flatMap((glyph) => {
    const text = letters.get(glyph);
    return joined.has(glyph) ? [] : [text === undefined ? glyph : { ...glyph, text }];
  });
}

const accented = (letter: string, mark: string): string | undefined => {
  const text = `${dotless.get(letter) ?? letter}${mark}`.normalize('NFC');
  return /^\p{L}$/u.test(text) ? text : undefined;
};

/** The middle of the accent lies over the letter. */
function isUnder(letter: Glyph, accent: Glyph): boolean {
  const middle = (accent.left + accent.right) / 2;
  const margin = 0.1 * letter.size;
  return (
    letter.turn === accent.turn &&
    Math.abs(letter.baseline - accent.baseline) < 0.6 * letter.size &&
    middle > letter.left - margin &&
    middle < letter.right + margin
  );
}
