import type { JsonResume } from '../../resume/json-resume.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { monthIndex } from '../../resume/experience-length.ts';
import { documentLanguage } from '../../resume/document/document-language.ts';
import { shownRange } from '../../resume/document/shown-dates.ts';
import type { Contradiction } from '../enhancement.ts';
import { degreeKind, sameEmployer, sameSchool, sameTitle, titleWordsOf } from './names.ts';

type Job = NonNullable<JsonResume['work']>[number];
type School = NonNullable<JsonResume['education']>[number];
interface Dated {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

type Read = Pick<ParsedResume, 'resume' | 'language'>;

/**
 * What a profile and a resume of one person tell differently: titles, dates, employers, schools and degrees of entries that are the same, and entries that only
 * one of them has. What is only written differently ("Sr.", "Ltd", a year beside a month) is no contradiction.
 */
export function findContradictions(profile: Read, resume: Read): Contradiction[] {
  return [...ofWork(profile, resume), ...ofEducation(profile, resume)];
}

function ofWork(profile: Read, resume: Read): Contradiction[] {
  const [own, other] = [profile.resume.work ?? [], resume.resume.work ?? []];
  const said = (job: Job | undefined, { language }: Read): string =>
    job === undefined ? '' : line([job.position, job.name, shownRange(job, documentLanguage(language))]);
  return paired(own, other, jobLikeness).flatMap(([a, b]): Contradiction[] => {
    const lines = { profile: said(a, profile), resume: said(b, resume) };
    if (a === undefined) return [{ kind: 'missing-in-profile', ...lines }];
    if (b === undefined) return [{ kind: 'missing-in-resume', ...lines }];
    const differs = sameEmployer(a.name ?? '', b.name ?? '') || !a.name || !b.name;
    return [
      ...(differs ? [] : [{ kind: 'employer' as const, ...lines }]),
      ...(sameTitle(a.position ?? '', b.position ?? '') ? [] : [{ kind: 'title' as const, ...lines }]),
      ...ofDates(a, b, lines),
    ];
  });
}

function ofEducation(profile: Read, resume: Read): Contradiction[] {
  const [own, other] = [profile.resume.education ?? [], resume.resume.education ?? []];
  const said = (school: School | undefined, { language }: Read): string =>
    school === undefined
      ? ''
      : line([
          school.studyType,
          school.area,
          school.institution,
          shownRange(
            { ...school, ...(school.endDate === undefined && { endDate: school.startDate }) },
            documentLanguage(language),
          ),
        ]);
  // The only entries of a school are one story told twice, whatever else differs.
  const isOnly = (a: School, b: School): boolean =>
    [own, other].every((list) => list.filter((each) => isOfSchool(each, a)).length === 1) && isOfSchool(a, b);
  const likeness = (a: School, b: School): number => Math.max(schoolLikeness(a, b), isOnly(a, b) ? 2 : 0);
  return paired(own, other, likeness).flatMap(([a, b]): Contradiction[] => {
    const lines = { profile: said(a, profile), resume: said(b, resume) };
    if (a === undefined) return [{ kind: 'missing-in-profile', ...lines }];
    if (b === undefined) return [{ kind: 'missing-in-resume', ...lines }];
    const isSame = sameSchool(a.institution ?? '', b.institution ?? '') || !a.institution || !b.institution;
    // One entry is one difference: both lines show the years too.
    if (isSame && !sameDegree(a, b) && schoolLikeness(a, b) < 2) return [{ kind: 'degree', ...lines }];
    return [
      ...(isSame ? [] : [{ kind: 'school' as const, ...lines }]),
      ...(sameDegree(a, b) ? [] : [{ kind: 'degree' as const, ...lines }]),
      ...ofDates(a, b, lines),
    ];
  });
}

const line = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Pairs of entries that are most likely the same, the likeliest first; then what is left over in either. */
function paired<T>(
  own: readonly T[],
  other: readonly T[],
  likeness: (a: T, b: T) => number,
): [T | undefined, T | undefined][] {
  const pairs = own
    .flatMap((a) => other.map((b) => ({ a, b, worth: likeness(a, b) })))
    .filter(({ worth }) => worth >= 2)
    .toSorted((x, y) => y.worth - x.worth);
  const partner = new Map<T, T>();
  const taken = new Set<T>();
  for (const { a, b } of pairs) {
    if (partner.has(a) || taken.has(b)) continue;
    partner.set(a, b);
    taken.add(b);
  }
  return [
    ...own.map((a): [T, T | undefined] => [a, partner.get(a)]),
    ...other.filter((b) => !taken.has(b)).map((b): [undefined, T] => [undefined, b]),
  ];
}

/** Two and more are one job: the employer with the title or time, or the title with the very time. */
function jobLikeness(a: Job, b: Job): number {
  const employer = sameEmployer(a.name ?? '', b.name ?? '') ? 1.5 : 0;
  const title = sameTitle(a.position ?? '', b.position ?? '') ? 1.5 : sharedWords(a.position, b.position);
  const time = timeLikeness(a, b);
  if (employer === 0) return title === 1.5 && time >= 0.9 ? 2 : 0;
  return employer + title + time;
}

const sharedWords = (a = '', b = ''): number => {
  const [x, y] = [titleWordsOf(a), titleWordsOf(b)];
  return x.some((word) => y.includes(word)) ? 0.5 : 0;
};

/** The share of the longer time in which both were, 0-1; half where one of them has none. */
function timeLikeness(a: Dated, b: Dated): number {
  const [x, y] = [monthsOf(a), monthsOf(b)];
  if (x === undefined || y === undefined) return 0.5;
  const shared = Math.min(x.to, y.to) - Math.max(x.from, y.from) + 1;
  return Math.max(0, shared) / (Math.max(x.to, y.to) - Math.min(x.from, y.from) + 1);
}

/** A time without an end lasts; so long that only another such time is like it. */
const open = 12 * 2100;

function monthsOf({ startDate, endDate }: Dated): { from: number; to: number } | undefined {
  if (startDate === undefined && endDate === undefined) return undefined;
  const from = monthIndex(startDate ?? endDate ?? '');
  return { from, to: endDate === undefined ? Math.min(open, from + 240) : monthIndex(endDate, true) };
}

const isOfSchool = (a: School, b: School): boolean => sameSchool(a.institution ?? '', b.institution ?? '');

function schoolLikeness(a: School, b: School): number {
  const school = sameSchool(a.institution ?? '', b.institution ?? '') ? 1.5 : 0;
  const degree = sameDegree(a, b) && (a.studyType ?? b.studyType) !== undefined ? 1 : 0;
  const area = sameTitle(a.area ?? '', b.area ?? '') && a.area !== undefined && b.area !== undefined ? 0.7 : 0;
  const end = a.endDate !== undefined && a.endDate.slice(0, 4) === b.endDate?.slice(0, 4) ? 0.6 : 0;
  // Two schools can have given the same degree in different years.
  return school === 0 && end === 0 ? 0 : school + degree + area + end;
}

/** Nothing that both tell differs: the level, the kind, the subject. */
function sameDegree(a: School, b: School): boolean {
  const [x, y] = [
    degreeKind(`${a.studyType ?? ''} ${a.area ?? ''}`),
    degreeKind(`${b.studyType ?? ''} ${b.area ?? ''}`),
  ];
  if (x.level !== undefined && y.level !== undefined && x.level !== y.level) return false;
  if (x.kind !== undefined && y.kind !== undefined && x.kind !== y.kind) return false;
  if (a.area === undefined || b.area === undefined) return true;
  return sameTitle(a.area, b.area) || sharedWords(a.area, b.area) > 0;
}

/** Dates that differ by more than how exactly they are told; one month apart is said to be slight. */
function ofDates(a: Dated, b: Dated, lines: Pick<Contradiction, 'profile' | 'resume'>): Contradiction[] {
  const known = (entry: Dated): boolean => entry.startDate !== undefined || entry.endDate !== undefined;
  if (!known(a) || !known(b)) return [];
  const start = apart(a.startDate, b.startDate);
  const isOpen = (entry: Dated): boolean => entry.startDate !== undefined && entry.endDate === undefined;
  const end = isOpen(a) === isOpen(b) ? apart(a.endDate, b.endDate) : a.startDate && b.startDate ? 12 : 0;
  const most = Math.max(start, end);
  return most === 0 ? [] : [{ kind: 'dates', ...lines, ...(most === 1 && { slight: true }) }];
}

/** By how many months two dates differ, as exactly as the less exact one is told; 0 where one is missing. */
function apart(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return 0;
  const years = Math.abs(Number(a.slice(0, 4)) - Number(b.slice(0, 4)));
  if (a.length < 7 || b.length < 7) return 12 * years;
  return Math.abs(monthIndex(a.slice(0, 7)) - monthIndex(b.slice(0, 7)));
}
