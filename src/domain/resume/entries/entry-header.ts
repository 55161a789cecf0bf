import { findDates, type DateSpan } from '../../language/dates.ts';
import type { Anchor } from './entry-dates.ts';
import { abbreviationEnd, mostHeaderRows } from './entry-starts.ts';
import { doneWord } from './done-words.ts';
import { headerParts, type HeaderPart } from './header-parts.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import { isStreet, placeScore } from '../basics/location.ts';
import { continuesIn, isProse } from './prose.ts';
import { sameLook, sharesEdge, type Look, type TextRow } from '../../document/layout/text-row.ts';
import { isEmphatic } from './typography.ts';
import { findAddresses } from '../basics/web-address.ts';

/** A position, course of study, project …: the rows that name it, and the rows that describe it. */
export interface Entry {
  header: TextRow[];
  body: TextRow[];
  date?: { span: DateSpan; rows: TextRow[] } | undefined;
  /** The header's parts without its date, where the marks between them show exactly what they are. */
  cells?: HeaderPart[] | undefined;
}

/** Whether a row's words name what the section's entries are about: positions, or courses of study. */
export type NameTest = (text: string) => boolean;

/** Splits an entry's rows into its header and its description. */
export function toEntry(rows: TextRow[], date: Anchor | undefined, body: Look, isName: NameTest): Entry {
  const first = date ? date.index + date.length : 1;
  let end = first;
  while (end < rows.length && end < first + mostHeaderRows - 1 && belongsToHeader(rows, end, body, isName)) end++;
  const dated = date && { span: date.span, rows: rows.slice(date.index, date.index + date.length) };
  const below = rows.slice(end);
  // In a form the employer may stand below what was done there.
  const named = below.filter(({ pieces: [first] }) => first?.field !== undefined && first.field !== 'told');
  const told = named.length === 0 ? below : below.filter((row) => !named.includes(row));
  return { header: [...rows.slice(0, end), ...named], body: told, date: dated };
}

/** Whether a row below the date still names the entry: distinct from the description, or a title, employer, place or link. */
function belongsToHeader(rows: readonly TextRow[], index: number, body: Look, isName: NameTest): boolean {
  const row = rows[index];
  const before = rows[index - 1];
  const field = row?.pieces[0]?.field;
  if (field !== undefined) return field !== 'told';
  if (!row || !before || row.bullet || isProse(row) || row.text.length > 110) return false;
  if (beginsAnother(rows.slice(0, index), row, body) || startsDescription(rows, index, body)) return false;
  const next = rows[index + 1];
  const broken = next !== undefined && /^\p{Ll}/u.test(next.text) && continuesIn(row, next);
  if (row.text.split(/\s+/).length <= 6 && isName(row.text) && !broken) return true;
  if (/[.;:]$/.test(row.text) && !abbreviationEnd.test(row.text)) return false;
  if (next && !next.bullet && sameLook(row.look, next.look) && continuesIn(row, next) && row.text.length > 40)
    return false;
  if (row.look.size > 0 && isEmphatic(row.look, body)) return true;
  if (/^(?:https?:\/\/|www\.)\S+$/.test(row.text) || placeScore(row.text) >= 0.6 || isStreet(row.text)) return true;
  return !broken && isName(row.text);
}

/** Both names are above, and this row, set like the description, is separated from them by white space or indented: it is description. */
function startsDescription(rows: readonly TextRow[], index: number, body: Look): boolean {
  const row = rows[index];
  const above = rows.slice(0, index);
  if (!row || row.look.size === 0 || isEmphatic(row.look, body) || placeScore(row.text) >= 0.6) return false;
  const widest = Math.max(...above.slice(1).map((other) => other.gap), 0);
  const height = row.bottom - row.y;
  const separated = row.gap > widest + 0.5 * height || row.x > Math.max(...above.map((other) => other.x)) + height;
  return index > 1 && separated && namedParts(above).length >= 2;
}

const namedParts = (rows: readonly TextRow[]): HeaderPart[] =>
  headerParts(rows, undefined).filter((part) => placeScore(part.text) < 0.85 && findAddresses(part.text).length === 0);

/** Set like the entry's first row, with rows of another look between: the next entry's first. */
const beginsAnother = (above: readonly TextRow[], row: TextRow, body: Look): boolean => {
  const [model] = above;
  if (!model || model.look.size === 0 || !isEmphatic(model.look, body)) return false;
  const apart = above.some((other) => !sameLook(other.look, row.look) && !isDateRow(other));
  return sameLook(model.look, row.look) && apart && namedParts(above).length >= 2;
};

