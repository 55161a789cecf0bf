import { squeeze } from '#domain/language/fold.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { wordOverlap } from './word-overlap.ts';

/** A value that was read, and whether it is what the true content says. */
export interface LabelledValue {
  /** JSON Pointer into the resume that was read. */
  pointer: string;
  /** `work.name`, `skills.keyword`: the kind of value. */
  field: string;
  right: boolean;
}

const words = (text = ''): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const textOverlap = (a = '', b = ''): number => wordOverlap(words(a), words(b));

const same = (a = '', b = ''): boolean => squeeze(a) !== '' && squeeze(a) === squeeze(b);

/** As a recruiter would forgive it: a legal form more or less, a word in brackets. */
function alike(read = '', wanted = ''): boolean {
  if (same(read, wanted)) return true;
  const [a, b] = [squeeze(read), squeeze(wanted)];
  if (a === '' || b === '') return false;
  const within = (a.includes(b) || b.includes(a)) && Math.min(a.length, b.length) >= 0.6 * Math.max(a.length, b.length);
  return within || textOverlap(read, wanted) >= 0.75;
}

const digits = (text = ''): string => text.replace(/\D/g, '');
const address = (url = ''): string =>
  url
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

/** The read date says no more and no less than the year and, where the truth has it, the month. */
const sameDate = (read = '', wanted = ''): boolean =>
  read.slice(0, 4) === wanted.slice(0, 4) &&
  (wanted.length < 7 || read.length < 7 || read.slice(0, 7) === wanted.slice(0, 7));

