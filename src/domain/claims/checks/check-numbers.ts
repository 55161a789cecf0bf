import words from '../../words/claims/groups.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { sameQuantity, sameValue, type Quantity } from '../quantities/quantity.ts';
import { rateIn } from '../quantities/rates.ts';
import { sameSubject, subjectsOf, type Subject } from '../quantities/subjects.ts';
import { followsFrom, workedOut, type Basis } from '../quantities/support.ts';
import type { SourceSentence } from '../evidence/source-facts.ts';
import { unsupportedClaim, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { shared } from '../words/words.ts';
import { followsFromDates } from './durations.ts';
import { isListed } from './lists.ts';

/** Every number must follow from a sentence of the evidence: with its unit, its bound, its direction and what it is about. */
export const checkNumbers: ClaimCheck = (statement) => {
  const { claimed, base } = statement;
  const quantities = statement.quantities();
  const subjects = subjectsOf(claimed, statement.words, quantities, base.language);
  const reasons = quantities.map((quantity, at) => {
    const subject = subjects[at];
    if (subject === undefined || isArticle(quantity) || followsFromDates(quantity, statement)) return undefined;
    const reason = whyNot(quantity, subject, statement);
    const other = reason === undefined ? undefined : inUnitBefore(quantities, at);
    return other !== undefined && whyNot(other, subject, statement) === undefined ? undefined : reason;
  });
  const unsupported = quantities.flatMap((quantity, at) => {
    const reason = reasons[at];
    const behind = quantities.slice(at + 1, at + mostParts).filter((_, place) => reasons[at + 1 + place] === undefined);
    return reason === undefined || isSumOf(quantity, behind)
      ? []
      : [unsupportedClaim(statement, 'number', quantity.text, reason)];
  });
  return { checked: quantities.length, unsupported };
};

/** "By 17 days, to 35": a bare number is in the unit of the one before. */
function inUnitBefore(quantities: readonly Quantity[], at: number): Quantity | undefined {
  const [quantity, last] = [quantities[at], quantities[at - 1]];
  if (quantity === undefined || last === undefined || quantity.unit !== '' || last.unit === '' || last.unit === 'vague')
    return undefined;
  return { ...quantity, unit: last.unit === 'points' ? 'percent' : last.unit };
}

/** How many parts a number may be made up of. */
const mostParts = 4;

/** "Eight suppliers, six farms and two wholesalers": a number that the text itself makes up of those behind it. */
function isSumOf({ value, unit, bound }: Quantity, behind: readonly Quantity[]): boolean {
  const parts = behind.filter((other) => other.unit === unit && other.upper === undefined && !other.label);
  let sum = 0;
  return (
    bound === 'exact' &&
    parts.some((part, at) => {
      sum += part.value;
      return at > 0 && sum === value;
    })
  );
}

/** "One of", "1 of 5": a single one is no size. */
const isArticle = ({ value, upper, unit, bound }: Quantity): boolean =>
  value === 1 && upper === undefined && unit === '' && bound === 'exact';

interface Support {
  basis: Basis;
  /** How surely it is about the same: {@link sameSubject}. */
  about: number;
  sentence: SourceSentence;
}

/** "One of five" where the resume has four colleagues. */
const inGroup = patternOf(words, 'one of a group', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})\s(?:an?\s)?$`);
const together = patternOf(words, 'together with', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);

const longestGroup = 40;

const countsOneself = ({ value, unit, start }: Quantity, { claimed, own }: CheckedSentence): boolean =>
  unit === '' &&
  inGroup.test(claimed.slice(Math.max(0, start - longestGroup), start)) &&
  own.some(
    ({ text, quantities }) =>
      together.test(text) && quantities.some((source) => source.unit === '' && source.value === value - 1),
  );

function whyNot(quantity: Quantity, subject: Subject, statement: CheckedSentence) {
  const { own, base, header } = statement;
  const found = supportsOf(quantity, subject, own, statement);
  const best = found[0];
  if (countsOneself(quantity, statement)) return undefined;
  if (best === undefined) {
    if (isListed(quantity, statement)) return undefined;
    if (own.some(({ quantities }) => quantities.some((source) => sameValue(quantity, source)))) return 'changed';
    if (own.some((sentence) => isCounted(subject, quantity, sentence))) return 'changed';
    return supportsOf(quantity, subject, base.sentences, statement).length > 0 ? 'elsewhere' : 'absent';
  }
  if (header || quantity.label || best.sentence === base.letterhead) return undefined;
  if (best.about === 0 && !isBareItem(statement)) return 'elsewhere';
  return best.about < 3 && !isDerived(best) && isSwapped(quantity, subject, best, statement) ? 'changed' : undefined;
}

/**
 * A short item of a position, or one in a language whose synonyms are not known: that nothing else in it is the same as in the line of its number says little,
 * as long as the line counts nothing of its own by another number.
 */
const isBareItem = ({ entries, letter, cited, topics, base }: CheckedSentence): boolean =>
  entries.length > 0 && !letter && !cited && (topics.size <= 2 || base.language !== 'en');

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
        const basis = followsFrom(quantity, source) ?? followsFrom(withoutRate(quantity, sentence), source);
        const about = sameSubject(subject, sentence.subjects[at] ?? subject, statement, sentence);
        return basis === undefined ? [] : [{ basis, about: Math.max(about, alone(topics)), sentence }];
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

/** The period of a number may stand anywhere in the sentence it comes from. */
const withoutRate = (quantity: Quantity, { text }: SourceSentence): Quantity =>
  quantity.rate !== undefined && rateIn(text, quantity.rate) ? { ...quantity, rate: undefined } : quantity;

/** The evidence counts the same thing and comes to another number. */
const isCounted = (subject: Subject, { unit }: Quantity, { quantities, subjects }: SourceSentence): boolean =>
  subject.noun.size > 0 &&
  quantities.some((source, at) => source.unit === unit && shared(subject.noun, subjects[at]?.noun ?? new Set()) > 0);

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
            source.unit === quantity.unit && !source.label && shared(subject.noun, subjects[at]?.noun ?? new Set()) > 0,
        ),
      );
    if (others.length > 0) return !others.some(stated);
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
