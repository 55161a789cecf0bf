import { findDates } from '../../language/dates.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import type { Piece, TextRow } from '../../document/layout/text-row.ts';
import { joinLines } from '../entries/prose.ts';
import { reading, type Draft } from '../evidence.ts';
import type { Project } from '../json-resume.ts';
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
    name: reading(name, rows[0]?.lines ?? [], 0.85),
    description: reading(isBehind ? told.slice(0, end).replace(/[\s,(–—-]+$/u, '') : told, lines, 0.8),
    startDate: dates.start,
    endDate: dates.end,
  };
}
