import neutral from '../../words/claims/neutral-words.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from '../../language/english-verbs.ts';
import { numberWord } from '../../language/number-words.ts';
import { isSaid } from '../words/said.ts';
import { unsupportedClaim, whereElse, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { carriesContent, topicsOf, type Word } from '../words/words.ts';

/**
 * A line of an entry may say what its evidence says in other words, but nothing else: a noun that is neither in the evidence nor close in meaning to one of its
 * words is a claim of its own, whatever it is ("chemotherapy", "solar panels"). English only: the words of other languages are not known well enough.
 */
export const checkNovelty: ClaimCheck = (statement) => {
  const { base, entry, header, letter, words, own } = statement;
  if (header || letter || entry === undefined || base.language !== 'en') return { checked: 0, unsupported: [] };
  const ownTopics = new Set(own.flatMap(({ topics }) => [...topics]));
  const skills = findSkills(statement.text);
  const judged = (word: Word): boolean => skills.some(({ start, end }) => start <= word.start && word.end <= end);
  const novel = words.filter(
    (word, at) =>
      carriesContent(word, 'en') &&
      isNoun(word) &&
      !judged(word) &&
      !isInEvidence(word, ownTopics, statement) &&
      !isHyphenated(statement.text, word, words[at - 1]),
  );
  const unsupported = novel.map((word) =>
    unsupportedClaim(statement, 'outcome', word.text, whereElse(statement, [word.key])),
  );
  if (statement.cited) return { checked: 1, unsupported };
  const content = words.filter((word) => carriesContent(word, 'en'));
  const invented = unsupported.length >= leastInvented && unsupported.length * 2 > content.length;
  return invented ? { checked: 1, unsupported } : { checked: 1, unsupported: [], doubts: unsupported };
};

/** A line most of whose words are new says something else, not the same in other words. */
const leastInvented = 3;

/** "stand-ups": the second part of a word whose first part is in the evidence. */
const isHyphenated = (text: string, word: Word, before: Word | undefined): boolean =>
  before !== undefined && word.key.length <= 4 && /^[-‐‑]$/.test(text.slice(before.end, word.start));

const isInEvidence = (word: Word, ownTopics: ReadonlySet<string>, { vocabulary, target }: CheckedSentence): boolean =>
  isSaid(word, vocabulary) || target.has(word.key) || [...topicsOf([word], 'en')].some((topic) => ownTopics.has(topic));

/** Neither verb, adverb, number nor a word that claims nothing. */
function isNoun({ key, text }: Word): boolean {
  if (
    key.length < 3 ||
    !/^[a-z'-]+$/.test(key) ||
    /(?:ly|ed|ing)$/.test(text) ||
    neutralWords.has(key) ||
    neutralWords.has(text.toLowerCase())
  )
    return false;
  if ([verbOfBase, verbOfPast, verbOfGerund, verbOfThird].some((of) => of(key) !== undefined || of(text) !== undefined))
    return false;
  return (
    numberWord(key) === undefined &&
    numberWord(text.toLowerCase()) === undefined &&
    !/^(?:dozen|hundred|thousand|million|billion|twice|once)s?$/.test(key)
  );
}

/**
 * Words that a rewording may add without claiming anything more: words of manner and degree that set no bound, and general nouns for what a line already says.
 */
const neutralWords: ReadonlySet<string> = new Set(headsOf(neutral, 'brought in by rewording'));
