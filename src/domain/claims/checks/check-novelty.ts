import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from '../../language/english-verbs.ts';
import { numberWord } from '../../language/number-words.ts';
import { isSaid } from '../words/said.ts';
import { unsupportedClaim, whereElse, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { carriesContent, topicsOf, type Word } from '../words/words.ts';

/**
 * A line of an entry may tell what its evidence tells in other words, but not of other things: a noun that neither
 * the evidence nor a word near in meaning brings in is a claim of its own, whatever it is ("chemotherapy", "solar panels").
 * English only: the words of other languages are not known well enough.
 */
export const checkNovelty: ClaimCheck = (statement) => {
  const { base, entry, header, letter, words, own } = statement;
  if (header || letter || entry === undefined || base.language !== 'en') return { checked: 0, unsupported: [] };
  const told = new Set(own.flatMap(({ topics }) => [...topics]));
  const skills = findSkills(statement.text);
  const judged = (word: Word): boolean => skills.some(({ start, end }) => start <= word.start && word.end <= end);
  const novel = words.filter(
    (word, at) =>
      carriesContent(word, 'en') &&
      isNoun(word) &&
      !judged(word) &&
      !isTold(word, told, statement) &&
      !isHyphenated(statement.text, word, words[at - 1]),
  );
  const unsupported = novel.map((word) =>
    unsupportedClaim(statement, 'outcome', word.text, whereElse(statement, [word.key])),
  );
  return { checked: 1, unsupported };
};

/** "stand-ups": the second part of a word whose first part is told. */
const isHyphenated = (text: string, word: Word, before: Word | undefined): boolean =>
  before !== undefined && word.key.length <= 4 && /^[-‐‑]$/.test(text.slice(before.end, word.start));

const isTold = (word: Word, told: ReadonlySet<string>, { vocabulary, target }: CheckedSentence): boolean =>
  isSaid(word, vocabulary) || target.has(word.key) || [...topicsOf([word], 'en')].some((topic) => told.has(topic));

/** Not a verb, adverb, number or word that claims nothing. */
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
 * Words that a rewording may bring in without claiming anything more: words of how and how much that bound nothing, and
 * general nouns for what a line tells already.
 */
const neutralWords: ReadonlySet<string> = new Set(
  `ability able accordance according account action active activity addition additional adequate advance aligned allow along alongside also amid among amount
   appropriate approximate area around aspect assigned associated assorted available background based basis become behalf behind beside besides bring brought
   busy capacity care carry carrying carried case chance clear close closely collaborative combination common concerning conduct connection consist consistent
   context continue continued continuous correct corresponding current currently daily day deadline dedicated degree demand department different direct
   distinct diverse duty each effective efficient effort either emphasis enabling engage engaging ensure entail environment essential etc every everyday
   exact example existing experience extend face facing field final find first-hand five focus focused focusing follow following form former forward four full
   fully further future general give given giving group hand hands-on hand-on high-quality hold holding idea include included including incoming individual
   initiative input internal involve involved involving issue item job keep keeping kept kind lay level like list local long main maintain major make making manner
   many matter mean means measure member method month monthly more multiple multi name namely near necessary need needed new next number numerous objective offer
   office ongoing operation operational order other outside overall own owned pair part particular per perform performing performance period place planned point
   position possible practical practice prior process professional project prompt proper provide providing provided purpose put quality quarter quick range rapid
   record regarding regular related relating relation relevant reliable requirement responsibility result resulting role routine run running same second section
   serve serving service set setting setup several shared short side similar since single site size skill small smooth solution some source special specific
   standard step still style subject such support supporting sure take taking taken task tasks team-based term thanks thing third thorough thoroughly three through throughout
   time timely together took total toward towards two type under understand understanding unit use useful user using utilize value various via view way week
   weekly well whether while within without work worker working workplace year yearly yet mostly partly mainly largely primarily both
   alongside amongst whose whom hence thereby therefore plus enabled allowed helped supported resulted led
   behalf serving across front proactive proactively accurate accurately careful carefully detailed thorough tailored custom customized user-friendly
   complex strong robust modern simple easy effective hands solid structured clean daily-basis ad hoc ad-hoc upcoming previous existing
   start end beginning half third quarterly midway one ones`.split(/\s+/),
);
