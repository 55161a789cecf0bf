import { escaped } from './escaped.ts';
import { foldInPlace } from './fold.ts';
import {
  monthNumbers,
  presentPhrases,
  rangeWords,
  seasonWords,
  sinceWords,
  untilWords,
  yearWords,
} from './date-words.ts';

/** A day, month or year of the calendar. */
export interface CalendarPoint {
  year: number;
  month?: number | undefined;
  day?: number | undefined;
}

/** A date or range of dates as written in a text. */
export interface DateSpan {
  /** Its position, as offsets into the text. */
  index: number;
  end: number;
  text: string;
  start?: CalendarPoint | undefined;
  finish?: CalendarPoint | undefined;
  /** The range runs until today. */
  present: boolean;
  /** Both ends are given, or a start that lasts until today; a single date is in `start` and is not a range. */
  range: boolean;
}

const alternatives = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** A month's name. "Marca" is the Polish March, and the brand of a "director de marca". */
const month = `(?:${alternatives(monthNumbers.keys())})(?<!(?<!\\p{L})(?:d[aei]|del?la|la)\\s+marca)`;
/** Hungarian writes the year first, with a full stop: "2019. június". */
const monthBehindYear =
  '(?:januar|februar|marcius|aprilis|majus|junius|julius|augusztus|szeptember|oktober|november|december)(?!\\p{L})';
const season = `(?:${alternatives(seasonWords)}|q[1-4]|[hst][12])`;
const year = '(?:18[5-9]\\d|19\\d\\d|20\\d\\d)';
const before = '(?:(?<![\\p{L}\\p{N}$€£.,/+-])|(?<=(?<!\\d)\\d{4}[-/]))';
/** A year's end; the r of "2019r." is the Polish word for it. */
const after = '(?!(?!r(?!\\p{L}))\\p{L}|[\\p{N}%+]|[.,]\\d)';

/** "2015 r.", "2015 roku"; the letter without its full stop only where it can be nothing else. */
const yearWord =
  `(?:\\s?(?:${alternatives(yearWords)})(?![\\p{L}\\p{N}])|(?<=\\d)r(?![\\p{L}\\p{N}])|` +
  `\\sr(?=\\s?[-–—)\\]]|\\s*$))?`;

