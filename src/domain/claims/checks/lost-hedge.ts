import groups from '../../words/claims/groups.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from '../../language/english-verbs.ts';
import type { CheckedSentence } from '../evidence/checked-sentence.ts';
import { saysWhatWasDone } from '../evidence/letter-speech.ts';
import type { SourceSentence } from '../evidence/source-facts.ts';
import { hedges } from '../words/claim-groups.ts';
import { isSaid } from '../words/said.ts';
import { shared, topicsOf } from '../words/words.ts';
import { raisingRanks, titleNouns } from './ranks.ts';

/** The evidence says "assisted with" and the text no longer does: the most similar sentence has the hedge, and no equally similar one lacks it. */
export function lostHedge(statement: CheckedSentence): { hedge: string; isSure: boolean } | undefined {
  const { cited, text, topics, own, header, addressing, entry, letter, paragraph } = statement;
  const { language } = statement.base;
  if (header || addressing || (entry === undefined && !letter)) return undefined;
  if (
    topics.size < 2 ||
    withoutPhrases(text).search(hedges) >= 0 ||
    (!cited &&
      (/\bwe\b/i.test(text) ||
        isWithSomebody(text) ||
        withoutPhrases(paragraph).search(hedges) >= 0 ||
        !isOwnDoing(statement))) ||
    (letter && !saysWhatWasDone(text) && !startsWithVerb(text))
  )
    return undefined;
  const isPart = !cited && paragraph.length > text.length;
  const nearness = (sentence: SourceSentence): number =>
    shared(topics, sentence.topics) + (isPart ? shared(statement.around(), sentence.topics) / 2 : 0);
  const best = Math.max(0, ...own.map(nearness));
  if (best < 2) return undefined;
  const alone = Math.max(0, ...own.map((sentence) => shared(topics, sentence.topics)));
  const isSaidPlainly = (sentence: SourceSentence): boolean =>
    shared(topics, sentence.topics) === alone && !opensHedged(sentence.text);
  if (isPart && alone >= 2 && own.some(isSaidPlainly)) return undefined;
  const nearest = own.filter((sentence) => nearness(sentence) === best);
  const hedged = nearest.every((sentence) => opensHedged(sentence.text));
  const said = nearest[0]?.text ?? '';
  const ofAll = creditOfAll.exec(said)?.[0];
  const hedge = hedged ? (said.match(hedges)?.[0] ?? ofAll) : undefined;
  return hedge === undefined
    ? undefined
    : {
        hedge,
        isSure:
          cited ||
          (language !== 'en' && best >= leastOfOthers) ||
          ofAll !== undefined ||
          isSameDeed(statement, nearest),
      };
}

/** In languages whose verbs are not known, a line is the same if it shares so many words. */
const leastOfOthers = 3;

/** What the text says was done is what the evidence says the person helped with: "migrated" for "helped migrate". */
function isSameDeed({ words }: CheckedSentence, hedged: readonly SourceSentence[]): boolean {
  const verbs = words.filter(({ text }) =>
    [verbOfPast, verbOfBase, verbOfGerund, verbOfThird].some((of) => of(text.toLowerCase()) !== undefined),
  );
  return verbs.some(
    (verb) =>
      hedged.some(({ vocabulary }) => isSaid(verb, vocabulary)) ||
      shared(topicsOf([verb], 'en'), new Set(hedged.flatMap(({ topics }) => [...topics]))) > 0,
  );
}

/** "Prepared with the principal": whoever says with whom claims no more than a part. */
const isWithSomebody = (text: string): boolean =>
  [...text.matchAll(withSomebody)].some(([, who = '']) =>
    who.split(/[\s-]+/).some((word) => titleNouns.has(word.toLowerCase()) || raisingRanks.has(word.toLowerCase())),
  );

const withSomebody = patternOf(
  groups,
  'with somebody',
  'giu',
  (any) => String.raw`(?<!\p{L})(?:${any})\s((?:[\p{L}-]+\s?){1,3})`,
);

/** The hedge is next to the sentence's verb, not somewhere in the rest of it. */
const opensHedged = (text: string): boolean => {
  const at = [...withoutPhrases(text).matchAll(hedges)].find(([hedge]) => !persons.test(hedge))?.index ?? -1;
  return (at >= 0 && at <= 18) || text.search(creditOfAll) >= 0;
};

/** "Supervised six assistants": people, not how much the person did. */
const persons =
  /^(?:assistants?|members?|interns?|trainees?|partners?|peers?|fellows?|colleagues?|teammates?|coworkers?|juniors?)$/i;

/** "310 bouquets (whole team)": behind what was done, whose work it was. */
const creditOfAll = patternOf(groups, 'credit of all', 'iu', (any) => String.raw`[(,–—-]\s?(?:${any})(?!\p{L})`);

/** "Put together" says of nobody that they were together. */
const withoutPhrases = (text: string): string => text.replace(phrasal, (match) => ' '.repeat(match.length));
const phrasal = /\b(?:put|puts|putting|bring|brings|brought|bringing|pull|pulled|get|got) together\b/gi;

const startsWithVerb = (text: string): boolean => {
  const [first = ''] = /^[\p{L}-]+/u.exec(text) ?? [];
  const word = first.toLowerCase();
  return [verbOfBase, verbOfPast, verbOfGerund, verbOfThird].some((of) => of(word) !== undefined);
};

/** Whether an English sentence says that the person did something, not what there was, what others did or what the place is. */
const isOwnDoing = ({ text, base: { language } }: CheckedSentence): boolean =>
  language !== 'en' ||
  startsWithVerb(text) ||
  saysWhatWasDone(text) ||
  !/\b(?:it|they|there|which|is|was|were|are|had|has)\b/i.test(text);
