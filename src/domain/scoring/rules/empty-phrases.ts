import words from '../../words/scoring/empty-phrases.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { Language } from '../../language/languages.ts';
import { once } from '../../memoize.ts';

const around = (any: string): string => String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`;

const patterns = once((): Partial<Record<Language, RegExp>> => ({
  en: patternOf(words, 'en', 'giu', around),
  de: patternOf(words, 'de', 'giu', around),
  fr: patternOf(words, 'fr', 'giu', around),
  es: patternOf(words, 'es', 'giu', around),
}));

/** Phrases in a text that anybody could write about themselves: "team player", "proven track record". None in languages without a list. */
export function emptyPhrases(text: string, language: Language): string[] {
  const pattern = patterns()[language];
  return pattern === undefined ? [] : [...text.matchAll(pattern)].map(([phrase]) => phrase);
}

const firstPersons: Partial<Record<Language, RegExp>> = {
  en: /\b(?:I|I['’](?:m|ve|d)|[Mm]y|me|myself)\b/,
  de: /\b(?:ich|mich|mir|mein(?:e[mnrs]?)?)\b/i,
  fr: /(?<!\p{L})(?:je|j['’]|mon|ma|mes|moi)(?!\p{Ll}*['’])\b/iu,
  es: /(?<!\p{L})(?:yo|mi|mis|me)(?!\p{L})/iu,
};

/** Whether a sentence says "I" or "my", which a resume leaves out. Never in languages without a pattern. */
export const saysI = (text: string, language: Language): boolean => firstPersons[language]?.test(text) ?? false;
