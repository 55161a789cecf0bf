/** A text without what two writings of it may differ in, and where each of its letters came from. */
export interface Comparable {
  key: string;
  /** For each code unit of the key: where its letter begins and ends in the text. */
  from: number[];
  to: number[];
}

/** Invisible, or of private fonts: the reader leaves them out. */
const unseen = /[\s\p{Cc}\p{Co}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const quotes: readonly [RegExp, string][] = [
  [/[\u2018-\u201b\u2032\u00b4`]/g, "'"],
  [/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2022\u2023\u2043\u2219\u25aa\u25cf\u25e6]/g, '•'],
];

/** Letters with their accents, of which nobody writes many on one. */
const letters = /\P{M}\p{M}{0,8}|\p{M}{1,8}/gu;

/** `joined`: without hyphens at the end of a line, where the reader took a word for broken. */
export function comparable(text: string, { joined = false } = {}): Comparable {
  const key: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const end = index + letter.length;
    // Markdown's bold, which the reader of sections takes off.
    if (letter === '*' && (text[index - 1] === '*' || text[end] === '*')) continue;
    if (joined && /^[-\u2010]$/.test(letter) && /^ *\n/.test(text.slice(end, end + 4))) continue;
    for (const unit of plain(letter)) {
      for (let at = 0; at < unit.length; at++) {
        from.push(index);
        to.push(end);
      }
      key.push(unit);
    }
  }
  return { key: key.join(''), from, to };
}

function plain(letter: string): string {
  if (/^[a-z0-9]$/i.test(letter)) return letter;
  return quotes.reduce((text, [forms, one]) => text.replace(forms, one), letter.normalize('NFKC').replace(unseen, ''));
}
