import type { JsonResume } from '../resume/json-resume.ts';
import type { Language } from '../language/languages.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import { detectLanguage } from '../language/detect-language.ts';

/** The sections whose entries have lines of their own. */
export const listedSections = ['work', 'projects', 'volunteer'] as const;
export type ListedSection = (typeof listedSections)[number];

/** An entry that has lines: a position, project or voluntary post. */
export interface ListedEntry {
  section: ListedSection;
  /** JSON Pointer of the entry. */
  pointer: string;
  lines: readonly string[];
  /** Current: it has a start and no end. */
  present: boolean;
  /** Whether it has any dates. */
  dated: boolean;
}

/** All entries with lines, in the resume's order. */
export const listedEntries = (resume: JsonResume): ListedEntry[] =>
  listedSections.flatMap((section) =>
    (resume[section] ?? []).map((entry, index) => ({
      section,
      pointer: `/${section}/${index}`,
      lines: entry.highlights ?? [],
      present: entry.startDate !== undefined && entry.endDate === undefined,
      dated: entry.startDate !== undefined || entry.endDate !== undefined,
    })),
  );

/**
 * Ids of the lines a value was read from: those of the pointer itself or, for an entry or section, of the values that
 * name it (name, position, dates), not of its lines.
 */
export function evidenceOf(parsed: ParsedResume, pointer: string): string[] {
  const own = parsed.evidence[pointer];
  if (own !== undefined) return own;
  const named = Object.entries(parsed.evidence)
    .filter(([key]) => key.startsWith(`${pointer}/`) && !/\/(?:highlights|summary|courses)(?:\/|$)/.test(key))
    .flatMap(([, ids]) => ids);
  return [...new Set(named)];
}

/** The language that the sentences are written in; headings and dates may be in another (`parsed.language`). */
export function contentLanguage(parsed: ParsedResume): Language {
  const { resume } = parsed;
  const sentences = [
    resume.basics?.summary ?? '',
    ...listedEntries(resume).flatMap(({ lines }) => lines),
    ...(resume.work ?? []).map(({ summary }) => summary ?? ''),
    ...(resume.projects ?? []).map(({ description }) => description ?? ''),
  ].join('\n');
  return sentences.trim().length < 60 ? parsed.language : detectLanguage(sentences);
}
