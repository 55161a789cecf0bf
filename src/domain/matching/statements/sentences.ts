import { endsInAbbreviation } from '../../language/abbreviations.ts';

const sentenceEnd = /(?<=[.!?…])\s+(?=[\p{Lu}\d"'“„«(])|\n+|(?<=;)\s+(?=\p{Lu})/u;

/** Whether a sentence continues after the abbreviation at its end; "U.S." ends one as often as not. */
const continuesAfter = (text: string): boolean =>
  /\betc\.$/i.test(text) || (endsInAbbreviation(text) && !/\bu\.s\.$/i.test(text));

/** A text cut into sentences; line breaks and semicolons before a capital separate too, abbreviations do not. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(sentenceEnd).map((part) => part.trim())) {
    if (piece === '') continue;
    const last = sentences.at(-1);
    if (last !== undefined && continuesAfter(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

const separators = /[,;|•·/\n]|\s[–-]\s/;

/**
 * Whether a text only names things, one after the other: "Environment: Java, Spring, Oracle". Such a list does not show anything being done with what it names,
 * so it counts as listed and not as shown. `content` are its words that carry meaning, `named` the share of its characters that are names of skills.
 */
export function isList(text: string, words: number, content: number, named: number): boolean {
  if (words <= 2) return true;
  if (words - content > words * 0.12) return false;
  const parts = text
    .replace(/^[^:]{2,30}:\s/, '')
    .split(separators)
    .filter((part) => part.trim() !== '');
  return named >= 0.65 || (parts.length >= 3 && words / parts.length <= 2.7);
}
