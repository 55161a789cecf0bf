import { bandKind } from './band-kind.ts';
import { findBulletGrid, type BulletGrid } from './bullet-grid.ts';
import type { Fragment } from './fragment.ts';
import { centeredHeadings, findGutter, type Gutter } from './gutters.ts';
import { joinDates, readLabels } from './margin-labels.ts';
import { findMiddleTimeline, timelineMiddle } from './middle-timeline.ts';
import { rowsOf, type Row } from './rows.ts';
import { findTitledTable } from './titled-table.ts';

const deepest = 24;

/** Where each stretch's column ends, for stretches in a column: a line of the column cannot extend beyond it. */
export type ColumnEdges = ReadonlyMap<Fragment, number>;

interface Reader {
  /** Headings that separate the whole page, however short they are. */
  across: ReadonlySet<Fragment>;
  edges: Map<Fragment, number>;
  /** The middle of a timeline down the page. */
  timeline: number | undefined;
}

/**
 * The rows of a page in the order a person reads them: columns one after the other, tables and lines with a date at the edge row by row, labels in a margin
 * before what they label.
 */
export function readingOrder(page: readonly Fragment[]): { rows: Row[]; edges: ColumnEdges } {
  const reader: Reader = { across: centeredHeadings(page), edges: new Map(), timeline: timelineMiddle(page) };
  return { rows: readRegion(page, reader, 0), edges: reader.edges };
}

function readRegion(region: readonly Fragment[], reader: Reader, depth: number): Row[] {
  if (region.length < 3 || depth > deepest) return rowsOf(region);
  const read = (part: readonly Fragment[]): Row[] => readRegion(part, reader, depth + 1);
  const table = findTitledTable(region);
  if (table) return [...read(table.above), ...table.rows, ...read(table.below)];
  const timeline = reader.timeline === undefined ? undefined : findMiddleTimeline(region, reader.timeline);
  if (timeline) return [...read(timeline.above), ...timeline.rows, ...read(timeline.below)];
  const gutter = findGutter(region, reader.across);
  const grid = findBulletGrid(region);
  if (grid && (!gutter || isWithin(gutter, grid)))
    return [...read(grid.above), ...readGrid(grid, reader), ...read(grid.below)];
  if (!gutter) return rowsOf(region);
  return [...read(gutter.above), ...readBand(gutter, reader, read), ...read(gutter.below)];
}

/** The gutter is only the white space between the list's columns: no section begins on either side of it. */
const isWithin = ({ left, right }: Gutter, { columns }: BulletGrid): boolean =>
  !(left.some((f) => f.heading) && right.some((f) => f.heading)) &&
  columns.some((column) => column.some((f) => left.includes(f))) &&
  columns.some((column) => column.some((f) => right.includes(f)));

function readGrid({ columns }: BulletGrid, reader: Reader): Row[] {
  for (const column of columns.slice(0, -1)) {
    const edge = Math.max(...column.map((fragment) => fragment.right));
    for (const fragment of column) reader.edges.set(fragment, edge);
  }
  return columns.flatMap((column) => rowsOf(column));
}

function readBand(gutter: Gutter, reader: Reader, read: (part: readonly Fragment[]) => Row[]): Row[] {
  switch (bandKind(gutter)) {
    case 'columns': {
      const edge = Math.max(...gutter.left.map((fragment) => fragment.right));
      for (const fragment of gutter.left)
        reader.edges.set(fragment, Math.min(edge, reader.edges.get(fragment) ?? edge));
      return readColumns(gutter, read);
    }
    case 'rows':
      return rowsOf([...gutter.left, ...joinDates(gutter.right)]);
    case 'labels':
      return readLabels(gutter.left, gutter.right, read);
  }
}

/**
 * Left before right, unless the text below the band continues the left column's section. Text above a column's first heading belongs to no section and comes
 * before the columns; otherwise the last section of the other column would swallow it.
 */
function readColumns({ left, right, below }: Gutter, read: (part: readonly Fragment[]) => Row[]): Row[] {
  const next = [...below].sort((a, b) => a.y - b.y)[0];
  const continued =
    next && !next.heading && right.some((f) => f.heading) && left.some((f) => Math.abs(f.x - next.x) < 12);
  // A section that runs on in the next column is one: it goes on below itself.
  if (!continued && runsOn(left, right)) {
    const by = edgeOf(left, 'x') - edgeOf(right, 'x');
    return [left, right.map((f) => ({ ...f, x: f.x + by, right: f.right + by }))].flatMap(read);
  }
  const columns = (continued ? [right, left] : [left, right]).map(read);
  const heads = columns.map((rows) =>
    Math.max(
      rows.findIndex((row) => row[0]?.heading),
      0,
    ),
  );
  return [
    ...columns.flatMap((rows, index) => rows.slice(0, heads[index])),
    ...columns.flatMap((rows, index) => rows.slice(heads[index])),
  ];
}

/** Two columns of one width, the second of which begins in the middle of a section: with what has bullets or dates. */
function runsOn(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const widths = [left, right].map((side) => edgeOf(side, 'right') - edgeOf(side, 'x'));
  const [narrow = 0, wide = 0] = widths.sort((a, b) => a - b);
  const first = Math.min(...right.filter(({ heading }) => heading).map(({ y }) => y));
  const head = right.filter(({ y }) => y < first);
  return (
    left.some(({ heading }) => heading) &&
    narrow > 0.75 * wide &&
    head.some(({ bullet }) => bullet) &&
    head.some(({ date }) => date)
  );
}

const edgeOf = (side: readonly Fragment[], edge: 'x' | 'right'): number =>
  side.reduce(
    (far, f) => (edge === 'x' ? Math.min(far, f.x) : Math.max(far, f.right)),
    edge === 'x' ? Infinity : -Infinity,
  );
