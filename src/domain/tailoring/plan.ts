import words from '../words/tailoring/leaning-lines.json' with { type: 'json' };
import { patternOf } from '../words/word-table.ts';
import type { EvidenceMap } from '../matching/evidence/evidence-map.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { monthsOfWork } from '../resume/experience-length.ts';
import { orderedSections, type OrderedSection } from '../resume/document/section-order.ts';

/** The value of each part of the resume for the posting: weight of the requirements it shows, by JSON Pointer. */
export type Relevance = ReadonlyMap<string, { score: number; requirements: string[] }>;

/** Adds up, for each value, the requirements it is evidence for: the weight of each, half for a nice-to-have. */
export function relevanceOf(map: EvidenceMap): Relevance {
  const relevance = new Map<string, { score: number; requirements: string[] }>();
  for (const { requirement, kind, strength, pointers } of map) {
    if (kind === 'missing') continue;
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

/**
 * The order of an entry's lines with the relevant ones first, as indexes into them; equally relevant lines keep their order. Lists whose order has a meaning
 * are unchanged.
 */
export function planLines(lines: readonly string[], pointer: string, relevance: Relevance): number[] {
  const indexes = lines.map((_, index) => index);
  const tail = lines.findLastIndex((line) => !closing.test(line.trim()));
  const body = indexes.slice(0, tail + 1);
  const fixed = (line: string): boolean => leaning.test(line) || continues.test(line) || closing.test(line);
  if (body.some((index) => fixed(lines[index]?.trim() ?? ''))) return indexes;
  const worth = (index: number) => Math.round((relevance.get(`${pointer}/${index}`)?.score ?? 0) * 5);
  return [...body.toSorted((a, b) => worth(b) - worth(a)), ...indexes.slice(tail + 1)];
}
