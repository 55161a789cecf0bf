import { findDates } from '../language/dates.ts';
import { plainWords, squeeze } from '../language/fold.ts';
import { stringsOf } from './json-pointer.ts';
import type { JsonResume } from './json-resume.ts';
import { isLabel, labelWords } from './line-labels.ts';
import type { SourceLine } from './parsed-resume.ts';
import { opensClosing } from './sections/closing-lines.ts';

/** A line of at least this many letters that is part of a value says the same and does not match by chance. */
const longEnough = 12;

/**
 * Ids of the lines with content that no value was read from. A label ("Phone", "Highlights"), a heading, contact data that a value repeats (the name again on
 * the second page) and what closes a resume (a declaration, a place to sign) have no content of their own: without them nothing is lost.
 */
export function unreadLines(lines: readonly SourceLine[], read: ReadonlySet<string>, resume: JsonResume): string[] {
  const closing = closingLines(lines);
  const open = lines.filter(
    (line, index) =>
      (!line.heading || isLone(line, lines[index + 1])) &&
      !read.has(line.id) &&
      !isLabel(line.text) &&
      !closing.has(line.id),
  );
  if (open.length === 0) return [];
  const { location: _, ...contact } = resume.basics ?? {};
  const person = new Set(stringsOf(contact).map(squeeze));
  // Squeezed texts hold no line end: what is found in all of them at once stands in one of them.
  const all = stringsOf(resume).map(squeeze).join('\n');
  const isSaidElsewhere = (text: string): boolean =>
    text === '' || person.has(text) || (text.length >= longEnough && all.includes(text));
  // "Robin Example – Resume" on the second page.
  const repeats = (text: string): boolean =>
    isSaidElsewhere(squeeze(text)) ||
    text.split(/\s[–—|·•-]\s|\t/).every((piece) => isLabel(piece) || isFormWord(piece) || person.has(squeeze(piece)));
  return open.filter(({ text }) => !repeats(text)).map(({ id }) => id);
}

/** "Name", or the colon between it and the name. */
const isFormWord = (text: string): boolean => squeeze(text) === '' || labelWords().has(plainWords(text));

/** A heading that was not understood and has nothing below it may be anything. */
const isLone = ({ section }: SourceLine, below: SourceLine | undefined): boolean =>
  section === 'other' && (below === undefined || below.heading === true);

/** Ids of what closes a resume: left out of its document on purpose. It stands in a section of its own at its end, without a heading. */
export function closingLines(lines: readonly SourceLine[]): ReadonlySet<string> {
  const end = lines.slice(lines.findLastIndex((line) => line.heading === true || line.section !== 'other') + 1);
  const from = end.findIndex((line, index) => opensClosing(line.text) || (index === end.length - 1 && isSigned(line)));
  return new Set(from < 0 ? [] : end.slice(from).map(({ id }) => id));
}

/** "Harlow, 3 May 2024": where and on which day a resume was signed. */
function isSigned({ text, bullet }: SourceLine): boolean {
  const [date, ...others] = findDates(text);
  if (date?.start?.day === undefined || date.range || others.length > 0 || bullet) return false;
  const rest = text.slice(0, date.index) + text.slice(date.end);
  return !/\d/.test(rest) && rest.split(/[\s,]+/).filter(Boolean).length <= 3;
}