/** The patterns for a single date, in the order in which they must be tried; each alternative names its parts. */
const pointPattern = new RegExp(
  `(?:${[
    `(?<cjkYear>${year})\\s?[年년]\\s?(?:(?<cjkMonth>\\d{1,2})\\s?[月월]\\s?(?:(?<cjkDay>\\d{1,2})\\s?[日일])?)?`,
    `(?<![\\p{L}\\p{N}])(?:(?<dayFirst>\\d{1,2})(?:\\.|st|nd|rd|th|er|º|°)?\\s+(?:de\\s+|of\\s+)?)?(?<monthName>${month})(?![\\p{L}])\\.?` +
      `(?:\\s+(?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?(?=,?\\s+${year}))?[,\\s]*(?:[-/.]\\s?)?(?:of\\s+|de\\s+|del\\s+|do\\s+)?` +
      `(?<monthYear>${year}|['’‘]\\d{2}|(?<=[-/])\\d{2}(?!\\d)|(?<= )\\d{2}(?![\\d.,:/%]|\\s?\\p{L}))${after}`,
    `(?<![\\p{L}\\p{N}])(?<yearFirst>${year})(?:[,\\s]+|\\.\\s(?=${monthBehindYear}))(?<monthLast>${month})(?![\\p{L}])`,
    `(?<![\\p{L}\\p{N}])(?:${season})(?![\\p{L}])\\.?[,\\s]*(?:of\\s+|de\\s+|del\\s+)?(?<seasonYear>${year}|['’‘]\\d{2})${after}`,
    `(?:(?<![\\d.,/-])|(?<=(?<!\\d)\\d{4}[/.]\\d{1,2}\\s?-\\s?))(?<isoYear>${year})\\s?[-/.]\\s?(?<isoMonth>1[0-2]|0?[1-9])` +
      `(?:\\s?[-/.]\\s?(?<isoDay>3[01]|[12]\\d|0?[1-9]))?(?![\\d/])${after}`,
    `(?<![\\d.,/-])(?<numberA>3[01]|[12]\\d|0?[1-9])\\s?(?<mark>[./-])\\s?(?<numberB>3[01]|[12]\\d|0?[1-9])\\s?\\k<mark>\\s?(?<numberYear>${year})${after}`,
    `(?<![\\d.,/-])(?<monthUntil>1[0-2]|0?[1-9])(?=\\s?[-–]\\s?(?:1[0-2]|0?[1-9])[/.]${year}${after})`,
    `(?:(?<![\\d.,/-])|(?<=\\d{4}-)|(?<=(?<![\\d.,/-])\\d{1,2}\\s?-\\s?))(?<slashMonth>1[0-2]|0?[1-9])\\s?[./-]\\s?(?<slashYear>${year})${after}`,
    `${before}(?<plainYear>${year})${after}`,
    `(?:(?<![\\p{L}\\p{N}$€£.,/+-])|(?<=(?<![\\d/])\\d{1,2}/\\d{2}-))(?<shortMonth>1[0-2]|0?[1-9])/['’‘]?(?<shortYear>\\d{2})(?![\\d/%.])`,
    `(?<![\\p{L}\\p{N}])['’‘](?<tickYear>\\d{2})(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])(?<loneMonth>${month})(?![\\p{L}])\\.?`,
  ].join('|')})${yearWord}`,
  'gu',
);
/** What every date contains: a year, with at least two digits after a month or a sign. Most numbers of a resume have none. */
const anyYear = new RegExp(`${year}|['’‘]\\d{2}|\\d/\\d{2}|${month}\\.?[-.,\\s/]*(?:(?:of|de|del|do)\\s+)?\\d{2}`, 'u');
const presentPattern = new RegExp(`^(?:${alternatives(presentPhrases)})(?![\\p{L}])`, 'u');
const connector = `(?:[-–—‒−―~〜～→⟶>]+|\\b(?:${alternatives(rangeWords)})(?![\\p{L}]))`;
const betweenPattern = new RegExp(
  `^\\s*[.,]?\\s*${connector}\\s*(?:\\b(?:${alternatives(rangeWords)})(?![\\p{L}])\\s*)?$`,
  'u',
);
const connectorPattern = new RegExp(`^\\s*[.,]?\\s*(?:${connector}\\s*)?`, 'u');
const strictConnectorPattern = new RegExp(`^\\s*[.,]?\\s*${connector}\\s*`, 'u');
const sincePattern = new RegExp(`(?<![\\p{L}])(?:${alternatives(sinceWords)})\\s*:?\\s*$`, 'u');
const untilPattern = new RegExp(
  `(?<![\\p{L}])(?:${alternatives(untilWords)})\\.?(?:\\s+(?:graduation|completion|date))?\\s*:?\\s*$`,
  'u',
);
const openEndPattern = /^\s*[-–—]\s*(?=$|[)\]|,;·•\t])/u;

interface Found extends CalendarPoint {
  index: number;
  end: number;
  /** A month whose year is at the other end of the range: "May – Aug 2021". */
  yearless?: boolean;
  /** Two-digit forms that count only next to another date. */
  weak?: boolean;
}

const fullYear = (text: string): number => {
  const digits = Number(text.replace(/\D/g, ''));
  if (digits >= 100) return digits;
  return digits >= 60 ? 1900 + digits : 2000 + digits;
};

type Groups = Record<string, string | undefined>;

/** "Sep 15" is a day or a year: only another date next to it decides. */
const couldBeDay = /^(?:[0-2]\d|3[01])$/;

