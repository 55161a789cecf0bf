import titles from '../../words/titles.json' with { type: 'json' };
import { headsOf, patternOf } from '../../words/word-table.ts';

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const;

/**
 * Nouns that name an occupation as the main word of a job title, lower case without accents. English titles end with theirs, those of other languages mostly
 * begin with it; both are searched for anywhere in a short text.
 */
export const titleNouns: ReadonlySet<string> = new Set(languages.flatMap((language) => headsOf(titles, language)));

/** German and Dutch form compounds: a title ends with its noun ("Softwareentwickler", "Vertriebsleiterin"). */
export const titleEndings = patternOf(titles, 'endings', '', (any) => `(?:${any})(?:in|r|n|s)?$`);

/** Titles in scripts that do not separate words. */
export const titleCharacters = patternOf(titles, 'characters', '');

/** Words that accompany a title and mean little without one. */
export const titleModifiers: ReadonlySet<string> = new Set(headsOf(titles, 'modifiers'));
