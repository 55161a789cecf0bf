import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { LayoutFacts } from '../document/source-document.ts';
import { levelOf } from './bands.ts';
import type { Evaluation } from './evaluation.ts';

/** A value read with this confidence or more counts as read in full. */
const sure = 0.8;

/**
 * Percentage of the resume's characters that our own reader could place, 0-100: characters of lines that some value was read from, weighted by the reader's
 * confidence, relative to all characters, including those that the file maps to no letter. What the person wrote or placed was not read: neither makes the file
 * better.
 */
export function parseRate(parsed: ParsedResume, layout?: LayoutFacts): number {
  const placedByPerson = (parsed.corrections ?? []).flatMap((made) => (made.kind === 'placed' ? [made.line] : []));
  const unread = new Set([...parsed.unread, ...placedByPerson]);
  const confidence = confidenceByLine(parsed);
  let total = layout?.unmappedCharacters ?? 0;
  let placed = 0;
  for (const { id, text, from } of parsed.lines) {
    if (from === 'person') continue;
    const length = text.replace(/\s/g, '').length;
    total += length;
    if (!unread.has(id)) placed += length * Math.min(1, (confidence.get(id) ?? 1) / sure);
  }
  if (total === 0) return Object.keys(parsed.resume).length > 0 ? 100 : 0;
  return Math.round((100 * placed) / total);
}

/** The highest confidence of the values read from each line. */
function confidenceByLine({ evidence, confidence }: ParsedResume): Map<string, number> {
  const byLine = new Map<string, number>();
  for (const [pointer, lines] of Object.entries(evidence)) {
    const value = confidence[pointer] ?? 1;
    for (const line of lines) byLine.set(line, Math.max(value, byLine.get(line) ?? 0));
  }
  return byLine;
}

/**
 * How well software can import the resume: by the mean of the ATS category and the parse rate, in the bands of a level. What our own reader can hardly read
 * (under 60 %) is poor, however tidy the rest is.
 */
export function atsLevelOf(atsScore: number, rate: number): Evaluation['atsCompatibilityLevel'] {
  const level = levelOf(Math.round((atsScore + rate) / 2));
  if (rate < 60 || level === 'needsImprovement') return 'poor';
  return level === 'excellent' ? 'excellent' : 'good';
}