function toFound(groups: Groups, index: number, end: number, text: string): Found | undefined {
  const at = { index, end };
  const number = (name: string): number | undefined =>
    groups[name] === undefined ? undefined : Number.parseInt(groups[name], 10);
  if (groups['cjkYear'])
    return { ...at, year: Number(groups['cjkYear']), month: number('cjkMonth'), day: number('cjkDay') };
  if (groups['monthYear'])
    return {
      ...at,
      year: fullYear(groups['monthYear']),
      month: monthNumbers.get(groups['monthName'] ?? ''),
      day: number('dayFirst') ?? number('dayAfter'),
      ...(couldBeDay.test(groups['monthYear']) && !/[-/]\d\d$/.test(text) ? { weak: true } : {}),
    };
  if (groups['yearFirst'])
    return { ...at, year: Number(groups['yearFirst']), month: monthNumbers.get(groups['monthLast'] ?? '') };
  if (groups['seasonYear']) return { ...at, year: fullYear(groups['seasonYear']) };
  if (groups['isoYear'])
    return { ...at, year: Number(groups['isoYear']), month: number('isoMonth'), day: number('isoDay') };
  if (groups['numberYear'])
    return { ...at, year: Number(groups['numberYear']), ...dayAndMonth(number('numberA'), number('numberB')) };
  if (groups['monthUntil']) return { ...at, year: 0, month: number('monthUntil'), yearless: true };
  if (groups['slashYear']) return { ...at, year: Number(groups['slashYear']), month: number('slashMonth') };
  if (groups['plainYear']) return { ...at, year: Number(groups['plainYear']) };
  if (groups['shortYear'])
    return { ...at, year: fullYear(groups['shortYear']), month: number('shortMonth'), weak: !/['’‘]/.test(text) };
  if (groups['tickYear']) return { ...at, year: fullYear(groups['tickYear']), weak: true };
  if (groups['loneMonth']) return { ...at, year: 0, month: monthNumbers.get(groups['loneMonth']), yearless: true };
  return undefined;
}

/** Day first as most of the world writes it, unless the second number can only be a day. */
function dayAndMonth(a = 1, b = 1): { day: number; month: number } | Record<string, never> {
  if (b <= 12) return { day: a, month: b };
  return a <= 12 ? { day: b, month: a } : {};
}

const point = (found: Found): CalendarPoint => ({ year: found.year, month: found.month, day: found.day });

/** All dates and ranges of dates in a text, in their order. Offsets are those of `text` as given. */
export function findDates(text: string): DateSpan[] {
  if (!/\d|年/.test(text)) return [];
  const folded = foldInPlace(text).toLowerCase();
  if (folded.length !== text.length || !anyYear.test(folded)) return [];
  const points: Found[] = [];
  for (const match of folded.matchAll(pointPattern)) {
    const found = toFound(match.groups ?? {}, match.index, match.index + match[0].trimEnd().length, match[0].trimEnd());
    if (found) points.push(withRomanMonth(text, found));
  }
  const spans: DateSpan[] = [];
  for (let i = 0; i < points.length; i++) {
    const first = points[i];
    if (!first) continue;
    const second = points[i + 1];
    const span = (second && pair(folded, first, second)) ?? single(folded, first);
    if (!span) continue;
    spans.push({ ...span, text: text.slice(span.index, span.end) });
    if (span.end > first.end && second && span.end >= second.end) i++;
  }
  return spans;
}

/** "IX 2019", "od III 2015": the month in Roman figures, as Poland writes it. Behind a word ("Certificate III 2016") the figure counts something else. */
function withRomanMonth(text: string, found: Found): Found {
  if (found.month !== undefined || found.yearless) return found;
  const before = text.slice(Math.max(0, found.index - longestRoman), found.index);
  const figure = romanMonth.exec(before)?.groups?.['figure'];
  const month = figure === undefined ? -1 : romanFigures.indexOf(figure);
  if (figure === undefined || month < 0) return found;
  return { ...found, index: found.index - before.length + before.lastIndexOf(figure), month: month + 1 };
}

const romanFigures = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const longestRoman = 12;
const romanMonth = new RegExp(
  `(?:^|[-–—(|,;:·\\t]|(?<!\\p{L})(?:${alternatives(sinceWords)}|${alternatives(untilWords)}))\\s*(?<figure>[IVX]{1,4})\\s+$`,
  'u',
);

type Span = Omit<DateSpan, 'text'>;

function pair(folded: string, first: Found, second: Found): Span | undefined {
  const between = folded.slice(first.end, second.index);
  if (!betweenPattern.test(between) || second.yearless) return undefined;
  if (first.yearless && second.month === undefined) return undefined;
  // "Jan 15 – Mar 3, 2020": two days of one year.
  const isDay = first.weak === true && second.day !== undefined && first.month !== undefined;
  const start = first.yearless
    ? { year: second.year, month: first.month }
    : isDay
      ? { year: second.year, month: first.month, day: first.year % 100 }
      : point(first);
  if (first.weak && second.weak && first.month === undefined && between.trim().length > 1) return undefined;
  if (order(start) > order(point(second)) + 12) return undefined;
  const index = first.index - (sinceBefore(folded, first)?.length ?? 0);
  return { index, end: second.end, start, finish: point(second), present: false, range: true };
}

/** The word before a date that begins a range, with the space behind it: "from", "seit". */
function sinceBefore(folded: string, found: Found): string | undefined {
  // Only what stands right before the date says what it is.
  return sincePattern.exec(folded.slice(Math.max(0, found.index - longestLead), found.index))?.[0];
}

const order = (value: CalendarPoint): number => value.year * 12 + (value.month ?? 6);

const longestLead = 120;

function single(folded: string, found: Found): Span | undefined {
  if (found.yearless) return undefined;
  const rest = folded.slice(found.end);
  const since = sinceBefore(folded, found);
  const opening = found.index - (since?.length ?? 0);
  const link = (since ? connectorPattern : strictConnectorPattern).exec(rest)?.[0] ?? '';
  const present = presentPattern.exec(rest.slice(link.length)) ?? presentPattern.exec(rest.trimStart());
  if (present) {
    const gapLength =
      link !== '' && presentPattern.test(rest.slice(link.length)) ? link.length : rest.length - rest.trimStart().length;
    const gap = rest.slice(0, gapLength);
    if (gap.length <= 12) {
      return {
        index: opening,
        end: found.end + gapLength + present[0].length,
        start: point(found),
        present: true,
        range: true,
      };
    }
  }
  if (found.weak) return undefined;
  const short = shortEnd(folded, found);
  if (short) return short;
  if (since) return { index: opening, end: found.end, start: point(found), present: true, range: true };
  const from = Math.max(0, found.index - longestLead);
  const until = untilPattern.exec(folded.slice(from, found.index));
  if (until) return { index: from + until.index, end: found.end, finish: point(found), present: false, range: false };
  const open = openEndPattern.exec(rest);
  if (open)
    return {
      index: found.index,
      end: found.end + open[0].trimEnd().length,
      start: point(found),
      present: true,
      range: true,
    };
  return { index: found.index, end: found.end, start: point(found), present: false, range: false };
}

/** "2018-19", "2018/19": the second year in two digits. */
function shortEnd(folded: string, found: Found): Span | undefined {
  if (found.month !== undefined) return undefined;
  const match = /^\s?[-–—/]\s?['’]?(\d{2})(?![\d./-]|\s?\p{L}{3})/u.exec(folded.slice(found.end));
  const digits = match?.[1];
  if (!match || digits === undefined) return undefined;
  const finish = Math.floor(found.year / 100) * 100 + Number(digits);
  if (finish < found.year || finish > found.year + 45) return undefined;
  return {
    index: found.index,
    end: found.end + match[0].length,
    start: point(found),
    finish: { year: finish },
    present: false,
    range: true,
  };
}

/** Whether a date or range lies within a range; a year's end is the end of its last month. */
export function isWithin(whole: DateSpan, part: DateSpan): boolean {
  const [from, to] = endsOf(whole);
  const [start, end] = endsOf(part);
  return (
    from !== undefined &&
    to !== undefined &&
    start !== undefined &&
    end !== undefined &&
    from <= start &&
    end <= `${to}~`
  );
}

/** Both ends as ISO dates; today comes after all others. */
function endsOf({ start, finish, present }: DateSpan): [start: string | undefined, end: string | undefined] {
  const [first, last] = [start ?? finish, finish ?? start];
  return [first && isoDate(first), present ? '9999' : last && isoDate(last)];
}

/** ISO 8601 with as much precision as is known: `2019`, `2019-04`, `2019-04-30`. */
export function isoDate(value: CalendarPoint): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  if (value.month === undefined || value.month < 1 || value.month > 12) return String(value.year);
  if (value.day === undefined || value.day < 1 || value.day > 31) return `${value.year}-${two(value.month)}`;
  return `${value.year}-${two(value.month)}-${two(value.day)}`;
}

/** "Mar 2021 –" and "Present", "Jun 2019 – Feb" and "2021": two texts that form a range only together. */
export function completesRange(above: string, below: string): boolean {
  return findDates(`${above} ${below}`).some(
    (span) => span.range && span.index < above.length && span.end > above.length + 1,
  );
}
