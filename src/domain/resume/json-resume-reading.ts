import { datePattern, isList, resumeFields, type Field, type JsonResume } from './json-resume.ts';

/** A resume, or where (`work.0.startDate`) a value is in a form that JSON Resume does not have. */
export type JsonResumeReading = { resume: JsonResume } | { misformed: string };

/** What fields were called before version 1.0.0 of the schema. */
const formerNames: Record<string, string> = { name: 'company', url: 'website', image: 'picture' };
/** How files say that a position is current, which JSON Resume says by no end date. */
const current = /^(?:present|current(?:ly)?|now|today|ongoing)$/i;
/** A date with a time, or with slashes. */
const looseDate = /^(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2}))?(?:T.*)?$/;

class Misformed extends Error {}

/**
 * The resume in a JSON value, however it is made: null and empty values are left out, numbers are taken as text, one text as a list of one, a few other ways to
 * write a date as ISO dates, and the names that fields had in the schema's drafts. What the schema has no field for is left out.
 */
export function readJsonResume(value: unknown): JsonResumeReading {
  if (!isObject(value)) return { misformed: '' };
  try {
    return { resume: valueOf(resumeFields, value, []) ?? {} };
  } catch (error) {
    if (error instanceof Misformed) return { misformed: error.message };
    throw error;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVoid = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Goes down as far as the model does, so no depth of the value is too deep. */
function valueOf(field: Field, value: unknown, path: readonly string[]): unknown {
  if (isVoid(value)) return undefined;
  if (field === 'text') return textOf(value, path);
  if (field === 'date') return dateOf(textOf(value, path), path);
  if (isList(field)) return listOf(field, value, path);
  if (!isObject(value)) throw new Misformed(path.join('.'));
  const entries = Object.entries(field).flatMap(([name, each]) => {
    const own = valueOf(each, ownValue(value, name, field), [...path, name]);
    return own === undefined ? [] : [[name, own] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function ownValue(value: Record<string, unknown>, name: string, field: object): unknown {
  if (Object.hasOwn(value, name) && !isVoid(value[name])) return value[name];
  const former = formerNames[name];
  return former !== undefined && !Object.hasOwn(field, former) && Object.hasOwn(value, former)
    ? value[former]
    : undefined;
}

function textOf(value: unknown, path: readonly string[]): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new Misformed(path.join('.'));
}

function dateOf(text: string, path: readonly string[]): string | undefined {
  if (datePattern.test(text)) return text;
  if (current.test(text)) return undefined;
  const [, year, month = '', day] = looseDate.exec(text) ?? [];
  if (year === undefined) throw new Misformed(path.join('.'));
  return [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-');
}

function listOf([each]: readonly [Field], value: unknown, path: readonly string[]): unknown[] | undefined {
  const items = Array.isArray(value) ? value : [value];
  const kept = items.flatMap((item, index) => {
    const own = valueOf(each, item, [...path, String(index)]);
    return own === undefined ? [] : [own];
  });
  return kept.length === 0 ? undefined : kept;
}
