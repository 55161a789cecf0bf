import { valueAt } from '../../resume/json-pointer.ts';
import type { ParsedResume, SourceLine } from '../../resume/parsed-resume.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';

/** A line is unplaced when at least this many of its letters, and this share of them, are in no value that was read from it. */
const lostLetters = 20;
const lostShare = 0.4;

/**
 * Lines of the sections named whose words did not make it into the values: what a layout or an unusual wording ("Served as a nurse from 2014 to 2017 …") hides
 * from the parser can still be read here.
 */
export function unplacedLines(parsed: ParsedResume, sections: ReadonlySet<SectionKind>): SourceLine[] {
  const unread = new Set(parsed.unread);
  const placed = placedLetters(parsed);
  return parsed.lines.filter((line) => {
    if (line.heading || !sections.has(line.section)) return false;
    if (unread.has(line.id)) return true;
    const letters = lettersOf(line.text);
    const lost = letters - (placed.get(line.id) ?? 0);
    return lost >= lostLetters && lost >= letters * lostShare;
  });
}

const lettersOf = (text: string): number => text.replace(/[^\p{L}]+/gu, '').length;

/** For each line, the number of letters in the values that were read from it. */
function placedLetters({ resume, evidence }: ParsedResume): Map<string, number> {
  const byLine = new Map<string, number>();
  for (const [pointer, lines] of Object.entries(evidence)) {
    const value = valueAt(resume, pointer);
    if (typeof value !== 'string') continue;
    const letters = lettersOf(value);
    for (const line of lines) byLine.set(line, (byLine.get(line) ?? 0) + letters);
  }
  return byLine;
}
