import { datePattern, isList, resumeFields, type Field, type JsonResume } from '../json-resume.ts';
import type { UnplacedText } from './unplaced-texts.ts';

/** A JSON Resume as a file holds it: with the schema's address and, under `meta`, what the schema has no place for. */
export interface JsonResumeFile extends JsonResume {
  meta: { version: string; unplaced?: string[] };
}

const version = 'v1.0.0';
const schema = `https://raw.githubusercontent.com/jsonresume/resume-schema/${version}/schema.json`;

const scheme = /^[a-z][a-z\d+.-]*:/i;
const address = /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i;
const mail = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)*$/i;
/** The schema's own, which is narrower than the model's in months and days. */
const date = /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/;

/**
 * A resume as a file that is valid by the schema of JSON Resume: addresses with their scheme; what the schema refuses, such as a mail address that is none, and
 * what could not be read of the source are kept under `meta.unplaced`.
 */
export function toJsonResumeFile(resume: JsonResume, unplaced: readonly UnplacedText[] = []): JsonResumeFile {
  const refused: string[] = [];
  const { $schema: _schema, ...stated } = (accepted(resumeFields, resume, '', refused) ?? {}) as JsonResume;
  const left = [...refused, ...unplaced.map(({ text }) => text)];
  return { $schema: schema, ...stated, meta: { version, ...(left.length > 0 && { unplaced: left }) } };
}

function accepted(field: Field, value: unknown, name: string, refused: string[]): unknown {
  if (value === undefined) return undefined;
  if (typeof value === 'string') {
    const text = name === 'url' || name === 'image' ? withScheme(value) : value;
    if (isAccepted(field, text, name)) return text;
    refused.push(value);
    return undefined;
  }
  if (Array.isArray(value) && typeof field !== 'string' && isList(field))
    return value.map((each) => accepted(field[0], each, '', refused)).filter((each) => each !== undefined);
  if (typeof value !== 'object' || value === null || typeof field === 'string' || isList(field)) return undefined;
  const own = value as Record<string, unknown>;
  const entries = Object.entries(field).map(([key, each]) => [key, accepted(each, own[key], key, refused)] as const);
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}

const withScheme = (text: string): string => (scheme.test(text) ? text : `https://${text}`);

function isAccepted(field: Field, text: string, name: string): boolean {
  if (field === 'date') return datePattern.test(text) && date.test(text);
  if (name === 'url' || name === 'image') return address.test(text);
  return name !== 'email' || mail.test(text);
}
