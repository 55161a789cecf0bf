import words from '../../words/resume/one-line-jobs.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { findDates, type DateSpan } from '../../language/dates.ts';
import { doneWord } from './done-words.ts';
import { isProse } from './prose.ts';
import { titleScore } from './roles.ts';
import type { Piece, TextRow } from '../../document/layout/text-row.ts';

/** "Worked as a", "Served a total of 3 years as": the words of a sentence before the title. */
export const leadIn =
  /^(?:[^.;:]{0,60}?\s)?(?:as|als|comme|en tant que?|como|come|in qualità di)\s+(?:(?:an?|the|une?)\s+)?/iu;
const leadOut = patternOf(
  words,
  'between a title and its dates',
  'iu',
  (any) =>
    String.raw`(?:[\s,;:(–—-]+(?:(?:working|employed|served|serving)\s+)?(?:${any}))?(?:\s+for \d+ years?)?[\s,;:(–—-]*$`,
);
/** Where a title at the start of a sentence ends. */
const titleEnd = /[.;:]\s|\s[–—-]\s|,\s|\s(?=(?:where|who|which|responsible|with)\s)/u;
const mostTitleWords = 14;
const minDescriptionWords = 4;
/** Nobody describes a job in a longer line. */
const mostLetters = 2000;

/** A row that describes a whole job, split into the job's name with its date and the description. */
interface OneLine {
  title: string;
  date: string;
  description: string;
}

/**
 * The rows of a section in which each job is described in one line ("Nurse (2015 - 2019): cared for …", "Worked as a nurse from 2015 to 2019. Cared for …"),
 * with each such row split into the job's header and its description. A section whose dates are mostly in other positions is left unchanged: there such a line
 * describes something within a job.
 */
export function withOneLineJobs(rows: readonly TextRow[]): TextRow[] {
  const dated = rows.filter(({ text }) => findDates(text).some(({ range }) => range));
  const read = new Map(
    dated.flatMap((row) => {
      const line = row.pieces.length === 1 && row.text.length <= mostLetters ? readOneLine(row.text) : undefined;
      return line ? [[row, line] as const] : [];
    }),
  );
  if (read.size === 0 || (read.size < dated.length / 2 && dated.length < rows.length)) return [...rows];
  return rows.flatMap((row) => {
    const line = read.get(row);
    if (!line) return [row];
    const header = toHeader(row, line);
    return line.description === '' ? [header] : [header, toDescriptionRow(row, line.description)];
  });
}

function readOneLine(text: string): OneLine | undefined {
  const span = findDates(text).find(({ range }) => range);
  if (!span) return undefined;
  const before = text.slice(0, span.index);
  const after = text.slice(span.end).replace(/^[\s)\],;:.|–—-]+/u, '');
  return datedBehind(before, after, span) ?? datedAhead(before, after, span);
}

/** "Nurse (2015 - 2019): cared for …" */
function datedBehind(before: string, after: string, span: DateSpan): OneLine | undefined {
  const words = before.replace(leadOut, '');
  const title = words.replace(leadIn, '');
  const hasDescription = after.split(/\s+/).length >= minDescriptionWords;
  // Text that is a header by itself is read as one, with its employer and place.
  if (!hasDescription && title === words && !isProse({ text: before })) return undefined;
  return isTitle(title) ? { title, date: span.text, description: hasDescription ? after : '' } : undefined;
}

/** "2015 - 2019: Worked as a nurse. Cared for …", "4 years (2015 - 2019) as a nurse, caring for …" */
function datedAhead(before: string, after: string, span: DateSpan): OneLine | undefined {
  if (/\p{L}{2}/u.test(before.replace(/\b(?:years?|of|experience)\b/giu, ''))) return undefined;
  const rest = after.replace(leadIn, '');
  const end = titleEnd.exec(rest);
  const title = rest.slice(0, end?.index).replace(leadOut, '');
  const description = end ? rest.slice(end.index + end[0].length) : '';
  if (rest === after && (description.split(/\s+/).length < minDescriptionWords || !hasWords(description)))
    return undefined;
  return isTitle(title) ? { title, date: span.text, description } : undefined;
}

/** "Ashdown Technical College, Leeds" names, and describes nothing. */
const hasWords = (text: string): boolean => /[.;]$|(?<!\p{L})\p{Ll}{4,}(?!\p{L})/u.test(text);

const isTitle = (text: string): boolean =>
  text.split(/\s+/).length <= mostTitleWords && !/[.!?;]\s/.test(text) && !isDone(text) && titleScore(text) >= 1;

/** "Managed a team of nurses" is a description, "Marketing manager" a name. */
const isDone = (text: string): boolean => doneWord.test(text) && !/^\p{L}+ing(?!\p{L})/u.test(text);

/** The row with the title and the date as separate pieces; their positions on the page are unknown. */
function toHeader(row: TextRow, { title, date }: OneLine): TextRow {
  const named = pieceOf(row, title);
  const pieces = [isProse({ text: title }) ? { ...named, field: 'title' as const } : named, pieceOf(row, date)];
  return { ...row, text: `${title}\t${date}`, pieces, bullet: false };
}

const toDescriptionRow = (row: TextRow, text: string): TextRow => ({
  ...row,
  text,
  pieces: [pieceOf(row, text)],
  bullet: true,
  gap: 0,
});

function pieceOf({ pieces, x, right, look }: TextRow, text: string): Piece {
  const runs = pieces.flatMap((piece) => piece.runs).slice(0, 1);
  return { text, x, right, look, runs: runs.map((run) => ({ ...run, text })) };
}
