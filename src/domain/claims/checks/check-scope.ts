import groups from '../../words/claims/groups.json' with { type: 'json' };
import { headsOf, patternOf } from '../../words/word-table.ts';
import { followsFrom } from '../quantities/support.ts';
import { hitsOf, sentencesWith, speaksOf, topicsAround, type GroupHit } from './group-support.ts';
import { isEveryday, isLed, isOfPeople, isUnsaidUnit, leadsOther, leadsPeople, objectReach } from './leading.ts';
import { lostHedge } from './lost-hedge.ts';
import { isMeasured } from './measured-change.ts';
import { leadWords, outcomeGroups, scopeGroups, type ClaimGroup } from '../words/claim-groups.ts';
import { unsupportedClaim, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import type { ClaimKind, UnsupportedClaim } from '../claim.ts';
import { titlesIn } from './check-titles.ts';
import { shared, wordsOf } from '../words/words.ts';

/** "led", "sole", "global": the extent of the person's role must be in the evidence, about the same subject. */
export const checkScope: ClaimCheck = (statement) => {
  const words = checkGroups(statement, scopeGroups, 'scope');
  const lost = lostHedge(statement);
  const hedge = lost?.hedge;
  const other = leadsOther(statement);
  words.unsupported.push(...other);
  const claims = hedge === undefined ? [] : [unsupportedClaim(statement, 'scope', hedge, 'changed')];
  const doubts = lost?.isSure === false ? claims : [];
  return {
    checked: words.checked + 1,
    unsupported: lost?.isSure === true ? [...words.unsupported, ...claims] : words.unsupported,
    doubts: [...(words.doubts ?? []), ...doubts],
  };
};

/** "Managed the inventory" and "ran cable" say what was done; of people they say that someone led. */
const isNoClaim = ({ group, claim, index }: GroupHit, statement: CheckedSentence): boolean => {
  if (group.name === 'people')
    return (
      !leadWords.test(statement.claimed) ||
      (!statement.cited &&
        !isUnsaidUnit(claim, statement) &&
        statement.own.some((sentence) => isLed(sentence) && isOfPeople(sentence.text, statement)))
    );
  if (!statement.cited && (isInTitle(claim, statement) || isOfOthers(claim, index, statement))) return true;
  if (!statement.cited && /^earn/i.test(claim) && !statement.quantities().some(({ unit }) => unit.startsWith('money:')))
    return true;
  if (!statement.cited && /^rais/i.test(claim) && isOfMoney(index + claim.length, statement)) return true;
  if (claim === 'cut' && statement.claimed.charAt(index - 1) === '-') return true;
  if (!isEveryday(claim) || statement.cited) return false;
  const behind = statement.claimed.slice(index + claim.length, index + claim.length + objectReach);
  return !isOfPeople(behind.split(/[,;:.]/)[0] ?? '', statement);
};

/** "With the owner", "the site manager": who somebody is. That the person is one is checked as a title. */
const isOfOthers = (claim: string, index: number, { claimed }: CheckedSentence): boolean => {
  if (!/^(?:owner|director|head|chief|president|executive|founder|leader|manager|supervisor)s?$/i.test(claim))
    return false;
  const before = claimed.slice(0, index);
  if (/\b(?:as|am|was|became|be|being)\s(?:the\s|an?\s)?(?:\p{L}+\s)?$/iu.test(before)) return false;
  return (
    /^(?:manager|supervisor|director)/i.test(claim) ||
    /\b(?:the|our|my|their|his|her|its|your|both|two|with|to|for|by|from)\s(?:\p{L}+\s)?$/iu.test(before)
  );
};

const idioms = patternOf(groups, 'idioms', 'giu', (any) => String.raw`(?:${any})(?!\p{L})`);

/** "Best practice", "most mornings": words of scope in phrases that claim none. */
const idiomsIn = (claimed: string): { start: number; end: number }[] =>
  [...claimed.matchAll(idioms)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** "Raised €10,000": money that was collected, not something that went up. */
const isOfMoney = (end: number, statement: CheckedSentence): boolean =>
  statement.quantities().some(({ unit, start }) => unit.startsWith('money:') && start - end >= 0 && start - end < 12);

/** "Warehouse lead with eleven years": a word of a title that was held. */
const isInTitle = (claim: string, { entries, base }: CheckedSentence): boolean =>
  /^(?:lead|head|chief|president|executive|founder|owner)$/i.test(claim) &&
  (entries.length > 0 ? entries : base.entries).some(({ titles }) =>
    titles.some((title) => wordsOf(title, base.language).some(({ key }) => key === claim.toLowerCase())),
  );

/** "increased", "saved", "award-winning": the outcome must be in the evidence, about the same subject. */
export const checkOutcomes: ClaimCheck = (statement) => checkGroups(statement, outcomeGroups, 'outcome');

function checkGroups(
  statement: CheckedSentence,
  groups: readonly ClaimGroup[],
  kind: ClaimKind,
): ReturnType<ClaimCheck> {
  if (statement.header || statement.listing || statement.addressing) return { checked: 0, unsupported: [], doubts: [] };
  const titles = titlesIn(statement);
  const all = hitsOf(statement.claimed, groups);
  const phrases = all.length > 0 ? idiomsIn(statement.claimed) : [];
  const hits = all.filter(
    (hit) =>
      !titles.some(({ start, end }) => start <= hit.index && hit.index < end) &&
      !isInName(statement, hit.index) &&
      !phrases.some(({ start, end }) => start <= hit.index && hit.index < end) &&
      !isNoClaim(hit, statement),
  );
  const doubts: UnsupportedClaim[] = [];
  const unsupported = hits.flatMap((hit) => {
    const { group, claim, index } = hit;
    const sentences = sentencesWith(group, groups, statement.own);
    const around = topicsAround(statement.words, index, statement);
    // A number that fell is no saving.
    if (speaksOf(sentences, around) || (!/^savings$/i.test(claim) && isMeasured(group.name, statement))) return [];
    if (!statement.cited && sentences.length > 0 && measures.has(group.name)) return [];
    if (!statement.cited && leading.has(group.name) && leadsSame(hit, statement)) return [];
    const elsewhere = sentences.length > 0 || sentencesWith(group, groups, statement.base.sentences).length > 0;
    const found = unsupportedClaim(statement, kind, claim, elsewhere ? 'elsewhere' : 'absent');
    if (!isMildly(hit, statement)) return [found];
    doubts.push(found);
    return [];
  });
  return { checked: hits.length, unsupported, doubts };
}

/**
 * A word of an outcome that may be mere wording: how a thing is, in an adjective, or that a number moved, where the evidence has the number of the same thing
 * without saying which way.
 */
const isMildly = ({ group, claim, index }: GroupHit, statement: CheckedSentence): boolean => {
  if (statement.cited) return false;
  if (mildWords.has(claim.toLowerCase())) return true;
  if (group.name !== 'up' && group.name !== 'down' && group.name !== 'better') return false;
  const behind = statement
    .quantities()
    .filter(({ start, label }) => !label && start > index && start < index + numberReach);
  return (
    behind.length > 0 &&
    behind.every((quantity) =>
      statement.own.some(
        (sentence) =>
          sentence.quantities.some((source) => followsFrom(quantity, source) !== undefined) &&
          !outcomeGroups.some(
            ({ name, pattern }) => opposite[group.name] === name && sentence.text.search(pattern) >= 0,
          ) &&
          shared(sentence.topics, statement.around()) >= 2,
      ),
    )
  );
};

const mildWords: ReadonlySet<string> = new Set(headsOf(groups, 'mild'));
const numberReach = 60;
const opposite: Readonly<Record<string, string>> = { up: 'down', down: 'up', better: 'worse' };

const leading: ReadonlySet<string> = new Set(['led', 'ran', 'accountable']);

/** "Leads a team of six" where the resume has six people supervised: how many is checked as a number. */
const leadsSame = ({ claim, index }: GroupHit, statement: CheckedSentence): boolean => {
  const behind = statement.claimed.slice(index + claim.length, index + claim.length + objectReach);
  return (
    isOfPeople(behind, statement) &&
    !isUnsaidUnit(behind, statement) &&
    statement.own.some((sentence) => leadsPeople(sentence, statement))
  );
};

/** Groups of nouns for what is measured: to name one claims no change of it. */
const measures: ReadonlySet<string> = new Set([
  'satisfaction',
  'retention',
  'engagement',
  'morale',
  'adoption',
  'conversion',
  'uptime',
  'productivity',
  'compliance',
  'money',
]);

/** The word is part of an employer's or school's own name: "First National Bank". */
const isInName = ({ text, base }: CheckedSentence, index: number): boolean =>
  base.entries.some(({ names }) =>
    names.some((name) => {
      const at = name.length > 2 ? text.indexOf(name) : -1;
      return at >= 0 && at <= index && index < at + name.length;
    }),
  );
