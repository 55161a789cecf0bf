import { headingMeaning } from '../../document/headings/headings.ts';
import { canName, coverage, dateScore, type TextLine } from './align.ts';
import type { FactBase } from './fact-base.ts';
import type { SourceEntry } from './source-facts.ts';
import { carriesContent } from '../words/words.ts';
import { isJob, mentionsOf } from './mentions.ts';
import { titleNouns } from '../checks/ranks.ts';

/** A line of a text without section headings: what it names, or what it is said of. */
export interface BoundLine {
  line: TextLine;
  /** The entries it belongs to; none where it is a letter's or a summary's. */
  entries: readonly SourceEntry[];
  /** It names the entry. */
  header: boolean;
}

/** Binds the lines of a text without headings: a line that names a position says whose lines follow. */
export function bindLines(lines: readonly TextLine[], base: FactBase): BoundLine[] {
  const bound: BoundLine[] = [];
  let current: readonly SourceEntry[] | undefined;
  let listed = false;
  for (const [at, line] of lines.entries()) {
    const before = bound.at(-1);
    const named = canName(line) ? namedBy(line, lines[at + 1], base) : undefined;
    if (named !== undefined) {
      current = before?.header && !line.apart ? narrowed(before.entries, named) : named;
      listed = false;
      bound.push({ line, entries: current, header: true });
    } else if (isLabel(line, lines[at + 1])) {
      current = undefined;
    } else if (current !== undefined && !line.bullet && (line.apart || listed) && !canName(line)) {
      current = undefined;
      bound.push({ line, entries: [], header: false });
    } else {
      listed ||= line.bullet;
      bound.push({ line, entries: current ?? [], header: false });
    }
  }
  return bound;
}

/** Two lines that name a position name the same one: the employer and, below, the title. */
function narrowed(before: readonly SourceEntry[], named: readonly SourceEntry[]): readonly SourceEntry[] {
  const both = before.filter((entry) => named.includes(entry));
  return both.length > 0 ? both : before;
}

/** "Cover letter", "Tools and methods": words over a text that say nothing of the person. */
const isLabel = (line: TextLine, next: TextLine | undefined): boolean =>
  !line.bullet &&
  next !== undefined &&
  line.words.length <= 5 &&
  !/[\d,|@.]/.test(line.text) &&
  !line.words.some(({ key }) => titleNouns.has(key)) &&
  (headingMeaning(line.text) !== undefined || line.words.length <= 3 || line.text === line.text.toUpperCase());

/** The entries that a line names, by employer, title or dates; nothing where it names none. */
function namedBy(line: TextLine, next: TextLine | undefined, base: FactBase): readonly SourceEntry[] | undefined {
  if (!isSetAsHeader(line, next)) return undefined;
  const mentioned = mentionsOf(line.words, base).flatMap(({ entries }) => entries);
  const entries = mentioned.length > 0 ? [...new Set(mentioned)] : base.entries.filter(isJob);
  const words = new Set(line.words.map(({ key }) => key));
  const scored = entries.map((entry) => {
    const title = Math.max(0, ...entry.titles.map((each) => coverage(each, words, base)));
    const content = line.words.filter((word) => carriesContent(word, base.language));
    const explained = content.filter(({ key }) => entry.header.has(key)).length / Math.max(content.length, 1);
    return { entry, title, explained, score: 2 * title + dateScore(line.text, entry) + explained };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (mentioned.length > 0) return scored.filter(({ score }) => score >= best - 0.1).map(({ entry }) => entry);
  const fitting = scored.filter(({ score, title }) => score === best && (title >= 0.6 || score >= 1.9));
  if (fitting.length > 0) return fitting.map(({ entry }) => entry);
  // All that the line says stands in the lines that name one position and no other.
  const named = scored.filter(({ explained }) => explained === 1);
  if (named.length > 0) return named.map(({ entry }) => entry);
  return next?.bullet === true && !line.apart && line.words.some(({ key }) => titleNouns.has(key)) ? [] : undefined;
}

/** Short, beginning with a capital, with more names than small words, or with lines of a list below. */
const isSetAsHeader = (line: TextLine, next: TextLine | undefined): boolean => {
  const content = line.words.filter(({ text }) => /\p{L}/u.test(text) && text.length > 3);
  const capitals = content.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const isProse = /[.!?:]$/.test(line.text) && line.words.length > 6;
  return /^[\p{Lu}\d]/u.test(line.text) && !isProse && (next?.bullet === true || capitals * 2 >= content.length);
};
