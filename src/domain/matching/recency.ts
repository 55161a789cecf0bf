import type { JsonResume } from '../resume/json-resume.ts';
import { monthIndex } from '../tailoring/experience-length.ts';

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

/** Whether the entry that a pointer names says when it was. */
export function hasDate(resume: JsonResume, pointer: string): boolean {
  const entry = entryAt(resume, pointer);
  return (entry?.startDate ?? entry?.endDate ?? entry?.date ?? entry?.releaseDate) !== undefined;
}

const fullMonths = 36;
const goneMonths = 144;

/** 1 for an entry that goes on or ended within three years of `today`, falling to 0 at twelve years; 0.5 when undated. */
export const recencyOf = (pointer: string, resume: JsonResume, today: string): number =>
  recencyOfDates(entryAt(resume, pointer) ?? {}, today);

/** The same, of the dates themselves. */
export function recencyOfDates(entry: Dated, today: string): number {
  const end = entry.endDate ?? entry.date ?? entry.releaseDate;
  if (end === undefined) return entry.startDate === undefined ? 0.5 : 1;
  const age = monthIndex(today) - monthIndex(end, true);
  return Math.min(1, Math.max(0, (goneMonths - age) / (goneMonths - fullMonths)));
}
