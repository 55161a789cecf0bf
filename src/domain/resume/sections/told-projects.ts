import { findDates } from '../../language/dates.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import type { Piece, TextRow } from '../../document/layout/text-row.ts';
import { doneWord } from '../entries/done-words.ts';
import { continuesIn, isProse, joinLines } from '../entries/prose.ts';
import { sourced, type Draft } from '../evidence.ts';
import type { Project } from '../json-resume.ts';
import { splitList } from './skills.ts';
import { ends } from './work.ts';

/** "Tide Table: a small calendar for three harbours." */
const named = /^(\p{Lu}[^:.,;]{1,58}?)\s*(?::\s+|\s[–—]\s)(\S.{11,})$/u;
const mostWordsOfName = 6;
const dateAlone = ({ text }: Piece): boolean => findDates(text).some((date) => text.length - date.text.length <= 3);

/** Projects that are each told in a sentence behind their name; undefined where a section tells them in another way. */
export function toldProjects(
  rows: readonly TextRow[],
  isLabel: (text: string) => boolean,
): Draft<Project>[] | undefined {
  const heads = rows.map((row) => headOf(row, isLabel));
  const bullets = rows.filter((row, index) => row.bullet && !heads[index]).length;
  if (!heads[0] || bullets > 0) return undefined;
  const starts = heads.flatMap((head, index) => (head ? [index] : []));
  // One alone may be an entry's name with what it is.
  if (starts.length < 2 && rows.some((row, index) => index > 0 && row.text.length < shortest)) return undefined;
  return starts.map((start, index) => projectOf(rows.slice(start, starts[index + 1])));
}

const shortest = 12;

/** "Tide Table | React": a name as an item of a list, with what it is behind it. */
const item = /^([\p{Lu}\d][^:|]{1,118}?)\s*(:|\s[–—|])(?:\s+(\S.*))?$/u;
const mostWordsOfItem = 16;
const fewestItems = 2;
/** The share of items that have a name, where a list is one of projects. */
const mostlyNamed = 0.75;

/** Projects that are the items of one list, below nothing but what is told of them all; undefined where a section has its names above its lists. */
export function listedProjects(
  rows: readonly TextRow[],
  isLabel: (text: string) => boolean,
): Draft<Project>[] | undefined {
  const begin = rows.findIndex(({ bullet }) => bullet);
  const own = rows.slice(Math.max(begin, 0));
  const starts = own.flatMap(({ bullet }, index) => (bullet ? [index] : []));
  if (
    starts.length < fewestItems ||
    !rows.slice(0, begin).every(isTold) ||
    !areAlike(starts.map((at) => own[at]?.x ?? 0))
  )
    return undefined;
  const items = starts.map((start, index) => own.slice(start, starts[index + 1]));
  const heads = items.map(([first]) => itemHead(first?.text ?? '', isLabel));
  if (heads.filter((head) => head !== undefined).length < mostlyNamed * items.length) return undefined;
  return items.map((lines, index) => listedProject(lines, heads[index]));
}

const isTold = (row: TextRow, index: number, all: readonly TextRow[]): boolean =>
  isProse(row) ||
  row.text.split(/\s+/).length >= fewestWordsTold ||
  (index > 0 && continuesIn(all[index - 1] ?? row, row));
const fewestWordsTold = 12;

/** A list within a list stands farther right. */
const areAlike = (edges: readonly number[]): boolean => Math.max(...edges) - Math.min(...edges) < 4;

function itemHead(text: string, isLabel: (text: string) => boolean): RegExpExecArray | undefined {
  const head = item.exec(text);
  const name = head?.[1] ?? '';
  return head &&
    name.split(/\s+/).length <= mostWordsOfItem &&
    !tellsDeed(name) &&
    headingMeaning(name) === undefined &&
    !isLabel(head[0])
    ? head
    : undefined;
}

/** "Built a bot: …", but neither "Seed Drawer: …" nor "Parking finder: …". */
const tellsDeed = (text: string): boolean => doneWord.test(text) && /^\p{L}+(?<!ing)\s+\p{Ll}/u.test(text);

function listedProject(rows: readonly TextRow[], head: RegExpExecArray | undefined): Draft<Project> {
  const [first, ...others] = rows as [TextRow, ...TextRow[]];
  const lines = rows.flatMap((row) => row.lines);
  const [, name = first.text, mark = '', behind = ''] = head ?? [];
  const isTools = mark.trim() === '|' && others.length > 0;
  const told = joinLines(
    [...(isTools || !head ? [] : [behind]), ...others.map(({ text }) => text)].filter((text) => text !== ''),
  );
  return {
    name: sourced(name, first.lines, head ? 0.8 : 0.6),
    ...(told !== '' && { description: sourced(told, lines, 0.8) }),
    ...(isTools && behind !== '' && { keywords: splitList(behind).map((word) => sourced(word, first.lines, 0.8)) }),
  };
}

function headOf(row: TextRow, isLabel: (text: string) => boolean): RegExpExecArray | undefined {
  const piece = row.pieces.find((one) => !dateAlone(one));
  const head = piece && named.exec(piece.text);
  const name = head?.[1] ?? '';
  return head && name.split(' ').length <= mostWordsOfName && headingMeaning(name) === undefined && !isLabel(head[0])
    ? head
    : undefined;
}

function projectOf(rows: readonly TextRow[]): Draft<Project> {
  const texts = rows.map(({ pieces }) => pieces.filter((piece) => !dateAlone(piece)).map(({ text }) => text));
  const [, name = '', told = ''] = named.exec(joinLines(texts.map((own) => own.join(' ')))) ?? [];
  const dated = rows.flatMap((row) => findDates(row.text).map((span) => ({ span, rows: [row] })));
  const last = dated.at(-1);
  // A date within the sentence is told of; one behind it is the project's.
  const date = last?.rows[0]?.pieces.some(dateAlone) || last?.rows[0] === rows.at(-1) ? last : undefined;
  const end = date && !date.rows[0]?.pieces.some(dateAlone) ? told.lastIndexOf(date.span.text) : -1;
  const isBehind = end > 0 && /^[\s).]*$/.test(told.slice(end + (date?.span.text.length ?? 0)));
  const dates = ends(end > 0 && !isBehind ? undefined : date);
  const lines = rows.flatMap((row) => row.lines);
  return {
    name: sourced(name, rows[0]?.lines ?? [], 0.85),
    description: sourced(isBehind ? told.slice(0, end).replace(/[\s,(–—-]+$/u, '') : told, lines, 0.8),
    startDate: dates.start,
    endDate: dates.end,
  };
}
