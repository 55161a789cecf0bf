import degrees from '../../words/degrees.json' with { type: 'json' };
import schools from '../../words/schools.json' with { type: 'json' };
import { headsOf, patternOf } from '../../words/word-table.ts';

const longestFirst = (list: readonly string[]): string => list.toSorted((a, b) => b.length - a.length).join('|');
const words = headsOf(degrees, 'words').map((word) => word.replace(/-/g, '[- ]').replace(/\+/g, '\\+'));

/** A degree, diploma or school leaving certificate anywhere in a text that is lower case and without accents. */
export const degreePattern = new RegExp(
  `(?<![\\p{L}\\p{N}.'])(?:${longestFirst(words)})(?![\\p{L}\\p{N}])|${headsOf(degrees, 'characters').join('|')}`,
  'iu',
);

/** Degree letters ("B.Sc.", "MBA"), which count at the beginning of a text or alone. */
export const degreeLetters = new RegExp(`^(?:${longestFirst(headsOf(degrees, 'letters'))})(?![\\p{L}\\p{N}])`, 'iu');

/** Degree letters in capitals anywhere ("Graduated as M.Sc. Digital Media"). */
export const degreeCapitals = patternOf(degrees, 'capitals', 'u', (any) => `(?<![\\p{L}.])(?:${any})\\.?(?![\\p{L}])`);

const schoolEndings = headsOf(schools, 'endings').join('|');
const schoolCharacters = headsOf(schools, 'characters').join('|');

/** Words in the names of schools and universities. */
export const schoolPattern = patternOf(
  schools,
  'words',
  'iu',
  (any) => `(?<!\\p{L})(?:${any})(?!\\p{L})|\\p{L}+(?:${schoolEndings})(?!\\p{L})|${schoolCharacters}`,
);
