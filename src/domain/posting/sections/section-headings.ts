import headingWords from '../../words/posting/heading-words.json' with { type: 'json' };
import headingPhrases from '../../words/posting/heading-phrases.json' with { type: 'json' };
import { alternativesOf, headsOf, patternOf } from '../../words/word-table.ts';
import { foldInPlace } from '../../language/fold.ts';
import type { Section } from './section.ts';

/** English headings are mostly adjectives and nouns in any order: "Minimum education and experience required". */
const wantNouns = new Set(headsOf(headingWords, 'wants'));
const dutyNouns = new Set(headsOf(headingWords, 'duties'));
const roleNouns = new Set(headsOf(headingWords, 'role'));
const niceWords = new Set(headsOf(headingWords, 'wishes'));
const fillers = new Set(headsOf(headingWords, 'fillers'));

/** The section of a heading that consists of heading words alone. */
function sectionOfWords(words: string[]): Section | undefined {
  const isKnown = (word: string) =>
    wantNouns.has(word) || dutyNouns.has(word) || roleNouns.has(word) || niceWords.has(word) || fillers.has(word);
  if (!words.every(isKnown)) return undefined;
  const noun = words.find((word) => wantNouns.has(word) || dutyNouns.has(word) || roleNouns.has(word));
  if (noun === undefined) return undefined;
  if (wantNouns.has(noun)) return words.some((word) => niceWords.has(word)) ? 'nice' : 'must';
  return dutyNouns.has(noun) ? 'duty' : 'role';
}

/** A group of the words that headings consist of, as alternatives. */
const oneOf = (group: keyof typeof headingWords.entries): string => `(?:${alternativesOf(headingWords, group)})`;

/** Requirements that are named by several nouns in other languages as well: "Ihre Kenntnisse und Erfahrungen", "Compétences requises". */
const namedWants = [
  `(?:ihre |deine |unsere |fachliche |personliche )*${oneOf('German wants')}` +
    `(?: und ${oneOf('German second wants')})?(?: an (?:dich|sie))?`,
  `(?:vos )?${oneOf('French wants')}(?: (?:et|&) ${oneOf('French second wants')})?(?: ${oneOf('French marks')})?`,
  `${oneOf('Spanish wants')}(?: ${oneOf('Spanish marks')})*`,
].join('|');

const sections = [
  'title',
  'place',
  'employer',
  'meta',
  'nice',
  'must',
  'duty',
  'benefits',
  'company',
  'legal',
  'apply',
  'role',
] as const;

/** Headings that are more than a series of heading nouns, in the order in which they are tried. */
const rules: readonly (readonly [Section, RegExp])[] = sections.map((section) => [
  section,
  patternOf(headingPhrases, section, '', (any) => `^(?:${section === 'must' ? `${any}|${namedWants}` : any})$`),
]);

/** The section that a heading opens; undefined when the words are not a known heading. */
export function headingSection(heading: string): Section | undefined {
  if (heading.length > 110) return undefined;
  const plain = foldInPlace(heading)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/^[^\p{L}]+|[\s:.…!?\-–—*_#]+$/gu, '')
    .replace(/\s+/g, ' ');
  const words = plain.replace(/([,/&+])/g, ' $1 ').split(/\s+/);
  if (plain === '' || words.length > 18) return undefined;
  return sectionOfWords(words) ?? rules.find(([, pattern]) => pattern.test(plain))?.[0];
}
