import type { ParsedResume, SourceLine } from '../../resume/parsed-resume.ts';
import { findDates, isoDate, type DateSpan } from '../../language/dates.ts';
import { heldTitle } from './job-titles.ts';

/** A job that the resume mentions: an entry of `work`, or a line of the section that names one and its dates. */
export interface HeldJob {
  /** JSON Pointer of the entry; empty for a job that was found in a line. */
  entry: string;
  title?: string | undefined;
  employer?: string | undefined;
  /** The line's text, for a job that was found in a line. */
  line?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** The jobs of a resume: its entries in their order, then those found in lines whose dates no entry has. */
export function heldJobs(parsed: ParsedResume): HeldJob[] {
  const entries = (parsed.resume.work ?? []).map((work, index): HeldJob => ({
    entry: `/work/${index}`,
    title: heldTitle(work, parsed.language),
    employer: work.name,
    startDate: work.startDate,
    endDate: work.endDate,
  }));
  const known = new Set(entries.flatMap(({ startDate }) => startDate?.slice(0, 4) ?? []));
  const dated = new Set(entries.flatMap(({ entry }) => parsed.evidence[`${entry}/startDate`] ?? []));
  const lines = parsed.lines.filter(({ id, section, heading }) => section === 'work' && !heading && !dated.has(id));
  return [...entries, ...lines.flatMap((line) => jobsInLine(line, known))];
}

/** A text with a date and at most this many other words is taken to contain the title. */
const mostTitleWords = 14;

/** "Release Coordinator (2015 - 2017): ran …", "2013 - 2017 as a mobile developer. Built …". */
function jobsInLine({ text }: SourceLine, known: ReadonlySet<string>): HeldJob[] {
  if (!/\d{4}/.test(text)) return [];
  return findDates(text).flatMap((span): HeldJob[] => {
    const startDate = span.range && span.start ? isoDate(span.start) : undefined;
    if (startDate === undefined || known.has(startDate.slice(0, 4))) return [];
    const title = titleNear(text, span);
    if (title === undefined) return [];
    return [{ entry: '', title, line: text, startDate, endDate: span.finish ? isoDate(span.finish) : undefined }];
  });
}

/** The words that a date belongs to: those before it, else those after it. */
function titleNear(text: string, span: DateSpan): string | undefined {
  const before = bare(text.slice(0, span.index));
  if (/\p{L}{2}/u.test(before)) return before.split(/\s+/).slice(-mostTitleWords).join(' ');
  const after = bare(text.slice(span.end));
  return /\p{L}{2}/u.test(after) ? after.split(/\s+/).slice(0, mostTitleWords).join(' ') : undefined;
}

const bare = (words: string): string => words.replace(/^[\s()[\],:–—-]+|[\s()[\],:–—-]+$|^\s*as an?\s/giu, '').trim();
