import words from '../../words/scoring/weak-openings.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { Language } from '../../language/languages.ts';

/** Openings that name a duty, a person or assistance instead of an action, in each language. */
export const weakOpenings: Partial<Record<Language, RegExp>> = {
  en: patternOf(words, 'en', 'i', (any) => String.raw`^(?:${any})`),
  de: patternOf(words, 'de', 'i', (any) => String.raw`^(?:${any})`),
  fr: patternOf(words, 'fr', 'i', (any) => String.raw`^(?:${any})`),
  es: patternOf(words, 'es', 'i', (any) => String.raw`^(?:${any})`),
  pt: patternOf(words, 'pt', 'i', (any) => String.raw`^(?:${any})`),
  it: patternOf(words, 'it', 'i', (any) => String.raw`^(?:${any})`),
  nl: patternOf(words, 'nl', 'i', (any) => String.raw`^(?:${any})`),
};

/** Words before a participle that say nothing about the action: "A réduit …", "He reducido …", "Ho ridotto …". */
export const auxiliaries: Partial<Record<Language, RegExp>> = {
  de: /^habe\s+/i,
  fr: /^(?:a|ai|avons|ont)\s+/i,
  es: /^(?:ha|he|hemos|han)\s+/i,
  it: /^(?:ha|ho|abbiamo|hanno)\s+/i,
  nl: /^(?:heb|heeft|hebben)\s+/i,
};
