/**
 * What must not reach a page: control characters, invisible ones that split words for a machine (soft hyphen, zero width space, byte order mark), direction
 * overrides that make text read differently from how it is stored, icons of private fonts, and noncharacters. Joiners stay: Persian words and emoji need them.
 */
const unprintable = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\p{Co}\p{Cs}\p{NChar}]/gu;

/** One line of text as it is printed: composed, without unprintable characters, spaces collapsed. */
export const cleanLine = (text: string | undefined): string =>
  (text ?? '').normalize('NFC').replace(/\s+/g, ' ').replace(unprintable, '').replace(/ {2,}/g, ' ').trim();

/** The paragraphs of a longer text: its lines, without the empty ones. */
export const cleanParagraphs = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .filter((line) => line !== '');
