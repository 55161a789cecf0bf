import { findDates } from '../../language/dates.ts';
import type { Run } from '../../document/source-document.ts';
import type { Piece, TextRow } from '../../document/layout/text-row.ts';
import type { Section } from '../sections/section.ts';

/** The mark between parts that share a line. */
const mark = ' · ';

/** What begins this near to the left edge of the page's text, in points, stands at its margin. */
const atMarginWithin = 60;

/**
 * The sections of a resume that separates its contact data by mid-dots and not by gaps, as Foothold prints them, with that mark also before the dates that
 * stand at the margin beside a title in bold. There the gap means what the mark means elsewhere, and the entries are read by one rule. Others are unchanged.
 */
export function withMarkedDates(rows: readonly TextRow[], sections: readonly Section[]): readonly Section[] {
  const first = rows.findIndex((row) => row.heading);
  const head = rows.slice(0, first < 0 ? rows.length : first);
  if (!head.some((row) => row.text.includes(mark)) || head.some((row) => row.pieces.length > 1)) return sections;
  // Where headings are centred, what stands in bold beside a date may be the employer.
  const left = Math.min(...rows.map(({ x }) => x));
  if (rows.some((row) => row.heading && row.x - left > atMarginWithin)) return sections;
  return sections.map((section) => ({ ...section, rows: markedRows(section.rows) }));
}

function markedRows(rows: readonly TextRow[]): TextRow[] {
  const marked: TextRow[] = [];
  for (const row of rows) {
    const above = marked.at(-1);
    const [title, date, more] = row.pieces;
    if (title && date && !more && isTitle(row) && isDate(date.text)) marked.push(withPiece(row, title, date, row));
    else if (
      above?.pieces.length === 1 &&
      above.pieces[0] &&
      title &&
      !date &&
      isTitle(above) &&
      isAtMargin(above, row)
    )
      marked[marked.length - 1] = withPiece(above, above.pieces[0], title, row);
    else marked.push(row);
  }
  return marked;
}

const isTitle = ({ bullet, pieces: [first] }: TextRow): boolean =>
  !bullet && first?.runs.find(({ text }) => text.trim() !== '')?.bold === true;

const isDate = (text: string): boolean => {
  const [span] = findDates(text.trim());
  return span !== undefined && span.text.length >= text.trim().length - 1;
};

/** A date that had no room beside its title, and stands below at the margin. */
const isAtMargin = (title: TextRow, row: TextRow): boolean =>
  !row.bullet && row.x > (title.x + title.edge) / 2 && isDate(row.text);

/** A title's row with the date beside it, or below it in `last`, behind the mark. */
function withPiece(row: TextRow, title: Piece, date: Piece, last: TextRow): TextRow {
  const between = (title.runs.at(-1) ?? date.runs[0]) as Run;
  const runs = [...title.runs, { ...between, text: mark, bold: false, link: undefined }, ...date.runs];
  const piece = { ...title, text: `${title.text.trim()}${mark}${date.text.trim()}`, right: date.right, runs };
  const lines = [...new Set([...row.lines, ...last.lines])];
  return { ...row, lines, text: piece.text, pieces: [piece], right: date.right, bottom: last.bottom };
}
