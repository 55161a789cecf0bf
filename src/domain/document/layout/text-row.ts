import type { Run, SourceDocument } from '../source-document.ts';
import { isCaps } from './capitals.ts';
import { readingOrder } from './columns.ts';
import type { Field } from '../headings/field-labels.ts';
import { apartFromHeading, rowsOf, type Row } from './rows.ts';
import { cleanText } from './clean-text.ts';
import type { Fragment } from './fragment.ts';
import { fragmentsOf } from './fragments.ts';
import { hasHeadingStyle, markHeadings } from '../headings/heading-marks.ts';
import { withoutRunIns } from '../headings/run-in-headings.ts';
import { withoutRunningHeads } from './running-heads.ts';
import { cellRows } from './table-rows.ts';

/** How a stretch of text is set: what distinguishes headings, titles and employers. */
export interface Look {
  size: number;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  color: string;
}

/** A stretch of a row between wide gaps. */
export interface Piece {
  text: string;
  x: number;
  right: number;
  runs: Run[];
  look: Look;
  link?: string | undefined;
  /** What the title of its column, or a label before it, says it contains. */
  field?: Field | undefined;
  /** It began with a bullet, even if something precedes the bullet on the row. */
  bullet?: boolean | undefined;
}

/** A line of the resume in reading order, as the parser works on it. Positions are on the canvas of all pages. */
export interface TextRow {
  id: string;
  /** Ids of the lines it was built from: more than one where a wrapped name was joined. */
  lines: string[];
  page: number;
  text: string;
  pieces: Piece[];
  look: Look;
  bullet: boolean;
  x: number;
  right: number;
  y: number;
  bottom: number;
  /** White space above, in points. */
  gap: number;
  /** Right edge of its column: a line that reaches it may continue on the next. */
  edge: number;
  /** It is a heading by its words and its look. */
  heading: boolean;
  /** It is set as the headings are, and may be one. */
  byLook: boolean;
  /** The paragraph style's name says that it is a heading. */
  headingStyle: boolean;
  /** It is at the same position as a place in one of the file's lists. */
  listLevel?: number | undefined;
}

/** How a page can be taken: where one of these is wrong, another explains more of it. */
export interface PageView {
  /** A line is a heading by its look; by its words too, whatever its look; or by its words alone. */
  headings: 'by look' | 'by words' | 'by words alone';
  /** Columns are read one after the other, or the page is read line by line across its width. */
  order: 'columns' | 'lines';
}

/**
 * The rows of a document in each view, in reading order, with columns resolved and running heads, icons and bullets removed. What the views have in common is
 * found once.
 */
export function rowsInView(document: SourceDocument): (view: PageView) => TextRow[] {
  const onPage = document.kind === 'pdf' || document.kind === 'text' || document.kind === 'json';
  const stretches = withoutRunIns(fragmentsOf(withoutRunningHeads(document)));
  return ({ headings, order }) => {
    const fragments = markHeadings(stretches, {
      onPage: onPage && headings !== 'by words alone',
      byWords: headings !== 'by look',
    });
    return onPage ? rowsOnPage(fragments, order) : rowsAsWritten(fragments);
  };
}

const rowsAsWritten = (fragments: readonly Fragment[]): TextRow[] =>
  withEdges(withGaps(namedRows(cellRows(fragments).flatMap(apartFromHeading))), new Map());

function rowsOnPage(fragments: readonly Fragment[], order: PageView['order']): TextRow[] {
  if (order === 'lines') return withEdges(withGaps(namedRows(rowsOf(fragments))), new Map());
  const { rows, edges } = readingOrder(fragments);
  const columns = new Map(
    rows.flatMap((row) => row.map((f): [Run | undefined, number | undefined] => [f.runs[0], edges.get(f)])),
  );
  return withEdges(withGaps(namedRows(rows)), columns);
}

/** Each row under its line's id; the parts of a line that was cut get `a`, `b` … appended. */
function namedRows(rows: Row[]): TextRow[] {
  const owners = new Map<string, number>();
  for (const row of rows) {
    const id = row[0]?.line.id ?? '';
    owners.set(id, (owners.get(id) ?? 0) + 1);
  }
  const used = new Map<string, number>();
  return rows.flatMap((row) => {
    const first = row[0];
    if (!first) return [];
    const id = first.line.id;
    const part = used.get(id) ?? 0;
    used.set(id, part + 1);
    return [toRow(row, (owners.get(id) ?? 1) > 1 ? `${id}${letters(part)}` : id)];
  });
}

