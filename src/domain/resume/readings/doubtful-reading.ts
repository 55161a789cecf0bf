import { findDates } from '../../language/dates.ts';
import type { ParsedResume, SourceLine } from '../parsed-resume.ts';

/** Below this share of its date ranges that date a post or a study, a resume was taken apart otherwise than it was meant. */
const fewestUsed = 0.5;
/** One range may be told of in a text. */
const fewestRanges = 2;
/** Above this share of its letters that no value was read from, too much is missing to judge the rest. */
const mostUnread = 0.3;

/**
 * Whether so much of a resume was not understood that nothing can be said against it: no low score, and no advice not to apply, may rest on such a reading
 * without a word about it.
 */
export function isDoubtful({ resume, lines, evidence, unread }: ParsedResume): boolean {
  const dated = new Set(
    Object.entries(evidence).flatMap(([pointer, ids]) => (/\/(?:startDate|endDate|date)$/.test(pointer) ? ids : [])),
  );
  const ranges = lines.filter(({ bullet, text }) => bullet !== true && findDates(text).some(({ range }) => range));
  const unused = ranges.filter(({ id }) => !dated.has(id));
  if (ranges.length >= fewestRanges && unused.length > (1 - fewestUsed) * ranges.length) return true;
  const isWithoutPosts = [resume.work, resume.volunteer].every((posts) => (posts ?? []).length === 0);
  if (
    isWithoutPosts &&
    lines.filter(({ section, heading }) => section === 'work' && !heading).length >= fewestLinesOfPosts
  )
    return true;
  const open = new Set(unread);
  return letters(lines.filter(({ id }) => open.has(id))) > mostUnread * letters(lines);
}

/** A section of work with so much in it has a post. */
const fewestLinesOfPosts = 3;

const letters = (lines: readonly SourceLine[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);
