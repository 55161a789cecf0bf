import type { JsonResume } from '../../resume/json-resume.ts';
import { monthIndex } from '../../resume/experience-length.ts';

interface Dated {
  startDate?: string | undefined;
  endDate?: string | undefined;
  date?: string | undefined;
  releaseDate?: string | undefined;
}

/** The entry that a pointer such as `/work/0` names, when it has dates. */
function entryAt(resume: JsonResume, pointer: string): Dated | undefined {
  const [, section = '', index = ''] = pointer.split('/');
  const entries = resume[section as keyof JsonResume];
  return Array.isArray(entries) ? (entries[Number(index)] as Dated | undefined) : undefined;
}

/** Whether the entry that a pointer names has a date. */
export function hasDate(resume: JsonResume, pointer: string): boolean {
  const entry = entryAt(resume, pointer);
  return (entry?.startDate ?? entry?.endDate ?? entry?.date ?? entry?.releaseDate) !== undefined;
}

const fullMonths = 36;
const goneMonths = 144;

/** How recent the entry that contains a pointer is: {@link recencyOfDates}. */
export type Recency = (pointer: string) => number;

/** Reads the dates of a resume's entries once, however many pointers refer to them. */
export function recencyReader(resume: JsonResume, today: string): Recency {
  const known = new Map<string, number>();
  return (pointer) => {
    const seen = known.get(pointer);
    if (seen !== undefined) return seen;
    const entry = entryAt(resume, pointer) ?? {};
    // A licence that is listed without a date is held today.
    const isHeld = pointer.startsWith('/certificates/') && !hasDate(resume, pointer);
    const recency = isHeld ? 1 : recencyOfDates(entry, today);
    known.set(pointer, recency);
    return recency;
  };
}

/** 1 for an entry that is current or ended within three years of `today`, falling to 0 at twelve years; 0.5 when undated. */
export function recencyOfDates(entry: Dated, today: string): number {
  const end = entry.endDate ?? entry.date ?? entry.releaseDate;
  if (end === undefined) return entry.startDate === undefined ? 0.5 : 1;
  const age = monthIndex(today) - monthIndex(end, true);
  return Math.min(1, Math.max(0, (goneMonths - age) / (goneMonths - fullMonths)));
}
