import type { UnsupportedClaim } from '../claim.ts';
import { unsupportedClaim, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { sentencesOf } from '../evidence/sentences.ts';
import type { SourceSentence } from '../evidence/source-facts.ts';
import { verbOfGerund } from '../../language/english-verbs.ts';
import { everyday, leadWords, ledObject, peopleWords } from '../words/claim-groups.ts';
import { carriesContent, shared, topicsOf, wordsOf } from '../words/words.ts';
import { withoutOthers } from './group-support.ts';
import { titleNouns } from './ranks.ts';

/** "Led a team" needs a sentence that has someone lead a team, not one that leads a project and another with a team in it. */
export function leadsOther(statement: CheckedSentence): UnsupportedClaim[] {
  if (statement.header || statement.listing || statement.addressing) return [];
  const { language } = statement.base;
  return [...withoutOthers(statement.claimed).matchAll(ledObject)].flatMap(([claim, object = '']) => {
    if (
      !statement.cited &&
      isEveryday(claim) &&
      !isOfPeople(object, statement) &&
      !isAlongside(object, statement) &&
      !isPlaceItself(object, statement)
    )
      return [];
    const head = wordsOf(object, language).findLast(
      (word) => carriesContent(word, language) && verbOfGerund(word.key) === undefined,
    );
    if (head === undefined) return [];
    const [topic] = topicsOf([head], language);
    if (
      !statement.cited &&
      !isUnsaidUnit(object, statement) &&
      statement.own.some(
        (sentence) =>
          isLed(sentence) &&
          shared(sentence.topics, statement.topics) > 0 &&
          (leadsPeople(sentence, statement) || !isOfPeople(object, statement)),
      )
    )
      return [];
    const leads = ({ text, topics, vocabulary }: SourceSentence): boolean =>
      sentencesOf(text).length === 1 &&
      leadWords.test(withoutOthers(text)) &&
      (topic === undefined || topics.has(topic) || vocabulary.has(head.stem));
    return statement.own.some(leads) ? [] : [unsupportedClaim(statement, 'scope', claim.trim(), 'changed')];
  });
}

/** Whether a sentence has anything led. */
export const isLed = ({ text }: SourceSentence): boolean => leadWords.test(withoutOthers(text));

/** Whether a sentence has people led: as what is led, or in a word for people in general. */
export const leadsPeople = (sentence: SourceSentence, statement: CheckedSentence): boolean =>
  isLed(sentence) &&
  (sentence.text.search(peopleWords) >= 0 ||
    [...withoutOthers(sentence.text).matchAll(ledObject)].some(
      ([, object = '']) => isOfPeople(object, statement) || agents.test(object),
    ));

/** "16 pickers": people by what they do. */
const agents = /^\d+\s(?:[\p{L}-]+\s)*\p{L}{2,}(?:ers|ors|ists|ants|ees|men|women)(?!\p{L})/u;

/** Whether words of leading are said of any work as well. */
export const isEveryday = (claim: string): boolean => claim.search(everyday) === 0;

/** Whether people are among what a text speaks of. */
export const isOfPeople = (text: string, { base: { language } }: CheckedSentence): boolean =>
  text.search(peopleWords) >= 0 || wordsOf(text, language).some(({ key }) => titleNouns.has(key));

/** "Managed the bakery" of a bakery: all of the place. */
const isPlaceItself = (object: string, { entries, base: { language } }: CheckedSentence): boolean => {
  const words = wordsOf(object, language).filter((word) => carriesContent(word, language));
  const [only] = words;
  return (
    words.length === 1 &&
    only !== undefined &&
    /^\p{Ll}/u.test(only.text) &&
    entries.some(({ names }) => names.some((name) => wordsOf(name, language).some(({ key }) => key === only.key)))
  );
};

/** What is led here are those with whom, according to the resume, the person worked. */
const isAlongside = (object: string, { own, base: { language } }: CheckedSentence): boolean => {
  const topics = topicsOf(wordsOf(object, language), language);
  return own.some(
    (sentence) => alongside.test(sentence.text) && !isLed(sentence) && shared(topics, sentence.topics) > 0,
  );
};
const alongside = /\b(?:alongside|together with|worked with|work with|next to|side by side)\b/i;

/** A department, a company: led by nobody of whose entry the word is not. */
export const isUnsaidUnit = (object: string, { vocabulary }: CheckedSentence): boolean =>
  (
    object
      .toLowerCase()
      .match(
        /\b(?:department|division|company|organi[sz]ation|region|branch|abteilung|firma|département|entreprise|departamento|empresa)\b/g,
      ) ?? []
  ).some((unit) => !vocabulary.has(unit));

/** How far behind a verb its object may be. */
export const objectReach = 40;
