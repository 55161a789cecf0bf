import { endsInAbbreviation } from '../../language/abbreviations.ts';

/** The sentences of a line of text; abbreviations do not end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?])\s+(?=[\p{Lu}"“(])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && endsInAbbreviation(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}