const isDateRow = (row: TextRow): boolean =>
  findDates(row.text).reduce((sum, span) => sum + span.end - span.index, 0) > 0.6 * row.text.length;

/** An entry without a date among dated ones is recognised by its first row, which is set like theirs and unlike the description. */
export function splitUndated(entry: Entry, all: readonly Entry[], body: Look, isName: NameTest): Entry[] {
  const model = entry.header[0];
  // In a form what has no label is told.
  if (!model || model.pieces[0]?.field || model.look.size === 0 || !isEmphatic(model.look, body)) return [entry];
  const shared = all.every((other) => other.header[0] && sameLook(other.header[0].look, model.look));
  if (!shared || all.length < 2) return [entry];
  const starts = entry.body.flatMap((row, index) => {
    const before = entry.body[index - 1];
    const alike = !row.bullet && !isProse(row) && sameLook(row.look, model.look) && sharesEdge(row, model, 3);
    const label = headingMeaning(row.text) !== undefined || /:$/.test(row.text);
    return alike && !label && !(before && sameLook(before.look, row.look)) ? [index] : [];
  });
  if (starts.length === 0) return [entry];
  const first: Entry = { ...entry, body: entry.body.slice(0, starts[0]) };
  const others = starts.map((start, index) =>
    toEntry(entry.body.slice(start, starts[index + 1]), undefined, body, isName),
  );
  return [first, ...others];
}

/**
 * In most entries a short row follows a header with a single name: it is the other name (the employer below the title, the degree below the school), although
 * neither its words nor its look show it.
 */
export function withSecondNames(entries: readonly Entry[]): Entry[] {
  const followed = new Set(entries.filter((entry) => entry.date && isSecondName(entry.body[0], entry.body[1])));
  if (followed.size === 0) return [...entries];
  const open = entries.filter((entry) => entry.date && names(entry) === 1);
  const ready = new Set(open.filter((entry) => followed.has(entry)));
  if (ready.size === 0 || (ready.size < 0.6 * open.length && !areBulleted(entries, ready))) return [...entries];
  return entries.map((entry) =>
    ready.has(entry)
      ? { ...entry, header: [...entry.header, ...entry.body.slice(0, 1)], body: entry.body.slice(1) }
      : entry,
  );
}

/** All that is told stands in bullets, so that a row above them is none of it. */
const areBulleted = (entries: readonly Entry[], ready: ReadonlySet<Entry>): boolean =>
  entries.every((entry) => {
    const [first, second] = entry.body;
    return ready.has(entry) ? second?.bullet === true : first === undefined || first.bullet;
  });

const names = (entry: Entry): number =>
  headerParts(entry.header, entry.date?.rows[0]).filter((part) => placeScore(part.text) < 0.85).length;

function isSecondName(row: TextRow | undefined, next: TextRow | undefined): boolean {
  if (!row || row.bullet || isProse(row) || row.text.length > 70 || row.text.split(/\s+/).length > 9) return false;
  if (/[.;:!?]$/.test(row.text) && !abbreviationEnd.test(row.text)) return false;
  if (doneWord.test(row.text) || !/^[^\p{Ll}]/u.test(row.text)) return false;
  return !next || next.bullet || row.pieces.length > 1 || !continuesIn(row, next);
}

/**
 * Below most dates stand as many rows that name the entry: an entry with fewer takes those that follow, although neither their words nor their look show it.
 */
export function withUsualRows(entries: readonly Entry[]): Entry[] {
  const below = (entry: Entry): number => entry.header.length - 1 - lastDated(entry);
  const counts = new Map<number, number>();
  for (const entry of entries) if (startsWithDate(entry)) counts.set(below(entry), (counts.get(below(entry)) ?? 0) + 1);
  const [usual, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (count < 2 || 2 * count <= entries.length) return [...entries];
  return entries.map((entry) => {
    const missing = startsWithDate(entry) ? usual - below(entry) : 0;
    const next = entry.body.slice(0, Math.max(missing, 0));
    const areNames = next.every((row, index) => isSecondName(row, entry.body[index + 1]));
    // Where nothing is told of it nothing shows where its names end.
    const isTold = entry.body[missing] !== undefined;
    return missing > 0 && next.length === missing && areNames && isTold
      ? { ...entry, header: [...entry.header, ...next], body: entry.body.slice(missing) }
      : entry;
  });
}

const lastDated = (entry: Entry): number => {
  const last = entry.date?.rows.at(-1);
  return last ? entry.header.indexOf(last) : -1;
};

const startsWithDate = (entry: Entry): boolean =>
  entry.date !== undefined && entry.date.rows[0] === entry.header[0] && (entry.header[0]?.pieces.length ?? 0) === 1;
