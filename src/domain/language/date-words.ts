import dateWords from '../words/date-words.json' with { type: 'json' };
import { entriesOf, headsOf } from '../words/word-table.ts';

/** Month names and their usual short forms, lower case without accents, to the month's number. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  entriesOf(dateWords, 'months').flatMap(({ head, columns: [names = []] }) =>
    names.map((name): [string, number] => [name, Number(head)]),
  ),
);

/** Seasons and terms. They are reduced to the year: a season is not a month. */
export const seasonWords = headsOf(dateWords, 'seasons');

/** What means "until today" at the end of a range. */
export const presentPhrases = headsOf(dateWords, 'present');

/** What may separate the two ends of a range. */
export const rangeWords = headsOf(dateWords, 'range');

/** What begins a range that has no end: "since 2019". */
export const sinceWords = headsOf(dateWords, 'since');

/** What marks a date as an end without a start: "until 2019", "expected June 2026". */
export const untilWords = headsOf(dateWords, 'until');

/** What may follow a year and says only that it is one: "2015 r." */
export const yearWords = headsOf(dateWords, 'behind a year');
