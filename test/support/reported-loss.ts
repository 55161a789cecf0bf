import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { plainWords } from '#domain/language/fold.ts';

/** Lines of a resume: those reported as lost, those actually lost, and those that are both. */
export interface ReportedLoss {
  reported: number;
  lost: number;
  both: number;
}

/** Words of fewer letters occur in many values, and prove nothing. */
const shortest = 3;

/**
 * Compares what a reading reports as lost with what was: a line is lost when it contains a word of the true content that none of the values that were read
 * contains.
 */
export function reportedLoss(truth: JsonResume, parsed: ParsedResume): ReportedLoss {
  const known = wordsOf(parsed.resume);
  const missing = new Set([...wordsOf({ ...truth, meta: undefined })].filter((word) => !known.has(word)));
  const reported = new Set(parsed.unread);
  const lost = parsed.lines.filter(({ heading, text }) => !heading && wordsIn(text).some((word) => missing.has(word)));
  return { reported: reported.size, lost: lost.length, both: lost.filter(({ id }) => reported.has(id)).length };
}

const wordsIn = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word.length >= shortest && /\p{L}/u.test(word));

function wordsOf(node: unknown): Set<string> {
  if (typeof node === 'string') return new Set(wordsIn(node));
  if (typeof node !== 'object' || node === null) return new Set();
  return new Set(Object.values(node).flatMap((value) => [...wordsOf(value)]));
}
