import { sectionsWhere } from '../../document/headings/section-kinds.ts';
import { findDates } from '../../language/dates.ts';
import type { FactBase } from './fact-base.ts';
import { toDates } from './source-entry.ts';
import type { SourceEntry } from './source-facts.ts';
import { carriesContent, shared, topicsOf, wordsOf, type Word } from '../words/words.ts';

/** A line of a plain text whose entry has to be found. */
export interface TextLine {
  text: string;
  bullet: boolean;
  /** A blank line comes before it. */
  apart: boolean;
  words: readonly Word[];
}

/** A line with the entry it was found to belong to, and whether it is one of those that name the entry. */
export interface AlignedLine {
  line: TextLine;
  entry: SourceEntry | undefined;
  header: boolean;
}

const switchCost = 0.8;

const isSentence = (text: string): boolean => /[.!?]$/.test(text) && text.split(' ').length > 7;

/** Whether a line can name an entry: short, no bullet, no sentence. */
export const canName = (line: TextLine): boolean => !line.bullet && line.words.length <= 24 && !isSentence(line.text);

/**
 * Finds the entry of every line of a section: the run of entries that fits all lines best together (Viterbi, 1967), where a new entry can begin only at a line
 * that can name one. A tampered name or date does not mislead it, since the other lines of the entry still fit.
 */
export function alignLines(lines: readonly TextLine[], entries: readonly SourceEntry[], base: FactBase): AlignedLine[] {
  if (entries.length === 0) return lines.map((line) => ({ line, entry: undefined, header: false }));
  const paths = bestPaths(lines, entries, base);
  let naming = false;
  let before = -1;
  return lines.map((line, at) => {
    const index = paths[at] ?? -1;
    const opens = index !== before;
    naming = index >= 0 && canName(line) && (opens || naming);
    before = index;
    return { line, entry: entries[index], header: naming };
  });
}

/** For each line the index of its entry, -1 for none; states are the entries with "none" in front. */
function bestPaths(lines: readonly TextLine[], entries: readonly SourceEntry[], base: FactBase): number[] {
  const states = entries.length + 1;
  let scores = Array.from({ length: states }, (_, state) => (state === 0 ? 0 : -switchCost));
  const back: number[][] = [];
  for (const [at, line] of lines.entries()) {
    const opens = at === 0 || openingBonus(lines[at - 1], line);
    const first = highest(scores, -1);
    const second = highest(scores, first);
    const switchTo = (state: number): { best: number; from: number } => {
      const other = state === first ? second : first;
      return other < 0 ? { best: -Infinity, from: state } : { best: scores[other] ?? -Infinity, from: other };
    };
    const next = scores.map((stay, state) => {
      const own = state === 0 ? 0 : lineScore(line, entries[state - 1], base);
      const { best, from } = opens === false ? { best: -Infinity, from: state } : switchTo(state);
      const lingers = state > 0 && opens === 0.3 && line.apart ? 1.2 : 0;
      const moved = best - switchCost + (typeof opens === 'number' ? opens : 0);
      return moved > stay - lingers ? { score: moved + own, from } : { score: stay - lingers + own, from: state };
    });
    back.push(next.map(({ from }) => from));
    scores = next.map(({ score }) => score);
  }
  return trace(scores, back);
}

/** False where no entry can begin; else the evidence for one beginning here, after a bullet or blank line. */
function openingBonus(before: TextLine | undefined, line: TextLine): number | false {
  if (!canName(line) || before === undefined) return false;
  return line.apart || !canName(before) ? 0.3 : -0.3;
}

/** The place of the highest score, the first of several, but for one place; -1 where there is no other. */
function highest(scores: readonly number[], but: number): number {
  let place = -1;
  for (const [at, score] of scores.entries()) if (at !== but && score > (scores[place] ?? -Infinity)) place = at;
  return place;
}

function trace(scores: readonly number[], back: readonly number[][]): number[] {
  let state = scores.indexOf(Math.max(...scores));
  const path: number[] = [];
  for (const step of back.toReversed()) {
    path.push(state - 1);
    state = step[state] ?? 0;
  }
  return path.toReversed();
}

/** What share, 0-1, of a name's words a line has. */
export function coverage(name: string, words: ReadonlySet<string>, base: FactBase): number {
  const parts = wordsOf(name, base.language).filter((word) => carriesContent(word, base.language));
  return parts.length === 0 ? 0 : parts.filter(({ key }) => words.has(key)).length / parts.length;
}

function lineScore(line: TextLine, entry: SourceEntry | undefined, base: FactBase): number {
  if (entry === undefined) return 0;
  const topics = topicsOf(line.words, base.language);
  if (!canName(line)) {
    return (
      (2 * Math.max(0, ...entry.sentences.map((sentence) => shared(sentence.topics, topics)))) /
      Math.max(topics.size, 3)
    );
  }
  const overlap =
    shared(topics, new Set(entry.sentences.flatMap((sentence) => [...sentence.topics]))) / Math.max(topics.size, 2);
  const words = new Set(line.words.map(({ key }) => key));
  const best = (names: readonly string[]) => Math.max(0, ...names.map((name) => coverage(name, words, base)));
  const [name, title] = [best(entry.names), best(entry.titles)];
  return (name >= 0.6 ? 3 * name : 0) + (title >= 0.5 ? 2 * title : 0) + dateScore(line.text, entry) + overlap;
}

export function dateScore(text: string, entry: SourceEntry): number {
  const year = (date: string | undefined): string | undefined => date?.slice(0, 4);
  const scores = findDates(text)
    .map(toDates)
    .flatMap((span) =>
      entry.dates.map(({ start, end, present }) => {
        const from = start !== undefined && year(start) === year(span.start);
        const until = present ? span.present : end !== undefined && year(end) === year(span.end);
        return (from ? 0.8 : 0) + (until ? 0.7 : 0);
      }),
    );
  return Math.max(0, ...scores);
}

/** Sections whose entries have a heading of their own and lines below it. */
export const sectionsWithEntries = sectionsWhere({
  basics: false,
  summary: false,
  work: true,
  education: true,
  skills: false,
  projects: true,
  certificates: false,
  awards: true,
  publications: true,
  languages: false,
  volunteer: true,
  interests: false,
  references: false,
  other: false,
});
