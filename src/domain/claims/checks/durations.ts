import words from '../../words/claims/experience.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { monthsOfWork } from '../../resume/experience-length.ts';
import type { Quantity } from '../quantities/quantity.ts';
import type { SourceEntry } from '../evidence/source-facts.ts';
import type { CheckedSentence } from '../evidence/checked-sentence.ts';

const experience = patternOf(
  words,
  'of experience',
  'iu',
  (any) => String.raw`^\W*(?:of\s+|d[e']\s?)?(?:\p{L}+\s+){0,2}(?:${any})`,
);
const skilled = /^[^.,;]*\bexperience (?:in|with|using)\b/i;
const atPlace = /^\s(?:at|with|for|bei|chez|in|en|beim|im|au|à)\s+(?:the\s|der\s|la\s)?\p{Lu}/u;
const places =
  /^\W*(?:\w+\s)?(?:companies|employers|organi[sz]ations|roles|positions|jobs|firms|unternehmen|firmen|entreprises|empresas)\b/i;

/** Numbers that follow from the resume without being written there: years from its dates, how many employers it names. */
export function followsFromDates(quantity: Quantity, statement: CheckedSentence): boolean {
  const { text, base, entry, entries, named, letter, context } = statement;
  const after = text.slice(quantity.end, quantity.end + farthest);
  if (/^time:(?:year|month)$/.test(quantity.unit) && quantity.rate === undefined) {
    const months = quantity.unit === 'time:year' ? 12 : 1;
    const held =
      named.length > 0
        ? named
        : entries.length > 0
          ? entries
          : entry === undefined
            ? base.entries.filter(isJob)
            : [entry];
    const lengths = lengthsOf(held, context.today);
    if (lengths.some((length) => lasts(quantity, length / months))) return true;
    // "Eight years in retail, first at A": of the whole career, where no place follows the number.
    if (letter && base.months !== undefined && !(entries.length > 0 && atPlace.test(after))) {
      const total = base.months / months;
      return experience.test(after) && !skilled.test(after) ? withinReach(quantity, total) : lasts(quantity, total);
    }
  }
  if (quantity.unit === '' && letter && isBareYears(quantity, statement)) {
    const lengths = lengthsOf(entries.length > 0 ? entries : base.entries.filter(isJob), context.today);
    if (lengths.some((length) => lasts(quantity, length / 12))) return true;
  }
  if (quantity.unit === '' && places.test(after)) {
    const section = base.entries.filter(({ section }) => section === 'work');
    return quantity.value <= new Set(section.flatMap(({ names }) => names)).size;
  }
  return entry === undefined && quantity.unit === '' && context.jobTitle?.includes(quantity.text) === true;
}

/** How far around a number its meaning is looked for. */
const farthest = 160;

const isJob = ({ section }: SourceEntry): boolean => section === 'work' || section === 'volunteer';

/** "Four years at one and nearly five at the other": the second number is of years as well. */
const isBareYears = ({ start, end, value }: Quantity, { text }: CheckedSentence): boolean =>
  value < 50 &&
  /\b(?:years?|jahren?|ans|años)\b/i.test(text.slice(Math.max(0, start - farthest), start)) &&
  /^\s(?:of (?:them|those|which)|davon|dont|de ellos|at|in|as|for|with|bei|in|als|chez|en|à|with)\b/i.test(
    text.slice(end),
  );

/** How many months each entry lasted, each run of entries that follow one another, and each since it began. */
function lengthsOf(entries: readonly SourceEntry[], today: string | undefined): number[] {
  const spans = entries.flatMap(({ dates }) =>
    dates.flatMap(({ start, end, present }) => {
      const until = present ? today : end;
      return start === undefined || until === undefined || until <= start ? [] : [{ start, until }];
    }),
  );
  const single = spans.map(({ start, until }) => monthsOfWork([{ startDate: start, endDate: until }], until));
  const inclusive = spans.flatMap(({ start, until }) =>
    start.length > 4 && until.length > 4 ? [monthsOfWork([{ startDate: start, endDate: until }], until) + 1] : [],
  );
  const whole = spans.map(({ start, until }) => ({ startDate: start, endDate: until }));
  const together = whole.length > 1 && today !== undefined ? [monthsOfWork(whole, today)] : [];
  return [...single, ...inclusive, ...together];
}

/** A length in years or months as people round it: "nearly four", "just over two", whole or half years. */
function lasts({ value, bound }: Quantity, exact: number): boolean {
  switch (bound) {
    case 'least':
      return value <= exact + 0.01 && value >= exact * 0.5 - 1;
    case 'most':
      return value >= exact - 0.01 && value <= exact + Math.max(0.6, exact * 0.15);
    case 'about':
      return Math.abs(value - exact) <= Math.max(0.5, exact * 0.1);
    case 'exact':
      return value === Math.floor(exact) || value === Math.round(exact) || Math.abs(value - exact) <= 0.13;
  }
}

/** Years of experience in all may be told short, never long. */
const withinReach = (quantity: Quantity, exact: number): boolean =>
  quantity.bound === 'most'
    ? lasts(quantity, exact) || quantity.value <= exact
    : quantity.value <= exact + (quantity.bound === 'about' ? 0.5 : 0.05);
