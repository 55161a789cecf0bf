import type { JsonResume } from '#domain/resume/json-resume.ts';
import { squeeze } from '#domain/language/fold.ts';

/** How often a field was there to be read, and how often it was read right. */
export interface Tally {
  right: number;
  all: number;
}

/** A value that was not read as it is. */
export interface Miss {
  field: string;
  wanted: string;
  found: string;
}

type Found = Record<string, string | string[] | undefined>;

const same = (a = '', b = ''): boolean => squeeze(a) === squeeze(b);
const digits = (text = ''): string => text.replace(/\D/g, '');
const address = (url = ''): string => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase();

/** Pairs each true entry with the most similar one that was read. */
function paired<T>(
  truth: readonly T[],
  read: readonly T[],
  keysOf: (entry: T) => (string | undefined)[],
): [T, T | undefined][] {
  const left = [...read];
  return truth.map((entry) => {
    const shared = (other: T): number =>
      keysOf(entry).filter((key, at) => key !== undefined && same(key, keysOf(other)[at])).length;
    const best = left.toSorted((a, b) => shared(b) - shared(a))[0];
    if (best === undefined || shared(best) === 0) return [entry, undefined];
    left.splice(left.indexOf(best), 1);
    return [entry, best];
  });
}

const skillsOf = (resume: JsonResume): string[] =>
  (resume.skills ?? []).flatMap(({ name, keywords }) => keywords ?? (name === undefined ? [] : [name]));
const studyOf = ({ studyType, area }: { studyType?: string | undefined; area?: string | undefined }): string =>
  [studyType, area].filter(Boolean).join(' ');

/** Compares what was read with the true content, value by value. */
export function compareFields(truth: JsonResume, read: JsonResume): { tallies: Map<string, Tally>; misses: Miss[] } {
  const tallies = new Map<string, Tally>();
  const misses: Miss[] = [];
  const judge = (field: string, right: boolean, wanted: string, found: Found[string]): void => {
    const tally = tallies.get(field) ?? { right: 0, all: 0 };
    tallies.set(field, { right: tally.right + (right ? 1 : 0), all: tally.all + 1 });
    if (!right) misses.push({ field, wanted, found: [found ?? ''].flat().join(' | ') });
  };
  const value = (field: string, wanted: string | undefined, found: string | undefined, equal = same): void => {
    if (wanted !== undefined) judge(field, found !== undefined && equal(wanted, found), wanted, found);
  };
  const each = (field: string, wanted: readonly string[], found: readonly string[]): void => {
    for (const one of wanted)
      judge(
        field,
        found.some((other) => same(one, other)),
        one,
        [...found],
      );
  };
  /** A current job has no end; a job that was not read has none either, and is wrong. */
  const end = (field: string, wanted: string | undefined, entry: { endDate?: string | undefined } | undefined): void =>
    judge(field, entry !== undefined && entry.endDate === wanted, wanted ?? 'present', entry?.endDate);

  const [mine, theirs] = [truth.basics ?? {}, read.basics ?? {}];
  value('name', mine.name, theirs.name);
  value('label', mine.label, theirs.label);
  value('email', mine.email, theirs.email);
  value('phone', mine.phone, theirs.phone, (a, b) => digits(a) === digits(b));
  value('city', mine.location?.city, theirs.location?.city);
  value('summary', mine.summary, theirs.summary);
  const urls = [theirs.url, ...(theirs.profiles ?? []).map(({ url }) => url)].map(address);
  for (const url of [mine.url, ...(mine.profiles ?? []).map((profile) => profile.url)])
    if (url !== undefined) judge('url', urls.includes(address(url)), url, urls);

  for (const [job, found] of paired(truth.work ?? [], read.work ?? [], (entry) => [
    entry.name,
    entry.position,
    entry.startDate,
  ])) {
    value('employer', job.name, found?.name);
    value('position', job.position, found?.position);
    value('job start', job.startDate, found?.startDate);
    end('job end', job.endDate, found);
    each('line of a job', job.highlights ?? [], found?.highlights ?? []);
  }
  judge(
    'number of jobs',
    truth.work?.length === read.work?.length,
    String(truth.work?.length),
    String(read.work?.length),
  );
  for (const [school, found] of paired(truth.education ?? [], read.education ?? [], (entry) => [
    entry.institution,
    studyOf(entry),
    entry.endDate,
  ])) {
    value('school', school.institution, found?.institution);
    value('study', studyOf(school), found && studyOf(found));
    value('study end', school.endDate, found?.endDate);
  }
  each('skill', skillsOf(truth), skillsOf(read));
  each(
    'language',
    (truth.languages ?? []).map(({ language }) => language ?? ''),
    (read.languages ?? []).map(({ language }) => language ?? ''),
  );
  each(
    'certificate',
    (truth.certificates ?? []).map(({ name }) => name ?? ''),
    (read.certificates ?? []).map(({ name }) => name ?? ''),
  );
  return { tallies, misses };
}

/** The combined tallies of several files. */
export function summed(all: readonly Map<string, Tally>[]): Map<string, Tally> {
  const sums = new Map<string, Tally>();
  for (const tallies of all)
    for (const [field, { right, all: count }] of tallies) {
      const sum = sums.get(field) ?? { right: 0, all: 0 };
      sums.set(field, { right: sum.right + right, all: sum.all + count });
    }
  return sums;
}

/** The mean over the fields of the share that was read right. */
export function meanShare(tallies: Map<string, Tally>): number {
  const shares = [...tallies.values()].map(({ right, all }) => right / all);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
