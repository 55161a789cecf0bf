import { documentFromText } from '#domain/document/plain-text.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { resumeText } from '#domain/resume/parsed-resume.ts';
import type { ResumeSource } from '#domain/resume/resume-source.ts';
import { ReadingError } from './reading-error.ts';
import { readingLimits } from './reading-limits.ts';

/** The document of a resume that a file gives field by field. Its lines are the ones we would print. Throws FILE_EMPTY, FILE_TOO_MUCH_TEXT. */
export function statedResume(resume: JsonResume): ResumeSource {
  const parsed = parsedFromJsonResume(resume);
  const text = resumeText(parsed);
  if (text.trim() === '') throw new ReadingError('FILE_EMPTY');
  if (text.length > readingLimits.characters) throw new ReadingError('FILE_TOO_MUCH_TEXT');
  return { ...documentFromText(text, 'json'), resume: parsed.resume };
}
