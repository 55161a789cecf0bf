import { sameQuantity, sameValue, type Quantity } from '../quantities/quantity.ts';
import { rateIn } from '../quantities/rates.ts';
import { sameSubject, subjectsOf, type Subject } from '../quantities/subjects.ts';
import { followsFrom, workedOut, type Basis } from '../quantities/support.ts';
import type { SourceSentence } from '../evidence/source-facts.ts';
import type { UnsupportedClaim } from '../claim.ts';
import { unsupportedClaim, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { titleNouns } from './ranks.ts';
import { isWrittenShort } from '../words/abbreviations.ts';
import { isGeneral } from '../words/general-words.ts';
import { shared, topicsOf } from '../words/words.ts';
import { followsFromDates } from './durations.ts';
import { isAim } from '../evidence/letter-speech.ts';
import { isListed } from './lists.ts';
import { countsOneself, isEveryNth, isProduct, isRhythm, isSumOf, isWrittenSo, isYearSaid } from './number-forms.ts';

/** Every number must follow from a sentence of the evidence: with its unit, its bound, its direction and what it is about. */
export const checkNumbers: ClaimCheck = (statement) => {
  const { claimed, base } = statement;
  const quantities = statement.quantities();
  const subjects = subjectsOf(claimed, statement.words, quantities, base.language);
  const reasons = quantities.map((quantity, at) => {
    const subject = subjects[at];
    if (subject === undefined || isArticle(quantity) || followsFromDates(quantity, statement)) return undefined;
    if (quantity.label && (statement.addressing || isAim(claimed))) return undefined;
    if (isRhythm(quantity, claimed) || isEveryNth(quantity, statement) || isWrittenSo(quantity, statement))
      return undefined;
    const reason = whyNot(quantity, subject, statement);
    const other = reason === undefined ? undefined : inUnitBefore(quantities, at);
    return other !== undefined && whyNot(other, subject, statement) === undefined ? undefined : reason;
  });
  const doubts: UnsupportedClaim[] = [];
  const unsupported = quantities.flatMap((quantity, at) => {
    const reason = reasons[at];
    if (reason === 'elsewhere' && isUnlikeAny(quantity, statement)) {
      doubts.push(unsupportedClaim(statement, 'number', quantity.text, reason));
      return [];
    }
    const behind = quantities.slice(at + 1, at + mostParts).filter((_, place) => reasons[at + 1 + place] === undefined);
    return reason === undefined || isSumOf(quantity, behind)
      ? []
      : isProduct(
            quantity,
            quantities.filter((_, place) => reasons[place] === undefined),
          )
        ? []
        : [unsupportedClaim(statement, 'number', quantity.text, reason)];
  });
  return { checked: quantities.length, unsupported, doubts };
};

/** The evidence has the number, and nothing in it is worded like the text: then it may say the same in other words. */
const isUnlikeAny = (quantity: Quantity, { own, topics, cited, header }: CheckedSentence): boolean =>
  !cited &&
  !header &&
  own.some(({ quantities }) => quantities.some((source) => sameQuantity(quantity, source))) &&
  !own.some((sentence) => shared(sentence.topics, topics) >= (topics.size > leastAlike ? 2 : 1));
const leastAlike = 3;

/** "By 17 days, to 35": a bare number is in the unit of the one before. */
function inUnitBefore(quantities: readonly Quantity[], at: number): Quantity | undefined {
  const quantity = quantities[at];
  const last = quantities.slice(0, at).findLast(({ unit }) => unit !== '');
  if (quantity === undefined || last === undefined || quantity.unit !== '' || last.unit === 'vague') return undefined;
  if (last !== quantities[at - 1] && quantity.role === undefined) return undefined;
  return { ...quantity, unit: last.unit === 'points' ? 'percent' : last.unit };
}

/** How many parts a number may be made up of. */
const mostParts = 4;

/** "One of", "1 of 5": a single one is no size. */
const isArticle = ({ value, upper, unit, bound }: Quantity): boolean =>
  value === 1 && upper === undefined && unit === '' && bound === 'exact';

interface Support {
  basis: Basis;
  /** How surely it is about the same: {@link sameSubject}. */
  about: number;
  sentence: SourceSentence;
  /** What the number is of there, where it is a single one. */
  source?: Subject | undefined;
}

function whyNot(quantity: Quantity, subject: Subject, statement: CheckedSentence) {
  const { own, base, header } = statement;
  const found = supportsOf(quantity, subject, own, statement);
  const best = found[0];
  if (countsOneself(quantity, statement) || isYearSaid(quantity, statement)) return undefined;
  if (best === undefined) {
    if (isListed(quantity, statement)) return undefined;
    if (own.some(({ quantities }) => quantities.some((source) => sameValue(quantity, source)))) return 'changed';
    if (own.some((sentence) => isCounted(subject, quantity, sentence))) return 'changed';
    return supportsOf(quantity, subject, base.sentences, statement).length > 0 ? 'elsewhere' : 'absent';
  }
  if (header || quantity.label || best.sentence === base.letterhead) return undefined;
  if (best.about === 0 && !isBareItem(statement) && !isSpokenOf(best.sentence, statement)) return 'elsewhere';
  if (isOfOtherPeople(quantity, subject, found, statement)) return 'changed';
  return best.about < 3 && !isDerived(best) && isSwapped(quantity, subject, best, statement) ? 'changed' : undefined;
}

/**
 * A short item of a position, or one in a language whose synonyms are not known: that nothing else in it is the same as in the line of its number says little,
 * as long as the line counts nothing of its own by another number.
 */
const isBareItem = ({ entries, letter, cited, topics, base }: CheckedSentence): boolean =>
  entries.length > 0 && !letter && !cited && (topics.size <= 2 || base.language !== 'en');

/** "Over the year it came down to nine": what the number is of stands in the sentence before. */
const isSpokenOf = ({ topics }: SourceSentence, { text, paragraph, around }: CheckedSentence): boolean =>
  paragraph.length > text.length && shared(topics, around()) >= 2;

/** The sentences that support a number, the surest first. */
function supportsOf(
  quantity: Quantity,
  subject: Subject,
  sentences: readonly SourceSentence[],
  statement: CheckedSentence,
): Support[] {
  const { topics, claimed } = statement;
  const isEachHere = eachBehind.test(claimed.slice(quantity.end, quantity.end + eachReach));
  return sentences
    .flatMap((sentence): Support[] => {
      const single = sentence.quantities.flatMap((source, at): Support[] => {
        const basis =
          followsFrom(quantity, source) ??
          followsFrom(withoutRate(quantity, sentence), source) ??
          followsFrom(quantity, inUnitOf(quantity, source, sentence, sentence.subjects[at]));
        const about = sameSubject(subject, sentence.subjects[at] ?? subject, statement, sentence);
        return basis === undefined
          ? []
          : [{ basis, about: Math.max(about, alone(topics)), sentence, source: sentence.subjects[at] }];
      });
      const basis =
        sentence.quantities.length > 0
          ? workedOut(quantity, sentence.quantities, each.test(sentence.text), isEachHere)
          : undefined;
      // What is counted by itself is no sum of it and something else.
      if (basis === undefined || (basis === 'summed' && isCounted(subject, quantity, sentence))) return single;
      const about = shared(subject.head, sentence.topics) > 0 ? 2 : Math.min(1, shared(topics, sentence.topics));
      return [...single, { basis, about, sentence }];
    })
    .toSorted((a, b) => b.about - a.about || Number(isDerived(a)) - Number(isDerived(b)));
}

const isDerived = ({ basis }: Support): boolean => basis === 'worked out' || basis === 'summed';

const each = /\b(?:per|each|every|apiece|pro|par|por|je)\b/i;

/** "27 pupils each": behind what is counted. */
const eachBehind = /^(?:\s[\p{L}-]+){0,3}\s(?:each|apiece|jeweils|chacune?|cada un[oa])(?!\p{L})/u;
const eachReach = 60;

/** A text of a word or two says of nothing what it is about. */
const alone = (topics: ReadonlySet<string>): number => (topics.size < 2 ? 1 : 0);

/** "Days to invoice from 12 to 5": the unit stands before the numbers. */
const inUnitOf = (
  { unit }: Quantity,
  source: Quantity,
  { text }: SourceSentence,
  subject: Subject | undefined,
): Quantity => {
  const name = unit.startsWith('time:') ? unit.slice('time:'.length) : undefined;
  const isSaid =
    name !== undefined &&
    source.unit === '' &&
    !source.label &&
    subject?.counted === undefined &&
    new RegExp(`\\b${name}s?\\b`, 'i').test(text.slice(0, source.start));
  return isSaid ? { ...source, unit } : source;
};

/** The period of a number may stand anywhere in the sentence it comes from. */
const withoutRate = (quantity: Quantity, { text }: SourceSentence): Quantity =>
  quantity.rate !== undefined && (rateIn(text, quantity.rate) || isOfWeek(quantity))
    ? { ...quantity, rate: undefined }
    : quantity;

/** "Seven days a week" are seven days. */
const isOfWeek = ({ unit, rate, value }: Quantity): boolean => unit === 'time:day' && rate === 'week' && value <= 7;

/** The evidence counts the same thing and comes to another number. */
const isCounted = (subject: Subject, { unit }: Quantity, { quantities, subjects }: SourceSentence): boolean =>
  subject.noun.size > 0 &&
  quantities.some((source, at) => source.unit === unit && shared(subject.noun, subjects[at]?.noun ?? new Set()) > 0);

/** "Trained three dentists" where the resume has three hygienists: of the same number, people of another occupation. */
function isOfOtherPeople(
  { unit, value }: Quantity,
  { counted, head }: Subject,
  found: readonly Support[],
  { cited, words, own, base }: CheckedSentence,
): boolean {
  if (cited || base.language !== 'en' || unit !== '' || value < 2 || counted === undefined) return false;
  if (!titleNouns.has(counted.key) || anybody.has(counted.key) || isWrittenShort(counted, words, own)) return false;
  const said = topicsOf(words, 'en');
  return found.every(({ basis, source }) => {
    const other = source?.counted;
    return (
      basis === 'stated' &&
      other !== undefined &&
      !isGeneral(other) &&
      shared(head, source?.head ?? head) === 0 &&
      shared(topicsOf([other], 'en'), said) === 0 &&
      !isWrittenShort(counted, words, own)
    );
  });
}

/** Titles that are given to people of any occupation. */
const anybody: ReadonlySet<string> = new Set([
  'assistant',
  'associate',
  'trainee',
  'officer',
  'operator',
  'partner',
  'agent',
]);

/** Whether a sentence that counts the same by another number is as like the text as the one that has its number. */
const isLikeOther = (
  best: Support,
  own: readonly SourceSentence[],
  quantity: Quantity,
  subject: Subject,
  topics: ReadonlySet<string>,
): boolean => {
  const overlap = shared(topics, best.sentence.topics);
  return own.some((sentence) => isCounted(subject, quantity, sentence) && shared(topics, sentence.topics) > overlap);
};

/** A number that the evidence has, but of something else: what is counted here has another number there. */
function isSwapped(
  quantity: Quantity,
  subject: Subject,
  best: Support,
  { own, topics, cited }: CheckedSentence,
): boolean {
  const stated = (source: Quantity): boolean =>
    sameQuantity(quantity, source) || followsFrom(quantity, source) !== undefined;
  if (subject.noun.size > 0) {
    const others = own
      // A change has two numbers of the same thing: to state one of them swaps nothing.
      .filter(({ quantities }) => quantity.unit === '' || !quantities.some(stated))
      .flatMap(({ quantities, subjects }) =>
        quantities.filter(
          (source, at) =>
            source.unit === quantity.unit &&
            !source.label &&
            (cited || ![...subject.noun].every((noun) => noun === '~employee')) &&
            shared(subject.noun, subjects[at]?.noun ?? new Set()) > 0,
        ),
      );
    if (others.length > 0) return !others.some(stated) && (cited || isLikeOther(best, own, quantity, subject, topics));
  }
  if (!cited) return false;
  const overlap = shared(topics, best.sentence.topics);
  return (
    best.about < 2 &&
    overlap < 2 &&
    own.some(
      (sentence) =>
        shared(topics, sentence.topics) > overlap + 1 &&
        !sentence.quantities.some(stated) &&
        sentence.quantities.some(({ unit, label }) => unit === quantity.unit && !label),
    )
  );
}
