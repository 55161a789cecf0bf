import proseWords from '../../words/resume/small-words.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { completesRange, findDates } from '../../language/dates.ts';
import { isProse, joinLines, leavesNoRoom } from './prose.ts';
import type { Look, Piece, TextRow } from '../../document/layout/text-row.ts';
import { isEmphatic } from './typography.ts';

/**
 * The rows with names that were broken over two lines joined: a title or employer that is distinct from the description, and whose line was full. Only distinct
 * type shows it; text without looks is left unchanged.
 */
export function joinWrappedNames(rows: readonly TextRow[], body: Look): TextRow[] {
  const joined: TextRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const first = row.pieces[0];
    const place = above && first ? brokenPiece(above, row, first, body) : undefined;
    const cells = above && brokenCells(above, row);
    if (above && cells) joined[joined.length - 1] = joinCells(above, row, cells);
    else if (above && first && place !== undefined) joined[joined.length - 1] = join(above, place, row, first);
    else joined.push(row);
  }
  return joined;
}

/**
 * The pieces of the row above that each piece of this row continues: a table row whose cells contain several lines. Its first cell, with the date, contains
 * one.
 */
function brokenCells(above: TextRow, row: TextRow): number[] | undefined {
  const [first] = above.pieces;
  if (!first || above.pieces.length < 3 || row.bullet || row.look.size === 0) return undefined;
  if (row.gap > 0.6 * (row.bottom - row.y) || row.y < above.y || findDates(first.text).length === 0) return undefined;
  const places = row.pieces.map((piece) =>
    above.pieces.findIndex((other, index) => index > 0 && Math.abs(other.x - piece.x) < 2 && sameEnds(other, piece)),
  );
  return places.every((place) => place > 0) && new Set(places).size === places.length ? places : undefined;
}

const joinCells = (above: TextRow, row: TextRow, cells: readonly number[]): TextRow =>
  cells.reduce((whole, place, index) => {
    const piece = row.pieces[index];
    return piece ? join(whole, place, { ...row, pieces: [piece], lines: index === 0 ? row.lines : [] }, piece) : whole;
  }, above);

/** The piece of the row above that continues in this row: its last, or its first when a date follows it. */
function brokenPiece(above: TextRow, row: TextRow, first: Piece, body: Look): number | undefined {
  const places = above.pieces.length > 1 ? [above.pieces.length - 1, 0] : [0];
  return places.find((place) => {
    const piece = above.pieces[place];
    const next = above.pieces[place + 1];
    const edge = next ? next.x : Math.min(above.edge, row.edge);
    return piece !== undefined && continuesBelow({ ...above, edge }, piece, row, first, body);
  });
}

/** A name that ends so is not complete. */
const linkEnd = patternOf(proseWords, 'links within a name', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})$`);

function continuesBelow(above: TextRow, last: Piece, row: TextRow, first: Piece, body: Look): boolean {
  if (row.bullet || row.look.size === 0 || !sameEnds(last, first)) return false;
  if (row.pieces.length === 1 && row.gap < row.bottom - row.y && completesRange(last.text, first.text)) return true;
  if (
    !isEmphatic(first.look, body) &&
    !first.look.bold &&
    !first.look.caps &&
    (above.bullet || !linkEnd.test(last.text))
  )
    return false;
  if (Math.abs(last.x - first.x) > 3 || row.gap > 0.7 * (row.bottom - row.y) || row.gap < 0) return false;
  if (isProse({ text: last.text }) || isProse(row) || findDates(last.text).length > 0) return false;
  if (/[-–—,&/]$/.test(last.text) || linkEnd.test(last.text)) return true;
  return leavesNoRoom({ ...above, right: last.right }, { ...row, x: first.x, right: first.right, text: first.text });
}

/** The type does not change from the upper piece's last letters to the lower one's first. */
function sameEnds(above: Piece, below: Piece): boolean {
  const last = above.runs.findLast((run) => run.text.trim() !== '');
  const first = below.runs.find((run) => run.text.trim() !== '');
  if (!last || !first) return false;
  const same = last.bold === first.bold && last.italic === first.italic && last.color === first.color;
  return same && Math.abs(last.size - first.size) < 0.7;
}

function join(above: TextRow, place: number, row: TextRow, first: Piece): TextRow {
  const pieces = above.pieces.map((piece, index): Piece => {
    if (index !== place) return piece;
    return {
      ...piece,
      text: joinLines([piece.text, first.text]),
      right: Math.max(piece.right, first.right),
      runs: [...piece.runs, ...first.runs.map((run, at) => (at === 0 ? { ...run, text: ` ${run.text}` } : run))],
    };
  });
  const all = [...pieces, ...row.pieces.slice(1)];
  return {
    ...above,
    lines: [...above.lines, ...row.lines],
    text: all.map((part) => part.text).join('\t'),
    pieces: all,
    right: Math.max(above.right, row.right),
    bottom: row.bottom,
  };
}
