import groups from '../../words/claims/groups.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { hitsOf, sentencesWith, withoutOthers, speaksOf, topicsAround, type GroupHit } from './group-support.ts';
import { isMeasured } from './measured-change.ts';
import { raisingRanks, titleNouns } from './ranks.ts';
import {
  everyday,
  hedges,
  leadWords,
  ledObject,
  peopleWords,
  outcomeGroups,
  scopeGroups,
  type ClaimGroup,
} from '../words/claim-groups.ts';
import type { SourceSentence } from '../evidence/source-facts.ts';
import { saysWhatWasDone } from '../evidence/letter-speech.ts';
import { sentencesOf } from '../evidence/sentences.ts';
import { unsupportedClaim, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import type { ClaimKind, UnsupportedClaim } from '../claim.ts';
import { verbOfGerund } from '../../language/english-verbs.ts';
import { titlesIn } from './check-titles.ts';
import { carriesContent, shared, topicsOf, wordsOf } from '../words/words.ts';

/** "led", "sole", "global": the extent of the person's role must be in the evidence, about the same subject. */
export const checkScope: ClaimCheck = (statement) => {
  const words = checkGroups(statement, scopeGroups, 'scope');
  const hedge = lostHedge(statement);
  const other = leadsOther(statement);
  words.unsupported.push(...other);
  return {
    checked: words.checked + 1,
    unsupported:
      hedge === undefined
        ? words.unsupported
        : [...words.unsupported, unsupportedClaim(statement, 'scope', hedge, 'changed')],
  };
};

/** "Led a team" needs a sentence that has someone lead a team, not one that leads a project and another with a team in it. */
function leadsOther(statement: CheckedSentence): UnsupportedClaim[] {
  if (statement.header || statement.listing || statement.addressing) return [];
  const { language } = statement.base;
  return [...withoutOthers(statement.claimed).matchAll(ledObject)].flatMap(([claim, object = '']) => {
    if (!statement.cited && isEveryday(claim) && !isOfPeople(object, statement)) return [];
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
          (isOfPeople(sentence.text, statement) || !isOfPeople(object, statement)),
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

const isLed = ({ text }: SourceSentence): boolean => leadWords.test(withoutOthers(text));

const isEveryday = (claim: string): boolean => claim.search(everyday) === 0;

/** Whether people are among what a text speaks of. */
const isOfPeople = (text: string, { base: { language } }: CheckedSentence): boolean =>
  text.search(peopleWords) >= 0 || wordsOf(text, language).some(({ key }) => titleNouns.has(key));

/** A department, a company: led by nobody of whose entry the word is not. */
const isUnsaidUnit = (object: string, { vocabulary }: CheckedSentence): boolean =>
  (
    object
      .toLowerCase()
      .match(
        /\b(?:department|division|company|organi[sz]ation|region|branch|abteilung|firma|département|entreprise|departamento|empresa)\b/g,
      ) ?? []
  ).some((unit) => !vocabulary.has(unit));

/** How far behind a verb its object may be. */
const objectReach = 40;

/** "Managed the inventory" and "ran cable" say what was done; of people they say that someone led. */
const isNoClaim = ({ group, claim, index }: GroupHit, statement: CheckedSentence): boolean => {
  if (group.name === 'people')
    return (
      !leadWords.test(statement.claimed) ||
      (!statement.cited &&
        !isUnsaidUnit(claim, statement) &&
        statement.own.some((sentence) => isLed(sentence) && isOfPeople(sentence.text, statement)))
    );
  if (!statement.cited && isInTitle(claim, statement)) return true;
  if (claim === 'cut' && statement.claimed.charAt(index - 1) === '-') return true;
  if (!isEveryday(claim) || statement.cited) return false;
  const behind = statement.claimed.slice(index + claim.length, index + claim.length + objectReach);
  return !isOfPeople(behind.split(/[,;:.]/)[0] ?? '', statement);
};

/** "Warehouse lead with eleven years": a word of a title that was held. */
const isInTitle = (claim: string, { entries, base }: CheckedSentence): boolean =>
  /^(?:lead|head|chief|president|executive|founder|owner)$/i.test(claim) &&
  (entries.length > 0 ? entries : base.entries).some(({ titles }) =>
    titles.some((title) => wordsOf(title, base.language).some(({ key }) => key === claim.toLowerCase())),
  );

/** "increased", "saved", "award-winning": the outcome must be in the evidence, about the same subject. */
export const checkOutcomes: ClaimCheck = (statement) => checkGroups(statement, outcomeGroups, 'outcome');

function checkGroups(statement: CheckedSentence, groups: readonly ClaimGroup[], kind: ClaimKind) {
  if (statement.header || statement.listing || statement.addressing) return { checked: 0, unsupported: [] };
  const titles = titlesIn(statement);
  const hits = hitsOf(statement.claimed, groups).filter(
    (hit) =>
      !titles.some(({ start, end }) => start <= hit.index && hit.index < end) &&
      !isInName(statement, hit.index) &&
      !isNoClaim(hit, statement),
  );
  const unsupported = hits.flatMap(({ group, claim, index }) => {
    const sentences = sentencesWith(group, groups, statement.own);
    const around = topicsAround(statement.words, index, statement);
    if (speaksOf(sentences, around) || isMeasured(group.name, statement)) return [];
    const elsewhere = sentences.length > 0 || sentencesWith(group, groups, statement.base.sentences).length > 0;
    return [unsupportedClaim(statement, kind, claim, elsewhere ? 'elsewhere' : 'absent')];
  });
  return { checked: hits.length, unsupported };
}

/** The word is part of an employer's or school's own name: "First National Bank". */
const isInName = ({ text, base }: CheckedSentence, index: number): boolean =>
  base.entries.some(({ names }) =>
    names.some((name) => {
      const at = name.length > 2 ? text.indexOf(name) : -1;
      return at >= 0 && at <= index && index < at + name.length;
    }),
  );

/** The evidence says "assisted with" and the text no longer does: the most similar sentence has the hedge, and no equally similar one lacks it. */
function lostHedge({
  cited,
  text,
  topics,
  own,
  header,
  addressing,
  entry,
  letter,
}: CheckedSentence): string | undefined {
  if (header || addressing || (entry === undefined && !letter)) return undefined;
  if (
    topics.size < 2 ||
    text.search(hedges) >= 0 ||
    (!cited && isWithSomebody(text)) ||
    (letter && !saysWhatWasDone(text))
  )
    return undefined;
  const nearness = (sentence: SourceSentence): number => shared(topics, sentence.topics);
  const best = Math.max(0, ...own.map(nearness));
  if (best < 2) return undefined;
  const nearest = own.filter((sentence) => nearness(sentence) === best);
  const hedged = nearest.every((sentence) => opensHedged(sentence.text));
  return hedged ? (nearest[0]?.text.match(hedges)?.[0] ?? undefined) : undefined;
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
  const at = text.search(hedges);
  return at >= 0 && at <= 18;
};
