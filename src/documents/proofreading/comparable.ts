/** A text in a form for comparison, without what two versions of it may differ in, and where each letter came from. */
export interface Comparable {
  key: string;
  /** For each code unit of the key: where its letter begins and ends in the text. */
  from: number[];
  to: number[];
}

/** Characters that the reader leaves out: they're invisible, or belong to private fonts. */
const unseen = /[\s\p{Cc}\p{Co}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const quotes: readonly [RegExp, string][] = [
  [/[\u2018-\u201b\u2032\u00b4`]/g, "'"],
  [/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2022\u2023\u2043\u2219\u25aa\u25cf\u25e6]/g, '•'],
];

/** A letter with its accents. Nobody writes many on one letter. */
const letters = /\P{M}\p{M}{0,8}|\p{M}{1,8}/gu;

/** `joined`: without the hyphens at line ends where the reader took a word to be broken. */
export function comparable(text: string, { joined = false } = {}): Comparable {
  const key: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const end = index + letter.length;
    // Bold in Markdown, which is removed when sections are read.
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
