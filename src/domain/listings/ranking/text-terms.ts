import { stopWords } from '../../language/stop-words.ts';
import type { Language } from '../../language/languages.ts';
import { tokenise, type Token } from '../../language/tokenise.ts';
import { stemsOfWord } from '../../lexicon/dictionary/bilingual-dictionary.ts';

/** What a text's words mean as English stems, in its order, each with its share: a word of several meanings counts for each in part. */
export type StemShare = readonly [stem: string, share: number];

/** Reads words' meanings; a word that was read once is known from then on. */
export type WordReader = (key: string) => readonly StemShare[];

/** A reader of one language's words. Texts repeat their words, and many listings are read in one run. */
export function wordReader(language: Language): WordReader {
  const stops = stopWords(language);
  const known = new Map<string, readonly StemShare[]>();
  const read = (key: string): readonly StemShare[] => {
    if (key.length < 2 || /^\d/.test(key) || key.includes('@') || key.startsWith('http') || stops.has(key)) return [];
    const stems = stemsOfWord(key, language);
    return stems.map((stem) => [stem, 1 / stems.length] as const);
  };
  return (key) => {
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const stems = read(key);
    known.set(key, stems);
    return stems;
  };
}

/** The stems of a text's content words; `tokens` where the text is tokenised already. */
export const rankingStems = (
  text: string,
  language: Language,
  read: WordReader = wordReader(language),
  tokens: readonly Token[] = tokenise(text),
): readonly StemShare[] => tokens.flatMap(({ key }) => read(key));
