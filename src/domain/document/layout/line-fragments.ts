import { findDates } from '../../language/dates.ts';
import type { Line, Run } from '../source-document.ts';
import { bulletOnly, mergeBullets } from './bullet-marks.ts';
import { cleanText } from './clean-text.ts';
import type { Fragment } from './fragment.ts';

/** The gap, in heights of the type, that separates two stretches of a line. */
const gapRatio = 1.15;

/** A smaller gap is enough where bold or italics change too, and between contacts, which are never justified. */
const styledGapRatio = 0.75;
const contactGapRatio = 0.75;
const contactPattern = /\S@\S+\.\S|\+\d[\d\s().-]{7,}\d|\(\d{3}\)\s?\d{3}/;
const longestContacts = 180;

const changesStyle = (before: Run | undefined, run: Run): boolean =>
  before !== undefined && (before.bold !== run.bold || before.italic !== run.italic);

/** Where on a page lines begin, in whole points: a stretch that begins there too, after a gap, belongs to a column. */
export function columnStarts(lines: readonly Line[]): (x: number) => boolean {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const x = Math.round(line.x);
    counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  return (x) => [-1, 0, 1].reduce((sum, by) => sum + (counts.get(Math.round(x) + by) ?? 0), 0) >= fewestInColumn;
}
const fewestInColumn = 3;

export function lineFragments(line: Line, offset: number, startsColumn: (x: number) => boolean): Fragment[] {
  const groups: Run[][] = [];
  const ratio = contactPattern.test(line.text) && line.text.length < longestContacts ? contactGapRatio : gapRatio;
  let right = -Infinity;
  let separated = true;
  for (const run of line.runs.length > 0 ? line.runs : [wholeLine(line)]) {
    const stretches = splitRun(run);
    if (/^\s*\t/.test(run.text)) separated = true;
    stretches.forEach((stretch, index) => {
      const last = groups.at(-1)?.at(-1);
      // The mark on a timeline parts a date from what it dates.
      if (/^[●○◉]$/.test(stretch.text.trim()) && isDateLabel(cleanText(joinRuns(groups.at(-1) ?? [])))) {
        separated = true;
        return;
      }
      // Letters drawn twice, for a shadow, are read once.
      if (last && last.text === stretch.text && Math.abs(last.x - stretch.x) < 1.5) return;
      const size = Math.min(typeSize(stretch), last ? typeSize(last) : Infinity);
      const least = changesStyle(last, stretch) || startsColumn(stretch.x) ? styledGapRatio : ratio;
      const wide = stretch.x - right >= least * size + letterSpacing(last, stretch);
      const group = groups.at(-1);
      if (group && !separated && !wide && index === 0) group.push(stretch);
      else groups.push([stretch]);
      separated = false;
      right = stretch.x + stretch.width;
    });
    if (/\t\s*$/.test(run.text)) separated = true;
  }
  const fragments = groups.map((runs) => toFragment(line, runs, offset)).filter((fragment) => fragment !== undefined);
  return isLetterSpaced(fragments) ? [spacedWords(fragments)] : mergeBullets(fragments, line);
}

/** What letters set apart add to the gap between two words of theirs. */
function letterSpacing(before: Run | undefined, run: Run): number {
  if (!before || !isCapitals(before) || !isCapitals(run)) return 0;
  return 2 * Math.max(...[before, run].map(({ text, width, size }) => width / text.length - widestCapital * size), 0);
}

const isCapitals = ({ text }: Run): boolean => /\p{Lu}/u.test(text) && !/[\p{Ll}\d]/u.test(text);
/** How much of its size a letter among capitals takes, at the most. */
const widestCapital = 0.8;

const fewestSpaced = 3;

/** "W H A T   I   K N O W": letters apart from each other, and words further apart. */
const isLetterSpaced = (fragments: readonly Fragment[]): fragments is [Fragment, ...Fragment[]] => {
  const letters = fragments.flatMap(({ text }) => text.split(' '));
  return letters.length >= fewestSpaced && letters.every((letter) => /^[\p{L}&’']\p{M}*$/u.test(letter));
};

const spacedWords = (fragments: readonly [Fragment, ...Fragment[]]): Fragment => ({
  ...fragments[0],
  runs: fragments.flatMap(({ runs }) => runs),
  text: fragments.map(({ text }) => text.replaceAll(' ', '')).join(' '),
  right: Math.max(...fragments.map(({ right }) => right)),
});

const typeSize = (run: Run): number => Math.max(run.height, run.size, 6);

const wholeLine = (line: Line): Run => ({
  ...line,
  font: '',
  size: line.height,
  bold: false,
  italic: false,
  color: '#000000',
});

/** Splits a run that contains tabs or the wide spaces of a manual layout into one run per stretch. */
function splitRun(run: Run): Run[] {
  const text = run.text.replace(leader, (dots) => ' '.repeat(dots.length));
  if (!/\t| {3}/.test(text)) return text.trim() === '' ? [] : [run];
  const each = run.width / Math.max(run.text.length, 1);
  return [...text.matchAll(/\S(?:[^\t ]| {1,2}(?=[^ \t]))*/g)].map((match) => ({
    ...run,
    text: match[0],
    x: run.x + match.index * each,
    width: match[0].length * each,
  }));
}

/** Dots that lead from a name to what stands at the far edge, or to nothing. After a space and before nothing they are a place to write in. */
const abbreviated = String.raw`\b(?:Co|Corp|Inc|Jr|Ltd|Sr|St)`;
const leader = new RegExp(
  [
    String.raw`(?<!${abbreviated})(?:\s?\.){5,}(?=\s*[^\s.])`,
    String.raw`(?<=${abbreviated}\.)(?:\s?\.){5,}(?=\s*[^\s.])`,
    String.raw`(?<=^|[^\s.])(?<!${abbreviated})\.{5,}\s*$`,
    String.raw`(?<=${abbreviated}\.)\.{5,}\s*$`,
    '…{3,}',
  ].join('|'),
  'g',
);

function toFragment(line: Line, runs: Run[], offset: number): Fragment | undefined {
  const raw = joinRuns(runs);
  const text = cleanText(raw);
  if (runs.length === 0 || (text === '' && !bulletOnly.test(raw.trim()))) return undefined;
  const y = Math.min(...runs.map((run) => run.y));
  const bottom = Math.max(...runs.map((run) => run.y + run.height));
  return {
    line,
    runs,
    text,
    x: Math.min(...runs.map((run) => run.x)),
    right: Math.max(...runs.map((run) => run.x + run.width)),
    y: y + offset,
    bottom: bottom + offset,
    bullet: false,
    heading: false,
    date: isDateLabel(text),
  };
}

const duration = /^\d+\s*(?:yrs?|years?|mos?|months?|ans?|mois|jahre?|monate?|años?|meses)\b/i;

/** A text that is a date and little else. */
function isDateLabel(text: string): boolean {
  if (!/\d|年/.test(text) || text.length > 80) return false;
  const covered = findDates(text).reduce((sum, span) => sum + span.end - span.index, 0);
  return covered > 0 ? covered >= 0.4 * text.length : duration.test(text);
}

/** The runs' text with a space where there is a gap between them. */
function joinRuns(runs: readonly Run[]): string {
  let text = '';
  let right: number | undefined;
  for (const run of runs) {
    const apart = right !== undefined && run.x - right > 0.18 * Math.max(run.size, run.height);
    if (apart && !/\s$/.test(text) && !/^\s/.test(run.text)) text += ' ';
    text += run.text;
    right = run.x + run.width;
  }
  return text;
}
