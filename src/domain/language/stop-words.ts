import type { Language } from './languages.ts';
import words from '../words/stop-words.json' with { type: 'json' };
import { headsOf } from '../words/word-table.ts';
import { foldAccents } from './tokenise.ts';

type Known = Exclude<Language, 'other'>;

/** The supported languages; not taken from the schema, which would bring the schema library into the browser's worker. */
export const readLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const satisfies readonly Known[];

const wordSet = (language: Known): ReadonlySet<string> => new Set(headsOf(words, language).map(foldAccents));

const sets: Record<Known, ReadonlySet<string>> = {
  en: wordSet('en'),
  de: wordSet('de'),
  fr: wordSet('fr'),
  es: wordSet('es'),
  pt: wordSet('pt'),
  it: wordSet('it'),
  nl: wordSet('nl'),
};

/** The words of a language that carry no content, in lower case without accents; English ones for an unknown language. */
export const stopWords = (language: Language): ReadonlySet<string> => sets[language === 'other' ? 'en' : language];
