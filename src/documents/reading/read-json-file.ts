import type { JsonResume } from '#domain/resume/json-resume.ts';
import { readJsonResume } from '#domain/resume/json-resume-reading.ts';
import type { ResumeSource } from '#domain/resume/resume-source.ts';
import { decodeText } from './file-content.ts';
import { ReadingError } from './reading-error.ts';
import { readingLimits } from './reading-limits.ts';
import { statedResume } from './stated-resume.ts';

/** Leaves room for a picture inside the file, and for text in which every character is escaped. */
const maxBytes = 4 * 1024 * 1024;

/** Reads a JSON Resume. Throws FILE_NO_JSON_RESUME for other JSON, FILE_JSON_FIELD where a value doesn't have the form that the schema asks for. */
export function readJsonFile(bytes: Uint8Array): ResumeSource {
  if (bytes.length > maxBytes) throw new ReadingError('FILE_TOO_MUCH_TEXT');
  const reading = readJsonResume(jsonIn(bytes));
  if ('misformed' in reading) {
    if (reading.misformed === '') throw new ReadingError('FILE_NO_JSON_RESUME');
    throw new ReadingError('FILE_JSON_FIELD', { field: reading.misformed });
  }
  const resume = printed(reading.resume);
  if (Object.keys(resume).length === 0) throw new ReadingError('FILE_NO_JSON_RESUME');
  // Counted before it's parsed.
  if (charactersIn(resume) > readingLimits.characters) throw new ReadingError('FILE_TOO_MUCH_TEXT');
  return statedResume(resume);
}

function jsonIn(bytes: Uint8Array): unknown {
  const text = decodeText(bytes);
  if (text === undefined) throw new ReadingError('FILE_NO_JSON_RESUME');
  try {
    return JSON.parse(text);
  } catch {
    throw new ReadingError('FILE_NO_JSON_RESUME');
  }
}

/** The part of a resume that's printed: without the name of its schema and without the picture, which can be a whole file. */
function printed({ $schema: _schema, basics, ...rest }: JsonResume): JsonResume {
  const { image: _image, ...shown } = basics ?? {};
  return Object.keys(shown).length === 0 ? rest : { basics: shown, ...rest };
}

const charactersIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + charactersIn(each), 0)
    : 0;
};
