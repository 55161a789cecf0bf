import { findDates } from '#domain/language/dates.ts';

export interface LinePart {
  text: string;
  /** Where it begins in the line. */
  start: number;
  marked: boolean;
}

type Span = [start: number, end: number];

const plain = (text: string): string => text.toLowerCase();

/** Where a value is in a line: its words, the dates it was derived from, or the whole line where it does not contain the value itself. */
function spansOf(line: string, value: string): Span[] {
  const at = plain(line).indexOf(plain(value));
  if (at >= 0) return [[at, at + value.length]];
  // Each line of a value over several lines is part of it.
  if (plain(value).includes(plain(line.trim()))) return [[0, line.length]];
  if (/^\d{4}(-\d{2}){0,2}$/.test(value)) {
    return findDates(line)
      .filter(({ text }) => text.includes(value.slice(2, 4)))
      .map(({ index, end }) => [index, end]);
  }
  return [];
}

/** A line in parts, with those marked that the values were read from; all of it if it contains none of their words. */
export function markedParts(line: string, values: readonly string[]): LinePart[] {
  const found = values.flatMap((value) => spansOf(line, value));
  const spans = (found.length > 0 ? found : [[0, line.length] satisfies Span]).toSorted((a, b) => a[0] - b[0]);
  const parts: LinePart[] = [];
  let from = 0;
  for (const [start, end] of spans) {
    if (end <= from) continue;
    if (start > from) parts.push({ text: line.slice(from, start), start: from, marked: false });
    const begin = Math.max(start, from);
    parts.push({ text: line.slice(begin, end), start: begin, marked: true });
    from = end;
  }
  if (from < line.length) parts.push({ text: line.slice(from), start: from, marked: false });
  return parts;
}
