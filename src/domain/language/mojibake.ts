import { upperControls } from './windows-1252.ts';

/**
 * Repairs text that was written as UTF-8 and read as Windows-1252 ("â€¢" for "•", "Ã©" for "é", "Â" for a no-break space), even where that happened twice. Only
 * sequences that such a misreading produces, and people do not write, are changed.
 */
export function withoutMojibake(text: string): string {
  let repaired = text;
  for (let round = 0; round < mostMisreadings && marks.test(repaired); round++)
    repaired = repaired.replace(sequence, decoded).replace(cutShort, '”').replace(loneSpace, ' ');
  return repaired;
}

const mostMisreadings = 3;

/** A byte after the first, as Windows-1252 or as ISO 8859-1. */
const continuation = `[${upperControls}\u0080-\u00BF]`;
const marks = /[ÂÃâïð]/;
const sequence = new RegExp(`[ÂÃ]${continuation}|[âï]${continuation}{2}|ð${continuation}{3}`, 'gu');
/** A closing quotation mark whose last byte is unassigned in Windows-1252, and was dropped or made invisible. */
const cutShort = /â€\u200B?(?=[\s.,;:!?)]|$)/gmu;
/** A no-break space whose second half was later turned into a plain space. */
const loneSpace = /Â+(?=\s|$)\s?/gmu;

/** The character that the sequence's bytes encode in UTF-8; the sequence itself where they encode none. */
function decoded(misread: string): string {
  const bytes = Array.from(misread, (letter) => {
    const at = upperControls.indexOf(letter);
    return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
  });
  const [lead = 0, ...rest] = bytes;
  const leadBits = lead & (0x3f >> rest.length);
  const point = rest.reduce((sum, byte) => sum * 64 + (byte & 0x3f), leadBits);
  if (point < (smallestOf[rest.length - 1] ?? 0) || point > 0x10ffff) return misread;
  return point === unknownCharacter || point === byteOrderMark ? ' ' : String.fromCodePoint(point);
}

/** The first character that needs one, two or three bytes after its first; control characters are not text. */
const smallestOf = [0xa0, 0x800, 0x10000];
const unknownCharacter = 0xfffd;
const byteOrderMark = 0xfeff;
