import { dottedEntries } from './dotted-entries.ts';
import { findAnchors } from './entry-dates.ts';
import { doneWord } from './done-words.ts';
import { splitUndated, toEntry, withSecondNames, withUsualRows, type Entry, type NameTest } from './entry-header.ts';
import { abbreviationEnd, datedStarts, undatedStarts } from './entry-starts.ts';
import { isDuration } from './header-parts.ts';
import { isProse } from './prose.ts';
import { employerScore, titleScore } from './roles.ts';
import type { Look, TextRow } from '../../document/layout/text-row.ts';
import { bodyLook } from './typography.ts';
import { withIndentedBullets } from './indented-bullets.ts';
import { joinWrappedNames } from './wrapped-names.ts';
import { fieldOf } from '../../document/headings/field-labels.ts';

const isPositionName: NameTest = (text) =>
  isShortEnough(text) &&
  !doneWord.test(text) &&
  !isSentence(text) &&
  (titleScore(text) >= 1.5 || employerScore(text) >= 1.2);

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** A name, or a row of names: "Assistant Controller, Lakes & Prairie Children's Museum, St. Paul, MN" is long, and none of its parts is. */
const isShortEnough = (text: string): boolean => {
  if (wordsOf(text) <= 9) return true;
  const parts = text.split(/,\s/);
  return parts.length >= 3 && wordsOf(text) <= 16 && parts.every((part) => wordsOf(part) <= 6);
};

/** "Boutique practice in employment law." says what an employer is, and is not its name. */
const isSentence = (text: string): boolean =>
  /(?<!\p{L})\p{Ll}{3,}\.$/u.test(text) && text.split(/\s+/).length >= 4 && !abbreviationEnd.test(text);

/** Cuts a section into entries: by the dates in their headers, or by typography where there are none. */
export function splitEntries(section: readonly TextRow[], isName: NameTest = isPositionName): Entry[] {
  const lines = withIndentedBullets(withoutDurations(withoutLabels(section)));
  if (lines.length === 0) return [];
  const dotted = dottedEntries(lines);
  if (dotted) return dotted;
  const body = sectionBody(lines);
  const rows = joinWrappedNames(lines, body);
  const anchors = findAnchors(rows);
  const starts = anchors.length > 0 ? datedStarts(rows, anchors, body) : undatedStarts(rows, body);
  let next = 0;
  const entries = starts.map((start, index) => {
    const own = rows.slice(start, starts[index + 1] ?? rows.length);
    // Both stand in the rows' order.
    while ((anchors[next]?.index ?? Infinity) < start) next += 1;
    const dated = anchors[next];
    const anchor = dated && dated.index < start + own.length ? dated : undefined;
    return toEntry(own, anchor ? { ...anchor, index: anchor.index - start } : undefined, body, isName);
  });
  return withUsualRows(withSecondNames(entries.flatMap((entry) => splitUndated(entry, entries, body, isName))));
}

/** The look of descriptions: of bullets and running text, else of most of the section. */
function sectionBody(rows: readonly TextRow[]): Look {
  const descriptionRows = rows.filter((row) => row.bullet || isProse(row));
  return bodyLook(descriptionRows.length > 0 ? descriptionRows : rows);
}

/** The rows without those that say nothing but how long something took, which are kept with what they stand below. */
function withoutDurations(rows: readonly TextRow[]): TextRow[] {
  const kept: TextRow[] = [];
  for (const row of rows) {
    const above = kept.at(-1);
    if (above && isDuration(row)) kept[kept.length - 1] = { ...above, lines: [...above.lines, ...row.lines] };
    else kept.push(row);
  }
  return kept;
}

/**
 * The rows of a form ("Employer Acme") without their labels, which are kept as the fields of their values, and without the titles of a table's columns. A
 * section with fewer than two such rows is not a form.
 */
function withoutLabels(rows: readonly TextRow[]): TextRow[] {
  const own = rows.flatMap(withoutColumnTitles);
  const labelled = new Set(
    own.filter((row) => row.pieces.length > 1 && fieldOf(row.pieces[0]?.text ?? '') !== undefined),
  );
  const fields = new Set([...labelled].map((row) => fieldOf(row.pieces[0]?.text ?? '')));
  if (fields.size < 2) return own;
  return own.map((row) => (labelled.has(row) ? unlabelled(row) : row));
}

/** None of a row of three or more titles; of one whose first piece is something else ("B.Sc. Physics  University  Grade") that piece. */
function withoutColumnTitles(row: TextRow): TextRow[] {
  const [first, ...others] = row.pieces;
  if (!first || row.pieces.length < 3 || others.some((piece) => fieldOf(piece.text) === undefined)) return [row];
  return fieldOf(first.text) === undefined ? [{ ...row, pieces: [first], text: first.text, right: first.right }] : [];
}

function unlabelled(row: TextRow): TextRow {
  const [label, value, ...rest] = row.pieces;
  if (!label || !value) return row;
  const pieces = [{ ...value, field: fieldOf(label.text) }, ...rest];
  return {
    ...row,
    pieces,
    text: pieces.map((piece) => piece.text).join('\t'),
    look: value.look,
    x: value.x,
    bullet: row.bullet || value.bullet === true,
  };
}
