import { findDates, type DateSpan } from '../../language/dates.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { continuesIn } from './prose.ts';

/** How far right of the entries' names, in points, what is told of them begins where it is indented. */
const least = 6;
const mostIndent = 60;
const fewestEntries = 2;

/**
 * Marks as bullets the rows that are indented below their entries, where a section sets them so without a glyph: the rows that begin or end with a range of
 * dates share their left edge, and only what is told of them begins further right. Their dates are set apart from their names.
 */
export function withIndentedBullets(rows: readonly TextRow[]): TextRow[] {
  const left = Math.min(...rows.map(({ x }) => x));
  const isIndented = (row: TextRow): boolean => row.x >= left + least;
  const entries = new Map(
    rows.flatMap((row) => {
      const span = isIndented(row) || row.pieces.length > 1 ? undefined : outerDate(row.text);
      return span ? [[row, span] as const] : [];
    }),
  );
  const indented = rows.filter(isIndented);
  const isSo =
    [...entries.values()].filter(({ range }) => range).length >= fewestEntries &&
    indented.length >= entries.size &&
    rows.every((row) => row.look.size > 0 && !row.bullet && row.pieces.length === 1) &&
    indented.every((row) => row.x - left < mostIndent);
  if (!isSo) return [...rows];
  return rows.map((row, index) => {
    const span = entries.get(row);
    if (span) return withDateApart(row, span);
    const above = rows[index - 1];
    const goesOn = above !== undefined && isIndented(above) && continuesIn(above, row);
    return isIndented(row) && !goesOn ? { ...row, bullet: true } : row;
  });
}

/** The date that a text begins or ends with. */
export const outerDate = (text: string): DateSpan | undefined =>
  findDates(text).find(
    ({ index, end }) => /^[\s([]*$/.test(text.slice(0, index)) || /^[\s)\].;:]*$/.test(text.slice(end)),
  );

/** The row with the date that it begins or ends with as a piece of its own. */
export function withDateApart(row: TextRow, span: DateSpan): TextRow {
  const [piece] = row.pieces;
  const opens = span.index <= 2;
  const rest = opens
    ? row.text.slice(span.end).replace(/^[\s)\],;:|–—-]+/u, '')
    : row.text.slice(0, span.index).replace(/[\s([,;:|–—-]+$/u, '');
  if (!piece || rest === '') return row;
  const cut = (text: string) => ({ ...piece, text });
  const pieces = opens ? [cut(span.text), cut(rest)] : [cut(rest), cut(span.text)];
  return { ...row, pieces, text: pieces.map(({ text }) => text).join('\t') };
}
