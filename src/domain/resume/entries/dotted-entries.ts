import { findDates, type DateSpan } from '../../language/dates.ts';
import type { Run } from '../../document/source-document.ts';
import { cleanText } from '../../document/layout/clean-text.ts';
import type { Entry } from './entry-header.ts';
import { abbreviationEnd } from './entry-starts.ts';
import type { HeaderPart } from './header-parts.ts';
import { joinLines, leavesNoRoom } from './prose.ts';
import { findAddresses } from '../basics/web-address.ts';
import { lookOf, sameLook, type Look, type TextRow } from '../../document/layout/text-row.ts';

/** The mark between the parts of a header. */
const mark = ' · ';
const markEnd = /\s·\s*$/u;

const letters = (row: TextRow): Run[] => row.pieces.flatMap((piece) => piece.runs).filter((run) => cleanText(run.text));
const lookOfRun = (run: Run | undefined): Look => lookOf(run ? [run] : [], '');
const firstLook = (row: TextRow): Look => lookOfRun(letters(row)[0]);

/**
 * Entries that separate the values of their headers by a mid-dot ("Acme · Berlin · 2019 – 2021 · acme.com") and begin with a word in bold: as Foothold prints
 * them, and many others do. There the type shows where an entry begins and the marks where each of its values ends, whatever the words are: a year within a
 * title stays there. Undefined where a section is set differently. In sections whose entries have one name (`named`) that name may be alone, above a date or an
 * address if there is one.
 */
export function dottedEntries(rows: readonly TextRow[], named = false): Entry[] | undefined {
  const [first] = rows;
  if (!first || first.bullet || first.look.size === 0) return undefined;
  const model = firstLook(first);
  const plain = letters(first).length > 1 || rows.length > 1;
  if (!model.bold || !plain || rows.flatMap(letters).every((run) => run.bold)) return undefined;
  const starts = rows.flatMap((_, index) => (beginsEntry(rows, index, model) ? [index] : []));
  const blocks = starts.map((start, index) => rows.slice(start, starts[index + 1] ?? rows.length));
  const dotted = new Set(
    blocks.filter((block) => block.slice(0, 3).some((row) => !row.bullet && row.text.includes(mark))),
  );
  const alone = blocks.filter((block) => named && !dotted.has(block) && isNameAlone(block));
  if (dotted.size + alone.length < (dotted.size > 0 ? 0.5 : 1) * blocks.length) return undefined;
  const heads = blocks.map((block) => headLines(block));
  if (heads.flat(2).some((row) => row.bullet || row.pieces.length > 1)) return undefined;
  const descriptionRows = blocks.flatMap((block, index) => block.slice(heads[index]?.flat().length));
  if (descriptionRows.some((row) => !row.bullet && !isLabelled(row) && sameLook(firstLook(row), model)))
    return undefined;
  return blocks.map((block, index) => toEntry(block, heads[index] ?? []));
}

/** A name in bold above its description: a date or an address alone needs no mark. */
const isNameAlone = ([name, ...below]: readonly TextRow[]): boolean =>
  name !== undefined &&
  below.length > 0 &&
  letters(name).every((run) => run.bold) &&
  !below.some(
    (row, at) => !row.bullet && ((letters(row)[0]?.bold === true && !isDated(row, at)) || row.pieces.length > 1),
  ) &&
  (wholeDate(below[0]?.text ?? '') !== undefined ||
    ![name, ...below].some((row) => !row.bullet && findDates(row.text).length > 0));

const isDated = (row: TextRow, at: number): boolean =>
  at === 0 && wholeDate(row.text.split(mark)[0] ?? '') !== undefined;

/** Set like the section's first row, and neither the rest of a name, a date in bold nor a label in bold ("Courses: …"). */
function beginsEntry(rows: readonly TextRow[], index: number, model: Look): boolean {
  const [row, before] = [rows[index], rows[index - 1]];
  const [run] = row ? letters(row) : [];
  if (!row || !run || row.bullet || !sameLook(lookOfRun(run), model)) return false;
  if (!before) return true;
  if (isLabelled(row)) return false;
  return !markEnd.test(before.text) && !wholeDate(row.text.split(mark)[0] ?? '') && !isRestOf(before, row, model);
}

/** "Courses: …" with the label in a different type. */
function isLabelled(row: TextRow): boolean {
  const runs = letters(row);
  const plain = runs.findIndex((run) => !run.bold);
  const label = runs.slice(0, Math.max(plain, 0)).map((run) => run.text);
  return /[:：]\s*$/.test(label.join(''));
}

