import type { ParsedResume } from '#domain/resume/parsed-resume.ts';

/** The lines of a resume that no value was read from, as they are written. */
export function unreadTexts({ lines, unread }: Pick<ParsedResume, 'lines' | 'unread'>): string[] {
  const ids = new Set(unread);
  return lines.filter(({ id }) => ids.has(id)).map(({ text }) => text);
}