const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26));

function toRow(row: Row, id: string): TextRow {
  const first = row[0] as Fragment;
  const pieces = row.map(toPiece);
  return {
    id,
    lines: [id],
    page: first.line.page,
    text: pieces.map((piece) => piece.text).join('\t'),
    pieces,
    look: pieces[0]?.look ?? lookOf([], ''),
    bullet: first.bullet,
    x: first.x,
    right: Math.max(...row.map((fragment) => fragment.right)),
    y: Math.min(...row.map((fragment) => fragment.y)),
    bottom: Math.max(...row.map((fragment) => fragment.bottom)),
    gap: 0,
    edge: 0,
    heading: first.heading && !first.byLook && row.length === 1,
    byLook: first.byLook === true && row.length === 1,
    headingStyle: hasHeadingStyle(first),
    listLevel: first.line.listLevel,
  };
}

const toPiece = (fragment: Fragment): Piece => ({
  text: fragment.text,
  x: fragment.x,
  right: fragment.right,
  runs: fragment.runs,
  look: lookOf(fragment.runs, fragment.text),
  link: fragment.runs.find((run) => run.link)?.link,
  field: fragment.field,
  bullet: fragment.bullet,
});

/** The look that most of the letters have. */
export function lookOf(runs: readonly Run[], text: string): Look {
  let all = 0;
  let bold = 0;
  let italic = 0;
  let size = 0;
  const colors = new Map<string, number>();
  for (const run of runs) {
    const weight = cleanText(run.text).length;
    all += weight;
    if (run.bold) bold += weight;
    if (run.italic) italic += weight;
    size += weight * run.size;
    colors.set(run.color, (colors.get(run.color) ?? 0) + weight);
  }
  const color = [...colors].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  const total = Math.max(all, 1);
  return {
    size: Math.round((2 * size) / total) / 2,
    bold: bold > total / 2,
    italic: italic > total / 2,
    caps: isCaps(text),
    color,
  };
}

/** Across the end of a page or column the white space cannot be measured: the gap counts as one line. */
const unknownGap = 6;

function withGaps(rows: TextRow[]): TextRow[] {
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const apart = before !== undefined && (row.page !== before.page || row.y < before.y);
    const gap = !before ? 99 : apart ? unknownGap : Math.max(row.y - before.bottom, 0);
    return { ...row, gap };
  });
}

/** A row's column ends where the page's layout says, else where the widest row ends among nearby rows that begin alike. */
function withEdges(rows: TextRow[], columns: ReadonlyMap<Run | undefined, number | undefined>): TextRow[] {
  const ends = rows.map((row) => columns.get(row.pieces.at(-1)?.runs[0]));
  // An address cannot be broken: it may extend beyond its column's edge.
  const isMeasure = rows.map(({ text }, index) => ends[index] === undefined && /\s/.test(text));
  return rows.map((row, index) => {
    const known = ends[index];
    if (known !== undefined) return { ...row, edge: Math.max(known, row.right) };
    let edge = row.right;
    for (let i = Math.max(index - 40, 0); i < Math.min(index + 40, rows.length); i++) {
      const other = rows[i];
      if (!other || !isMeasure[i]) continue;
      if (other.x < row.right && other.right > row.x && Math.abs(other.x - row.x) < 60)
        edge = Math.max(edge, other.right);
    }
    return { ...row, edge };
  });
}

/** Two looks that a reader sees as the same. */
export const sameLook = (a: Look, b: Look): boolean =>
  Math.abs(a.size - b.size) <= 0.6 && a.bold === b.bold && a.italic === b.italic && a.color === b.color;

/** They share their left edge or, as centred lines do, their middle. */
export const sharesEdge = (a: TextRow, b: TextRow, most: number): boolean =>
  Math.abs(a.x - b.x) < most || Math.abs((a.x + a.right) / 2 - (b.x + b.right) / 2) < 3;
