import { findDates } from '../../language/dates.ts';
import { placesIn } from '../quantities/within.ts';
import { periodPatterns } from '../quantities/rates.ts';
import { toDates } from '../evidence/source-entry.ts';
import type { SourceDates, SourceEntry } from '../evidence/source-facts.ts';
import { unsupportedClaim, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { isWrittenShort } from '../words/abbreviations.ts';
import { shared } from '../words/words.ts';

/** Every date must be a date of the entry and every range one of its ranges, no more precise than the source. */
export const checkDates: ClaimCheck = (statement) => {
  const spans = findDates(statement.text).filter(({ text }) => /\d{4}|['’]\d\d|\d\/\d/.test(text));
  const unsupported = spans.flatMap((span) => {
    const date = toDates(span);
    if (isLetterDate(span.text, statement) || isSupported(date, span.range, statement)) return [];
    const elsewhere = statement.base.entries.some((entry) =>
      entry.dates.some((source) => agrees(date, source, span.range)),
    );
    const reason = elsewhere ? 'elsewhere' : statement.entry === undefined ? 'absent' : 'changed';
    return [unsupportedClaim(statement, 'date', span.text, reason)];
  });
  return { checked: spans.length, unsupported };
};

function isSupported(date: SourceDates, range: boolean, { entries, own, base, header }: CheckedSentence): boolean {
  const held: readonly SourceEntry[] = entries.length === 0 ? base.entries : entries;
  if (held.some((candidate) => candidate.dates.some((source) => agrees(date, source, range)))) return true;
  if (!header && arePoints(date, held, own)) return true;
  return own.some(({ text }) =>
    findDates(text).some((span) => span.range === range && equalDates(date, toDates(span))),
  );
}

/**
 * In a sentence a range need not be an entry's own: "since 2014" begins where a position began, "between 2018 and 2023" something changed. Both ends must be
 * dates of the evidence.
 */
function arePoints(date: SourceDates, entries: readonly SourceEntry[], own: CheckedSentence['own']): boolean {
  const dated = [
    ...entries.flatMap(({ dates }) => dates),
    ...own.flatMap(({ text }) => (/\d{4}/.test(text) ? findDates(text).map(toDates) : [])),
  ];
  const known = (point: string): boolean =>
    dated.some(({ start, end }) => samePoint(point, start) || samePoint(point, end));
  if (date.present) return date.start !== undefined && dated.some(({ start }) => samePoint(date.start, start));
  return [date.start, date.end].every((point) => point === undefined || known(point));
}

const equalDates = (a: SourceDates, b: SourceDates): boolean =>
  samePoint(a.start, b.start) && samePoint(a.end, b.end) && a.present === b.present;

/** A range must have the source's start and end; a single date must be one of them. */
function agrees(date: SourceDates, source: SourceDates, range: boolean): boolean {
  if (range)
    return samePoint(date.start, source.start) && (date.present ? source.present : samePoint(date.end, source.end));
  const point = date.start ?? date.end;
  return [source.start, source.end].some((end) => end !== undefined && samePoint(point, end));
}

/** The same day, month or year as far as it is stated; a month that the source does not give is no match. */
const samePoint = (stated: string | undefined, source: string | undefined): boolean =>
  stated === source || (stated !== undefined && source !== undefined && source.startsWith(stated));

/** The date of a letter is not a claim: it is on a line of its own and includes a day. */
const isLetterDate = (date: string, { text, entry }: CheckedSentence): boolean =>
  entry === undefined &&
  text
    .replace(date, '')
    .replace(/[\p{L}\s,.]*/u, '')
    .trim() === '' &&
  /\d{1,2}\D+\d{4}|\d{4}-\d\d-\d\d/.test(date);

/** How often, or per what period; "of the month" as well. */
const periods: readonly (readonly [period: string, pattern: RegExp])[] = [
  ...periodPatterns.map(([period, pattern]): [string, RegExp] => [period, new RegExp(pattern, 'giu')]),
  ...['day', 'week', 'month', 'quarter', 'season', 'year'].map((unit): [string, RegExp] => [
    unit,
    new RegExp(`\\bof the ${unit}\\b`, 'gi'),
  ]),
];

/** "Monthly", "per day": a frequency or rate must be in the evidence. */
export const checkPeriods: ClaimCheck = (statement) => {
  if (statement.header || statement.addressing) return { checked: 0, unsupported: [] };
  const counted = statement.quantities();
  const isCounted = placesIn(counted);
  const numbered = new Set<string | undefined>(counted.map(({ rate }) => rate));
  const found = periods
    .filter(([period]) => statement.cited || !numbered.has(period))
    .flatMap(([period, pattern]) =>
      [...statement.text.matchAll(pattern)]
        .filter(
          (match) =>
            statement.cited ||
            (!isCounted(match.index) &&
              !/^ (?:\d|and a half)/.test(statement.text.slice(match.index + match[0].length))),
        )
        .map((match) => ({ period, pattern, claim: match[0], index: match.index })),
    );
  const unstated = found
    .filter(({ pattern, period, index }) => !isStated(pattern, statement, period) && !isInShortForm(index, statement))
    .map(({ claim }) => unsupportedClaim(statement, 'number', claim, 'changed'));
  if (statement.cited) return { checked: found.length, unsupported: unstated };
  return isTimedOtherwise(statement)
    ? { checked: found.length, unsupported: unstated }
    : { checked: found.length, unsupported: [], doubts: unstated };
};

/** The "daily" of "average daily rate" where the resume has ADR. */
const isInShortForm = (index: number, { words, own, cited }: CheckedSentence): boolean => {
  const word = words.find(({ start, end }) => start <= index && index < end);
  return !cited && word !== undefined && isWrittenShort(word, words, own);
};

/** The line of the evidence that is most alike gives another period; where it gives none, "daily" may be wording. */
function isTimedOtherwise({ own, topics }: CheckedSentence): boolean {
  const best = Math.max(0, ...own.map((sentence) => shared(topics, sentence.topics)));
  return (
    best > 0 &&
    own.some(
      (sentence) =>
        shared(topics, sentence.topics) === best && periods.some(([, pattern]) => sentence.text.search(pattern) >= 0),
    )
  );
}

const isStated = (pattern: RegExp, { own, topics, cited }: CheckedSentence, period: string): boolean =>
  own.some(
    ({ text, topics: stated }) =>
      (text.search(pattern) >= 0 || (!cited && period === 'week' && weekday.test(text))) &&
      (topics.size < 2 || shared(topics, stated) > 0),
  );

/** "On Mondays" is weekly. */
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
