import words from '../../words/claims/experience.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { sameQuantity, sameValue, type Quantity } from '../quantities/quantity.ts';
import { quantitiesOf } from '../quantities/quantities.ts';
import { monthsOfWork } from '../../resume/experience-length.ts';
import type { SourceEntry, SourceSentence } from '../evidence/fact-base.ts';
import { unsupportedClaim, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { shared } from '../words/words.ts';

/** Every number must be in a sentence of the evidence, with its unit, its bound and what it is about. */
export const checkNumbers: ClaimCheck = (statement) => {
  const quantities = quantitiesOf(statement.claimed);
  const unsupported = quantities.flatMap((quantity) => {
    const reason = isDerived(quantity, statement) ? undefined : whyNot(quantity, quantities, statement);
    return reason === undefined ? [] : [unsupportedClaim(statement, 'number', quantity.text, reason)];
  });
  return { checked: quantities.length, unsupported };
};

function whyNot(quantity: Quantity, all: readonly Quantity[], statement: CheckedSentence) {
  const { own, base, topics } = statement;
  const states = (sentence: SourceSentence) => sentence.quantities.some((source) => sameQuantity(quantity, source));
  const sources = own.filter(states);
  if (sources.length === 0) {
    if (own.some(({ quantities }) => quantities.some((source) => sameValue(quantity, source)))) return 'changed';
    return base.sentences.some(states) ? 'elsewhere' : 'absent';
  }
  if (statement.header) return undefined;
  const overlap = Math.max(...sources.map((source) => shared(topics, source.topics)));
  if (overlap === 0 && topics.size > 1) return 'elsewhere';
  return isSwapped(quantity, all, overlap, statement) ? 'changed' : undefined;
}

/**
 * A number that the evidence contains, but that was swapped with another: some other sentence is closer to the claim and has a number of this unit that is
 * missing here.
 */
function isSwapped(
  quantity: Quantity,
  all: readonly Quantity[],
  overlap: number,
  { own, topics }: CheckedSentence,
): boolean {
  return own.some(
    (sentence) =>
      shared(topics, sentence.topics) > overlap &&
      !sentence.quantities.some((source) => sameValue(quantity, source)) &&
      sentence.quantities.some(
        (source) => source.unit === quantity.unit && !all.some((stated) => sameValue(stated, source)),
      ),
  );
}

const experience = patternOf(
  words,
  'of experience',
  'i',
  (any) =>
    String.raw`^\W*(?:of\s+)?(?:(?:work|working|professional|industry|total|combined|overall|relevant)\s+)*(?:${any})`,
);
const places =
  /^\W*(?:\w+\s)?(?:companies|employers|organi[sz]ations|roles|positions|jobs|firms|unternehmen|firmen|entreprises|empresas)\b/i;

/** Numbers that follow from the resume without being written there: years from its dates, how many employers it names. */
function isDerived(quantity: Quantity, { text, base, entry, context }: CheckedSentence): boolean {
  const after = text.slice(quantity.end);
  if (
    quantity.unit === 'time:year' &&
    quantity.bound !== 'most' &&
    experience.test(after) &&
    !/^[^.,;]*\bexperience (?:in|with|using)\b/i.test(after)
  ) {
    return base.months !== undefined && quantity.value * 12 <= base.months;
  }
  if (/^time:(?:year|month)$/.test(quantity.unit) && entry !== undefined && lasted(quantity, entry, context.today))
    return true;
  if (quantity.unit === '' && places.test(after)) {
    const section = base.entries.filter(({ section }) => section === 'work');
    return quantity.value <= new Set(section.flatMap(({ names }) => names)).size;
  }
  return entry === undefined && quantity.unit === '' && context.jobTitle?.includes(quantity.text) === true;
}

/** "Three years" in a position whose dates add up to them: whole years or months, rounded to the nearest or down. */
function lasted({ value, unit, bound }: Quantity, { dates }: SourceEntry, today: string | undefined): boolean {
  return dates.some(({ start, end, present }) => {
    const until = present ? today : end;
    if (start === undefined || until === undefined) return false;
    const months = monthsOfWork([{ startDate: start, endDate: until }], until);
    const exact = unit === 'time:year' ? months / 12 : months;
    return bound === 'least' ? value <= exact : value === Math.floor(exact) || value === Math.round(exact);
  });
}