/** Pairs read entries with true ones, the most alike first; the places of the read ones. */
function paired<T>(read: readonly T[], truth: readonly T[], likeness: (read: T, wanted: T) => number): Map<number, T> {
  const all = read
    .flatMap((one, at) => truth.map((wanted, of) => ({ at, of, wanted, score: likeness(one, wanted) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const pairs = new Map<number, T>();
  const taken = new Set<number>();
  for (const { at, of, wanted } of all) {
    if (pairs.has(at) || taken.has(of)) continue;
    pairs.set(at, wanted);
    taken.add(of);
  }
  return pairs;
}

/**
 * Every value of the kinds that the true content tells, with whether it is right: names as a recruiter would forgive them, dates to the month, bullets by eight
 * in ten of their words. All values of an entry that is in truth none are wrong.
 */
export function labelValues(read: JsonResume, truth: JsonResume): LabelledValue[] {
  const labels: LabelledValue[] = [];
  const label = (pointer: string, field: string, right: boolean): void => void labels.push({ pointer, field, right });
  const [mine, wanted] = [read.basics ?? {}, truth.basics ?? {}];
  if (mine.name) label('/basics/name', 'basics.name', same(mine.name, wanted.name));
  if (mine.label && wanted.label) label('/basics/label', 'basics.label', alike(mine.label, wanted.label));
  if (mine.email) label('/basics/email', 'basics.email', mine.email.toLowerCase() === wanted.email?.toLowerCase());
  if (mine.phone && wanted.phone) {
    const [a, b] = [digits(mine.phone), digits(wanted.phone)];
    label(
      '/basics/phone',
      'basics.phone',
      a === b || (Math.min(a.length, b.length) >= 7 && (a.endsWith(b) || b.endsWith(a))),
    );
  }
  const urls = new Set([wanted.url, ...(wanted.profiles ?? []).map(({ url }) => url)].map(address));
  if (mine.url && wanted.url) label('/basics/url', 'basics.url', urls.has(address(mine.url)));
  if (mine.location?.city && wanted.location?.city)
    label('/basics/location/city', 'basics.city', alike(mine.location.city, wanted.location.city));
  if (mine.summary && wanted.summary)
    label('/basics/summary', 'basics.summary', textOverlap(mine.summary, wanted.summary) >= 0.8);

  for (const kind of ['work', 'volunteer'] as const) labelPositions(kind, read, truth, label);
  const study = ({
    studyType = '',
    area = '',
  }: {
    studyType?: string | undefined;
    area?: string | undefined;
  }): string => `${studyType} ${area}`;
  const schools = paired(
    read.education ?? [],
    truth.education ?? [],
    (one, other) =>
      textOverlap(one.institution, other.institution) +
      textOverlap(study(one), study(other)) +
      0.5 * textOverlap(one.institution, study(other)) +
      0.5 * textOverlap(study(one), other.institution),
  );
  for (const [at, entry] of truth.education ? (read.education ?? []).entries() : []) {
    const own = schools.get(at);
    const path = `/education/${at}`;
    if (entry.institution)
      label(`${path}/institution`, 'education.institution', alike(entry.institution, own?.institution));
    const isStudy =
      textOverlap(study(entry), own && study(own)) >= 0.6 ||
      (!!own?.area && squeeze(study(entry)).includes(squeeze(own.area)) && study(entry).length < 120);
    for (const field of ['studyType', 'area'] as const)
      if (entry[field]) label(`${path}/${field}`, 'education.degree', isStudy);
    if (entry.startDate && (own?.startDate || !own))
      label(`${path}/startDate`, 'education.date', sameDate(entry.startDate, own?.startDate));
    if (entry.endDate)
      label(`${path}/endDate`, 'education.date', sameDate(entry.endDate, own?.endDate ?? own?.startDate));
  }
  labelLists(read, truth, label);
  return labels;
}

type Label = (pointer: string, field: string, right: boolean) => void;

function labelPositions(kind: 'work' | 'volunteer', read: JsonResume, truth: JsonResume, label: Label): void {
  const toJob = (entry: NonNullable<JsonResume['work']>[number] | NonNullable<JsonResume['volunteer']>[number]) => ({
    ...entry,
    name: 'organization' in entry ? entry.organization : (entry as { name?: string }).name,
  });
  const entries = (read[kind] ?? []).map(toJob);
  const wanted = (truth[kind] ?? []).map(toJob);
  if (wanted.length === 0 && kind === 'volunteer') return;
  const jobs = paired(
    entries,
    wanted,
    (one, other) =>
      textOverlap(one.name, other.name) +
      textOverlap(one.position, other.position) +
      0.5 * textOverlap(one.name, other.position) +
      0.5 * textOverlap(one.position, other.name) +
      (one.startDate && one.startDate.slice(0, 4) === other.startDate?.slice(0, 4) ? 0.4 : 0),
  );
  for (const [at, entry] of entries.entries()) {
    const own = jobs.get(at);
    const path = `/${kind}/${at}`;
    const told = [...(own?.highlights ?? []), ...(own?.summary ? [own.summary] : [])];
    if (entry.name)
      label(`${path}/${kind === 'work' ? 'name' : 'organization'}`, `${kind}.employer`, alike(entry.name, own?.name));
    if (entry.position) label(`${path}/position`, `${kind}.title`, alike(entry.position, own?.position));
    if (entry.startDate) label(`${path}/startDate`, `${kind}.date`, sameDate(entry.startDate, own?.startDate));
    if (entry.endDate)
      label(`${path}/endDate`, `${kind}.date`, own?.endDate !== undefined && sameDate(entry.endDate, own.endDate));
    const isTold = (text: string): boolean => told.some((bullet) => textOverlap(bullet, text) >= 0.8);
    for (const [of, bullet] of (entry.highlights ?? []).entries())
      label(`${path}/highlights/${of}`, `${kind}.highlight`, isTold(bullet));
    if (entry.summary)
      label(
        `${path}/summary`,
        `${kind}.summary`,
        isTold(entry.summary) || textOverlap(told.join(' '), entry.summary) >= 0.8,
      );
  }
}

function labelLists(read: JsonResume, truth: JsonResume, label: Label): void {
  const skills = (truth.skills ?? []).flatMap(({ name, keywords }) => [...(name ? [name] : []), ...(keywords ?? [])]);
  for (const [at, { name, keywords }] of skills.length > 0 ? (read.skills ?? []).entries() : []) {
    const isSkill = (text: string): boolean => skills.some((skill) => alike(text, skill));
    if (name && !keywords?.length) label(`/skills/${at}/name`, 'skills.keyword', isSkill(name));
    for (const [of, keyword] of (keywords ?? []).entries())
      label(`/skills/${at}/keywords/${of}`, 'skills.keyword', isSkill(keyword));
  }
  for (const [at, { language = '', fluency }] of truth.languages ? (read.languages ?? []).entries() : []) {
    const own = truth.languages?.find((other) => same(other.language, language));
    label(`/languages/${at}/language`, 'languages.language', own !== undefined);
    if (fluency) label(`/languages/${at}/fluency`, 'languages.fluency', alike(fluency, own?.fluency));
  }
  for (const [at, { name = '' }] of truth.certificates ? (read.certificates ?? []).entries() : []) {
    label(
      `/certificates/${at}/name`,
      'certificates.name',
      (truth.certificates ?? []).some((other) => alike(name, other.name)),
    );
  }
}