/** A name in the entry's own type that was too long for the row above. */
function isRestOf(before: TextRow, row: TextRow, model: Look): boolean {
  const alike = sameLook(firstLook(row), model) && sameLook(lookOfRun(letters(before).at(-1)), model);
  return alike && !before.text.includes(mark) && leavesNoRoom(before, row) && row.gap < 0.7 * (row.bottom - row.y);
}

/** The lines that name an entry, each with its rows: its first, and a second one of marks, dates or another type. */
function headLines(block: readonly TextRow[]): TextRow[][] {
  const lines: TextRow[][] = [];
  const model = firstLook(block[0] as TextRow);
  for (const [index, row] of block.entries()) {
    const [line, before] = [lines.at(-1), block[index - 1]];
    const isContinued = before && (markEnd.test(before.text) || (lines.length === 1 && isRestOf(before, row, model)));
    if (line && isContinued) line.push(row);
    else if (lines.length === 0) lines.push([row]);
    else if (lines.length === 1 && (namesMore(row, block.slice(index + 1)) || isBelowDated(lines[0] ?? [], row)))
      lines.push([row]);
    else break;
  }
  return lines;
}

/** A second line of an entry's header: parts between marks, a date, or words set in another type than the text below. */
function namesMore(row: TextRow, below: readonly TextRow[]): boolean {
  if (row.bullet || isSentence(row.text)) return false;
  if (cellsOf([row]).some((cell) => wholeDate(cell.text) !== undefined)) return true;
  if (findAddresses(row.text).some((found) => found.text.length >= row.text.trim().length - 1)) return true;
  const own = firstLook(row);
  const [next] = below;
  const apart = next !== undefined && !sameLook(own, firstLook(next)) && !own.bold;
  return row.text.includes(mark) || (apart && (own.italic || own.color !== firstLook(next).color));
}

/** A line in italics or in another colour below a title and its dates: they have named nothing but the title. */
function isBelowDated(title: readonly TextRow[], row: TextRow): boolean {
  const [name, date, more] = cellsOf(title);
  if (!name || !date || more || wholeDate(date.text) === undefined || row.bullet || isSentence(row.text)) return false;
  const own = firstLook(row);
  return own.italic || own.color !== name.look.color;
}

const isSentence = (text: string): boolean => /[.!?;]$/.test(text) && !abbreviationEnd.test(text);

interface Cell {
  text: string;
  look: Look;
  link?: string | undefined;
}

/** The text between the marks of a line, with the web address that a part of it links to. */
function cellsOf(line: readonly TextRow[]): Cell[] {
  const runs = line.flatMap(letters);
  return joinLines(line.map((row) => row.text))
    .split(/\s+·(?:\s+|$)/u)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, look: lookOfRun(runOf(text, runs)), link: linkOf(text, runs) }));
}

/** The run that a text begins with. */
const runOf = (text: string, runs: readonly Run[]): Run | undefined =>
  runs.find((run) => {
    const [bare, own] = [text, cleanText(run.text)].map((one) => one.replace(/[\s·]/g, ''));
    return own !== '' && bare?.startsWith(own ?? '');
  });
const linkOf = (text: string, runs: readonly Run[]): string | undefined =>
  runOf(
    text,
    runs.filter((run) => run.link !== undefined),
  )?.link;

/** The date that makes up all of a text. */
function wholeDate(text: string): DateSpan | undefined {
  const [span] = findDates(text);
  return span && span.text.length >= text.length - 1 ? span : undefined;
}

function toEntry(block: TextRow[], lines: TextRow[][]): Entry {
  const header = lines.flat();
  let date: Entry['date'];
  const cells = lines.flatMap((line, place) => {
    const found = cellsOf(line);
    // Dates come after the names: a title that is nothing but a year is a title.
    const dated = found.findIndex((cell, at) => (at > 0 || place > 0) && wholeDate(cell.text));
    const span = wholeDate(found[dated]?.text ?? '');
    if (span) date ??= { span, rows: line };
    return found
      .filter((_, at) => at !== dated)
      .map((cell, at): HeaderPart => ({ ...cell, ...placed(line), line: place, place: at, lead: at > 0 ? '|' : '' }));
  });
  return { header, body: block.slice(header.length), date, cells };
}

const placed = (line: readonly TextRow[]): Pick<HeaderPart, 'row' | 'afterDate'> => {
  const row = line[0] as TextRow;
  return { row: { ...row, lines: line.flatMap((one) => one.lines) }, afterDate: false };
};
