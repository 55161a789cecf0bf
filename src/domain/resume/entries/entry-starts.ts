import abbreviations from '../../words/resume/abbreviations.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { findDates } from '../../language/dates.ts';
import type { Anchor } from './entry-dates.ts';
import { placeScore } from '../basics/location.ts';
import { continuesIn, isProse } from './prose.ts';
import { lookOf, sameLook, sharesEdge, type Look, type TextRow } from '../../document/layout/text-row.ts';
import { isEmphatic } from './typography.ts';

/** The most rows a header has above its date, and below. */
export const mostHeaderRows = 4;

/** Where the entries begin: each date's header extends as far up as the first one's does, when the typography agrees. */
export function datedStarts(rows: readonly TextRow[], anchors: readonly Anchor[], body: Look): number[] {
  const [first] = anchors;
  if (!first) return [];
  const reach = reachUp(rows, first.index, 0, body);
  const model = rows[first.index - reach];
  const starts: number[] = [];
  // Where places stand below the dates, those between two entries are the upper one's.
  const placed = new Set(anchors.filter((anchor) => isPlace(rows[anchor.index + anchor.length])));
  const below = placed.has(first) && 2 * placed.size > anchors.length ? placed : new Set<Anchor>();
  anchors.forEach((anchor, index) => {
    const above = anchors[index - 1];
    const floor = above ? above.index + above.length + (below.has(above) ? 1 : 0) : 0;
    const most = reachUp(rows, anchor.index, floor, body);
    // Each block of a form begins as the first one does.
    const inForm = reach === 0 && rows[anchor.index]?.pieces[0]?.field === 'date';
    const start =
      anchor.index - (index === 0 || inForm ? reach : bestReach(rows, anchor.index, most, reach, model, body));
    starts.push(start);
  });
  const lead = starts[0] ?? 0;
  // Rows above the first entry that are not its header are a separate entry.
  return lead > 0 && rows.slice(0, lead).some((row) => !isProse(row) && !row.bullet) ? [0, ...starts] : starts;
}

const isPlace = (row: TextRow | undefined): boolean =>
  row !== undefined && !row.bullet && row.pieces.length === 1 && placeScore(row.text) >= 0.85;

/** How many rows above a date can belong to its header. */
function reachUp(rows: readonly TextRow[], index: number, floor: number, body: Look): number {
  if (beginsWithDate(rows, index, floor)) return 0;
  let reach = 0;
  while (reach < mostHeaderRows && index - reach - 1 >= floor) {
    const row = rows[index - reach - 1];
    const below = rows[index - reach];
    if (!row || !below || !canHead(row, rows[index - reach - 2], body)) break;
    if (reach === 0 && below.gap > 2.2 * Math.max(row.bottom - row.y, 8) && row.gap < below.gap * 0.7) break;
    reach++;
  }
  return reach;
}

/** The date's own row names an entry like a row above does, with another look between them: the rows above are another entry. */
function beginsWithDate(rows: readonly TextRow[], index: number, floor: number): boolean {
  const dated = rows[index];
  if (!dated || dated.look.size === 0 || dated.pieces.length < 2) return false;
  const above = rows.slice(Math.max(index - mostHeaderRows, floor), index);
  const model = above.findLastIndex((row) => sameLook(row.look, dated.look));
  const between = above.slice(model + 1);
  return (
    model >= 0 &&
    between.length > 0 &&
    between.every((row) => !row.bullet && isEmphatic(dated.look, row.look) && !isEmphatic(row.look, dated.look))
  );
}

/** A full stop that ends an abbreviation and not a sentence. */
export const abbreviationEnd = patternOf(abbreviations, 'all', 'u', (any) => String.raw`(?:${any})\.$`);

/** "• Acme    Austin, TX": a bullet with a place or a date at the line's far edge begins an entry. */
function hasNoteAtEdge(row: TextRow): boolean {
  const last = row.pieces.at(-1);
  return (
    row.pieces.length > 1 && last !== undefined && (placeScore(last.text) >= 0.8 || findDates(last.text).length > 0)
  );
}

function canHead(row: TextRow, before: TextRow | undefined, body: Look): boolean {
  if (isProse(row) || row.text.length > 130 || row.pieces[0]?.field === 'told') return false;
  if (row.bullet && hasNoteAtEdge(row)) return true;
  if (row.bullet) return isEmphatic(row.look, body) && row.look.size > 0 && (row.pieces.length > 1 || row.look.bold);
  if (/[.;]$/.test(row.text) && !abbreviationEnd.test(row.text)) return false;
  if (before && /^\p{Ll}/u.test(row.text) && sameLook(row.look, before.look) && continuesIn(before, row)) return false;
  const alike = before && sameLook(row.look, before.look) && sameLook(firstLook(row), firstLook(before));
  if (before && alike && (before.bullet || isProse(before)) && continuesIn(before, row)) return false;
  return true;
}

function bestReach(
  rows: readonly TextRow[],
  index: number,
  most: number,
  usual: number,
  model: TextRow | undefined,
  body: Look,
): number {
  const at = (reach: number): TextRow | undefined => rows[index - reach];
  const alike = (row: TextRow | undefined): boolean =>
    row !== undefined &&
    model !== undefined &&
    sharesEdge(row, model, 8) &&
    (sameLook(row.look, model.look) || sameLook(firstLook(row), firstLook(model)));
  if (model && model.look.size > 0 && isEmphatic(model.look, body)) {
    if (usual <= most && alike(at(usual))) return usual;
    for (let reach = most; reach >= 0; reach--) if (alike(at(reach))) return reach;
    return Math.min(emphaticReach(rows, index, most, body), usual);
  }
  if (usual <= most) {
    const gaps = Array.from({ length: most + 1 }, (_, reach) => at(reach)?.gap ?? 0);
    const widest = gaps.indexOf(Math.max(...gaps));
    return (gaps[widest] ?? 0) > 1.5 * (gaps[usual] ?? 0) + 2 ? widest : usual;
  }
  return most;
}

/** How a row's first letters are set. */
const firstLook = (row: TextRow): Look => lookOf(row.pieces[0]?.runs.slice(0, 1) ?? [], '');

function emphaticReach(rows: readonly TextRow[], index: number, most: number, body: Look): number {
  let reach = 0;
  while (reach < most && isEmphatic(rows[index - reach - 1]?.look ?? body, body)) reach++;
  return reach;
}

/** Without dates, entries begin at rows that are set like the section's first row and unlike the description. */
export function undatedStarts(rows: readonly TextRow[], body: Look): number[] {
  const [first] = rows;
  if (!first) return [];
  const emphatic = first.look.size > 0 && isEmphatic(first.look, body);
  const starts = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    if (!before) return [0];
    if (row.bullet !== first.bullet || isProse(row)) return [];
    if (emphatic) return sameLook(row.look, first.look) && !sameLook(before.look, first.look) ? [index] : [];
    return before.bullet && !row.bullet && !continuesIn(before, row)
      ? [index]
      : row.gap > 1.4 * Math.max(first.bottom - first.y, 8)
        ? [index]
        : [];
  });
  return starts;
}
