import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { ParsedResume, SourceLine } from '#domain/resume/parsed-resume.ts';
import type { SectionKind } from '#domain/document/headings/section-kinds.ts';

/** A parsed resume in which every text is a separate line, as a perfect parser would read it. */
export function sourceOf(resume: JsonResume, language: ParsedResume['language'] = 'en'): ParsedResume {
  const lines: SourceLine[] = [];
  const evidence: Record<string, string[]> = {};
  const walk = (value: unknown, pointer: string, section: SectionKind): void => {
    if (typeof value === 'string') {
      const id = `p1l${lines.length + 1}`;
      lines.push({ id, page: 1, text: value, section, bullet: pointer.includes('/highlights/') });
      evidence[pointer] = [id];
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => walk(item, `${pointer}/${index}`, section));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) walk(item, `${pointer}/${key}`, section);
    }
  };
  for (const [section, value] of Object.entries(resume)) walk(value, `/${section}`, section as SectionKind);
  return { resume, lines, evidence, confidence: {}, unread: [], language };
}
