import { outerDate, withDateApart } from './indented-bullets.ts';
import { leadIn } from './one-line-jobs.ts';
import { joinLines } from './prose.ts';
import type { TextRow } from '../../document/layout/text-row.ts';

/** How far apart, in points, items of one list begin at most. */
const sameIndent = 6;
const fewestItems = 2;
/** So many lines an item's name takes at most. */
const mostLines = 3;
/** "Presently working as a" */
const mostWordsOfLeadIn = 4;

/** An item of the outer list: the rows of its name, and what stands below it. */
interface Item {
  name: TextRow[];
  below: TextRow[];
}

/**
 * The rows of a section whose entries are the items of a list, with what was done there in a list within it: each entry's name as one row without a bullet
 * and with its date apart. Undefined where a section is not set so.
 */
export function withNestedItems(rows: readonly TextRow[]): TextRow[] | undefined {
  const [first] = rows;
  const bullets = rows.filter(({ bullet }) => bullet);
  const left = Math.min(...bullets.map(({ x }) => x));
  const isOuter = (row: TextRow): boolean => row.bullet && row.x < left + sameIndent;
  if (!first || !isOuter(first) || first.look.size === 0 || bullets.every(isOuter)) return undefined;
  const items = itemsOf(rows, isOuter);
  const names = items.map(({ name }) => joined(name));
  const dated = names.filter(({ pieces, text }) => pieces.length > 1 || outerDate(text) !== undefined);
  if (items.length < fewestItems || dated.length < 0.75 * items.length) return undefined;
  return items.flatMap(({ below }, index) => {
    const name = names[index];
    return name ? [withItsDateApart(withoutLeadIn(name)), ...below] : below;
  });
}

function itemsOf(rows: readonly TextRow[], isOuter: (row: TextRow) => boolean): Item[] {
  const items: Item[] = [];
  for (const row of rows) {
    const item = items.at(-1);
    if (isOuter(row)) items.push({ name: [row], below: [] });
    else if (item && wraps(item, row)) item.name.push(row);
    else item?.below.push(row);
  }
  return items;
}

/** A name that has no date yet goes on below its mark or its text. */
function wraps({ name, below }: Item, row: TextRow): boolean {
  const [first] = name;
  if (!first || row.bullet || below.length > 0 || name.length >= mostLines) return false;
  return row.x < first.x + sameIndent && outerDate(joined(name).text) === undefined;
}

function joined(name: readonly TextRow[]): TextRow {
  const [first, ...others] = name as [TextRow, ...TextRow[]];
  const [piece] = first.pieces;
  if (others.length === 0 || !piece) return { ...first, bullet: false };
  const text = joinLines(name.map((row) => row.pieces.map((part) => part.text).join(' ')));
  // Where its runs stand says nothing in a joined text.
  const runs = piece.runs.slice(0, 1).map((run) => ({ ...run, text }));
  const lines = name.flatMap((row) => row.lines);
  const bottom = Math.max(...name.map((row) => row.bottom));
  return { ...first, lines, bottom, text, pieces: [{ ...piece, text, runs }], bullet: false };
}

/** The name without the "Worked as" before it. */
function withoutLeadIn(row: TextRow): TextRow {
  const [lead = ''] = leadIn.exec(row.text) ?? [];
  const [piece, ...others] = row.pieces;
  if (!piece || lead === '' || lead.trim().split(/\s+/).length > mostWordsOfLeadIn) return row;
  let rest = lead.trim().length;
  const runs = piece.runs.flatMap((run) => {
    const text = run.text.trimStart();
    const cut = Math.min(rest, text.length);
    rest -= cut === text.length ? run.text.length : cut;
    return cut === text.length ? [] : [{ ...run, text: text.slice(cut) }];
  });
  const pieces = [{ ...piece, text: piece.text.slice(lead.length), runs }, ...others];
  return { ...row, pieces, text: pieces.map(({ text }) => text).join('\t') };
}

function withItsDateApart(row: TextRow): TextRow {
  const span = row.pieces.length > 1 ? undefined : outerDate(row.text);
  return span ? withDateApart(row, span) : row;
}
