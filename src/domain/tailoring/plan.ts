import words from '../words/tailoring/leaning-lines.json' with { type: 'json' };
import { patternOf } from '../words/word-table.ts';
import type { EvidenceMap } from '../matching/evidence/evidence-map.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { monthsOfWork } from '../resume/experience-length.ts';
import { orderedSections, type OrderedSection } from '../resume/document/section-order.ts';

/** The value of each part of the resume for the posting: weight of the requirements it shows, by JSON Pointer. */
export type Relevance = ReadonlyMap<string, { score: number; requirements: string[] }>;

/** Adds up, for each value, the requirements it shows: the weight of each, half for a nice-to-have. What is only related to one moves nothing. */
export function relevanceOf(map: EvidenceMap): Relevance {
  const relevance = new Map<string, { score: number; requirements: string[] }>();
  for (const { requirement, kind, strength, pointers } of map) {
    if (kind === 'missing' || kind === 'related') continue;
    for (const pointer of new Set(pointers)) {
      const known = relevance.get(pointer) ?? { score: 0, requirements: [] };
      known.score += requirement.weight * (requirement.must ? 1 : 0.5) * Math.max(strength, 0.2);
      known.requirements.push(requirement.id);
      relevance.set(pointer, known);
    }
  }
  return relevance;
}

/**
 * The order of sections for this resume: what supports the application most comes first. Education leads where there is next to no work to show; projects come
 * next where they are the work.
 */
export function planSections(resume: JsonResume, today: string): OrderedSection[] {
  const months = monthsOfWork(resume.work ?? [], today);
  const student =
    (resume.work ?? []).length === 0 || (months > 0 && months < 12 && (resume.education ?? []).length > 0);
  const first: OrderedSection[] = student
    ? ['summary', 'education', 'projects', 'work', 'skills']
    : ['summary', 'skills', 'work', 'projects', 'education'];
  return [...new Set([...first, ...orderedSections])];
}

/** A line that refers to the one before it, or introduces those after it: where one exists, the order has a meaning. */
const leaning = patternOf(words, 'leans on the line before', 'i', (any) => String.raw`^(?:\d+[.)]\s|(?:${any})\b)|:$`);
const continues = /^[\p{Ll}(]/u;
/** A line with its own label ("Technologies: …") or one that closes the list ("Etc."). */
const closing = /^(?:[\p{L}][\p{L} /&]{2,28}:\s|etc\b|and more\b|others?\b)/iu;

/** How a line ranks among those of its entry, each part before the next. */
interface LineWorth {
  /** Of what it shows of the ad, in steps: a little more of it does not outweigh a result. */
  shown: number;
  /** Whether it tells a result in figures, or how much there was of something. */
  figures: number;
  /** Whether it tells of leading people or work. */
  led: number;
}

const result =
  /\d\s?%|\bpercent\b|[$€£]\s?\d|\d(?:[.,]\d+)?\s?(?:million|billion|k\b|m\b)|\bfrom \d.* to \d|\b(?:halv|doubl|tripl)ed\b/i;
const leading = patternOf(words, 'leads', 'i', (any) => String.raw`^(?:${any})\b`);

const worthOf = (line: string, score: number): LineWorth => ({
  shown: Math.round(score * 2),
  figures: result.test(line) ? 2 : /\d/.test(line) ? 1 : 0,
  led: leading.test(line) ? 1 : 0,
});

const byWorth = (a: LineWorth, b: LineWorth): number => b.shown - a.shown || b.figures - a.figures || b.led - a.led;

/** How strong a line is by itself: what a recruiter would read first whatever the job. */
const strengthOf = ({ shown, figures, led }: LineWorth): number => shown + 1.5 * figures + led;

/**
 * The order of an entry's lines, as indexes into them: by what they show of the ad, then results in figures, then leading; equal lines keep their order,
 * and the strongest is never moved down. Lists whose order has a meaning are unchanged.
 */
export function planLines(lines: readonly string[], pointer: string, relevance: Relevance): number[] {
  const indexes = lines.map((_, index) => index);
  const tail = lines.findLastIndex((line) => !closing.test(line.trim()));
  const body = indexes.slice(0, tail + 1);
  const fixed = (line: string): boolean => leaning.test(line) || continues.test(line) || closing.test(line);
  if (body.some((index) => fixed(lines[index]?.trim() ?? ''))) return indexes;
  const worths = lines.map((line, index) => worthOf(line.trim(), relevance.get(`${pointer}/${index}`)?.score ?? 0));
  const none: LineWorth = { shown: 0, figures: 0, led: 0 };
  const worth = (index: number): LineWorth => worths[index] ?? none;
  const strength = (index: number): number => strengthOf(worth(index));
  const order = body.toSorted((a, b) => byWorth(worth(a), worth(b)));
  const strongest = body.toSorted((a, b) => strength(b) - strength(a))[0] ?? 0;
  if (order.indexOf(strongest) <= strongest) return [...order, ...indexes.slice(tail + 1)];
  const others = order.filter((index) => index !== strongest);
  return [...others.slice(0, strongest), strongest, ...others.slice(strongest), ...indexes.slice(tail + 1)];
}
