/** The meaning of a glyph, given how PDFium interprets the file's own mapping. */
export interface Letter {
  text: string;
  /** The file maps the glyph to no letter, or only to a private one (icon fonts). */
  unmapped: boolean;
}

const isPrivateUse = (code: number) => (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffe || code === 0xffff;
/** PDFium combines the bytes of a broken map into numbers beyond Unicode. */
const lastCodePoint = 0x10ffff;
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
const isZeroWidth = (code: number) =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069) ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  code === 0xfeff;

/** Where TeX's encodings (OT1, T1) have the ligatures and dashes: fonts without a map to Unicode show these codes unchanged. */
const texLetters: ReadonlyMap<number, string> = new Map([
  [0x0b, 'ff'],
  [0x0c, 'fi'],
  [0x0d, 'fl'],
  [0x0e, 'ffi'],
  [0x0f, 'ffl'],
  [0x10, '“'],
  [0x11, '”'],
  [0x15, '–'],
  [0x16, '—'],
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
]);

/** Adobe's old private codes for glyphs that do have a letter: small capitals and old-style figures. */
function oldPrivateLetter(code: number): string | undefined {
  if (code >= 0xf761 && code <= 0xf77a) return String.fromCharCode(code - 0xf761 + 0x41);
  if (code >= 0xf730 && code <= 0xf739) return String.fromCharCode(code - 0xf730 + 0x30);
  // Symbol fonts of Windows have ASCII at F020; of these only the bullet is used in texts.
  return code === 0xf0b7 || code === 0xf0a7 ? '•' : undefined;
}

/** The letter of a character code, or undefined when it shows nothing and means nothing. */
export function letterOf(code: number, isHyphen: boolean, mapError: boolean): Letter | undefined {
  if (isHyphen || code === 0xad) return { text: '-', unmapped: false };
  const tex = mapError ? texLetters.get(code) : undefined;
  if (tex !== undefined) return { text: tex, unmapped: false };
  if (code === 2) return { text: '-', unmapped: false };
  if (code === 9 || code === 10 || code === 13 || code === 0xa0) return { text: ' ', unmapped: false };
  if (isZeroWidth(code)) return undefined;
  if (code > lastCodePoint) return { text: '\ufffd', unmapped: true };
  if (isControl(code) || isSurrogate(code))
    return mapError || code === 0 ? { text: '\ufffd', unmapped: true } : undefined;
  if (isPrivateUse(code)) {
    const text = oldPrivateLetter(code);
    return text === undefined ? { text: String.fromCodePoint(code), unmapped: true } : { text, unmapped: false };
  }
  return { text: String.fromCodePoint(code), unmapped: code === 0xfffd };
}
