import neutral from '../words/claims/neutral-words.json' with { type: 'json' };
import letter from '../words/tailoring/letter-words.json' with { type: 'json' };
import { headsOf } from '../words/word-table.ts';
import { isSaid } from '../claims/words/said.ts';
import { carriesContent, wordsOf, type Word } from '../claims/words/words.ts';
import { quantitiesOf } from '../claims/quantities/quantities.ts';
import { sameValue } from '../claims/quantities/quantity.ts';
import { verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from '../language/english-verbs.ts';
import { numberWord } from '../language/number-words.ts';
import { stringsOf } from '../resume/json-pointer.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { findSkills } from '../lexicon/skills/find-skills.ts';

const neutralWords: ReadonlySet<string> = new Set(headsOf(neutral, 'brought in by rewording'));

/** What a letter says of itself, the job and the reader. */
const letterWords: ReadonlySet<string> = new Set(headsOf(letter, 'spoken to the reader'));

/** Words that make a statement about all of something, or about one person alone. */
const sweeping = /^(?:all|every|everyone|entire|whole|any|sole|solely|single-handedly|alone|always|never|zero)$/;

/** The words for all of something that a text has and its support has not. */
export function sweepingWords(proposed: string, support: string): string[] {
  const vocabulary = new Set(wordsOf(support, 'en').flatMap(({ key, stem }) => [key, stem]));
  const words = wordsOf(proposed.replace(perTime, ' '), 'en');
  return words.filter((word) => sweeping.test(word.key) && !isSaid(word, vocabulary)).map(({ text }) => text);
}

/** A day, a shift, a season: "every week" says no more than "a week". */
const perTime = /\b(?:every|each|all)\s+(?:hour|day|shift|night|week|fortnight|month|quarter|season|year)\b/gi;

/**
 * What a proposed text brings in that its support does not say word for word: numbers, nouns, and words for all of something. The claim check knows what words
 * mean and lets some pass that mean nearly the same; whoever invents well is found by their words. English only, as far as nouns are concerned.
 */
export function newClaims(proposed: string, support: string, { english, spoken = '' }: Wording): string[] {
  const known = quantitiesOf(`${support}\n${spoken}`);
  const numbers = quantitiesOf(proposed)
    .filter((quantity) => quantity.label === undefined && !known.some((other) => sameValue(quantity, other)))
    .map((quantity) => proposed.slice(quantity.start, quantity.end));
  const years = (proposed.match(/\b(?:19|20)\d\d\b/g) ?? []).filter((year) => !support.includes(year));
  if (!english) return [...numbers, ...years];
  const vocabulary = new Set(wordsOf(`${support}\n${spoken}`, 'en').flatMap(({ key, stem }) => [key, stem]));
  const skills = new Set(findSkills(support, { list: true }).map(({ skill }) => skill));
  const named = findSkills(proposed).filter(({ skill }) => skills.has(skill));
  const text = proposed.replace(perTime, ' ');
  const words = wordsOf(text, 'en').filter(
    (word) =>
      !isSaid(word, vocabulary) &&
      (sweeping.test(word.key) ||
        (carriesContent(word, 'en') && isNoun(word, text) && !(spoken !== '' && letterWords.has(word.key)))) &&
      !named.some(({ surface }) => surface.toLowerCase().includes(word.text.toLowerCase())),
  );
  return [...numbers, ...years, ...words.map((word) => word.text)];
}

interface Wording {
  /** Whether the text is English. */
  english: boolean;
  /** Of a letter: how the job and the employer are called, which it may say. */
  spoken?: string | undefined;
}

/** The years of a sentence that names an entry and tells of others' dates. */
export function strangeYears(sentence: string, { work = [], education = [] }: JsonResume): string[] {
  const entries = [
    ...work.map((entry) => ({ entry, name: entry.name })),
    ...education.map((entry) => ({ entry, name: entry.institution })),
  ];
  const named = entries.filter(({ name = '' }) => name !== '' && sentence.includes(name));
  if (named.length === 0) return [];
  const told = stringsOf(named.map(({ entry }) => entry)).join('\n');
  return (sentence.match(/\b(?:19|20)\d\d\b/g) ?? []).filter((year) => !told.includes(year));
}

/** What stands before a noun: after it a word that is also a verb is none ("the finance department"). */
const beforeNoun = /\b(?:an?|the|of|in|for|with|at|our|its|their|my|your|this|that)\s+$/i;

/** Neither a verb form, nor a number, nor a word that claims nothing. */
function isNoun({ key, text, start }: Word, all: string): boolean {
  const lower = text.toLowerCase();
  if (key.length < 2 || /\d/.test(key) || neutralWords.has(key) || neutralWords.has(lower)) return false;
  if (numberWord(key) !== undefined || numberWord(lower) !== undefined) return false;
  // Names and abbreviations are nouns, whatever verb is spelt like them.
  if (/^\p{Lu}{2,}$/u.test(text)) return true;
  const forms = [verbOfBase, verbOfThird].some((of) => of(key) !== undefined || of(lower) !== undefined);
  if (forms) return beforeNoun.test(all.slice(0, start));
  return (
    ![verbOfPast, verbOfGerund].some((of) => of(key) !== undefined || of(lower) !== undefined) &&
    !/(?:ly|ed)$/.test(lower)
  );
}
