/**
 * The text without accents, character for character: the result has the same length and offsets, so that what is found in it can be cut out of the original.
 * Characters that fold to more than one are left unchanged. The Polish ł is a letter of its own to Unicode, and an accented l to those who type without it.
 */
export function foldInPlace(text: string): string {
  if (isAscii(text)) return text;
  return text.replace(/[^\p{ASCII}]/gu, (letter) => {
    if ('’‘´'.includes(letter)) return "'";
    if (letter === 'ł') return 'l';
    if (letter === 'Ł') return 'L';
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return plain.length === letter.length ? plain : letter;
  });
}

/** Whether a text has neither accents nor anything else to fold. */
export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

/** Letters and digits alone, lower case and without accents: for comparing text that is written in different ways. */
export const squeeze = (text: string): string =>
  foldInPlace(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Lower case words without accents and punctuation, one space between them. `&` and `+` are kept: they distinguish words. */
export const plainWords = (text: string): string =>
  foldInPlace(text.normalize('NFC'))
    .toLowerCase()
    .replace(/['’‘`]/g, "'")
    .replace(/[^\p{L}\p{N}&+#']+/gu, ' ')
    .trim();
