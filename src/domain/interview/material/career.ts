import { monthIndex } from '../../resume/experience-length.ts';
import type { Seniority } from '../../posting/posting.ts';
import { seniorityOf } from '../../matching/titles/job-titles.ts';
import { relevanceOf, relevantYears } from '../../matching/titles/relevance.ts';
import type { OwnLine } from './own-lines.ts';
import type { Pair } from './pair.ts';
import type { Post } from './posts.ts';
import { probeOf } from './probed.ts';

/** Something about the course of a career that an interviewer would ask about. */
export type CareerFact =
  | { kind: 'gap'; months: number; from: string; to: string; before: Post; after: Post }
  | { kind: 'since-last'; months: number; from: string; before: Post }
  | { kind: 'short-stays'; posts: readonly Post[] }
  | { kind: 'long-stay'; post: Post; years: number }
  | { kind: 'another-field'; latest: Post }
  | { kind: 'back-to-field'; latest: Post; earlier: Post }
  | { kind: 'step-up'; latest: Post; people?: OwnLine | undefined }
  | { kind: 'step-down'; latest: Post }
  | { kind: 'years'; asked: number; shown: number };

const leastGap = 4;
const mostGapAge = 10 * 12;
const shortStay = 12;
const longStay = 8 * 12;
const leads = new Set<Seniority>(['manager', 'director', 'executive']);
const ranks: readonly Seniority[] = ['intern', 'entry', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'];
const rankOf = (seniority: Seniority): number => ranks.indexOf(seniority);

/** What is worth asking about the course of this career, for this job. Dates that were read in part alone say nothing about gaps. */
export function careerFacts(pair: Pair): CareerFact[] {
  const jobs = pair.posts.filter(({ kind }) => kind === 'work');
  const named = jobs.filter(({ title, place }) => title !== undefined || place !== undefined);
  const latest = latestOf(named);
  return [
    ...(jobs.every(isDated) ? gaps(pair, named) : []),
    ...fieldFacts(pair, latest),
    ...levelFacts(pair, latest, named),
    ...tenureFacts(named, pair.today),
    ...yearsFact(pair),
  ];
}

const isDated = ({ startDate, months }: Post): boolean => startDate !== undefined && months !== undefined;

export const latestOf = (posts: readonly Post[]): Post | undefined =>
  posts
    .filter(({ startDate }) => startDate !== undefined)
    .toSorted((a, b) => endOf(b) - endOf(a) || monthIndex(b.startDate ?? '0') - monthIndex(a.startDate ?? '0'))[0] ??
  posts[0];

const never = 1e6;
const endOf = ({ endDate, present }: Post): number =>
  endDate === undefined ? (present ? never : 0) : monthIndex(endDate, true);

/** Months that no work, study or volunteering covers, the latest first. */
function gaps({ resume, posts, today }: Pair, jobs: readonly Post[]): CareerFact[] {
  const now = monthIndex(today);
  const spans = [
    ...posts.filter(isDated),
    ...(resume.education ?? []).map(({ startDate, endDate }) => ({ startDate, endDate })),
  ].flatMap(({ startDate, endDate }) => {
    const from = startDate ?? endDate;
    return from === undefined
      ? []
      : [{ from: monthIndex(from), to: endDate === undefined ? now : monthIndex(endDate, true) }];
  });
  const isCovered = (month: number): boolean => spans.some(({ from, to }) => from <= month && month <= to);
  const inOrder = jobs.toSorted((a, b) => monthIndex(a.startDate ?? '0') - monthIndex(b.startDate ?? '0'));
  const found: CareerFact[] = [];
  let before: Post | undefined;
  for (const post of inOrder) {
    const [from, to] = [before === undefined ? never : endOf(before) + 1, monthIndex(post.startDate ?? '0')];
    const open = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at).filter(
      (month) => !isCovered(month),
    );
    if (
      before?.endDate !== undefined &&
      post.startDate !== undefined &&
      open.length >= leastGap &&
      now - to < mostGapAge
    )
      found.push({ kind: 'gap', months: open.length, from: before.endDate, to: post.startDate, before, after: post });
    if (before === undefined || endOf(post) > endOf(before)) before = post;
  }
  if (before?.endDate !== undefined) {
    const end = endOf(before);
    const open = Array.from({ length: Math.max(0, Math.min(now - end - 1, 240)) }, (_, at) => end + 1 + at);
    const uncovered = open.filter((month) => !isCovered(month));
    if (uncovered.length >= leastGap)
      found.push({ kind: 'since-last', months: uncovered.length, from: before.endDate, before });
  }
  return found.toReversed().slice(0, 2);
}

function fieldFacts({ comparison }: Pair, latest: Post | undefined): CareerFact[] {
  if (latest === undefined || comparison.jobs.length === 0) return [];
  const relevance = (post: Post): number =>
    Math.max(0, ...comparison.jobs.filter(({ entry }) => entry === post.pointer).map(relevanceOf));
  const best = Math.max(0, ...comparison.jobs.map(relevanceOf));
  if (relevance(latest) >= farFrom) return [];
  if (best < nearTo) return [{ kind: 'another-field', latest }];
  return [];
}
const farFrom = 0.3;
const nearTo = 0.45;

function levelFacts({ posting, lines }: Pair, latest: Post | undefined, jobs: readonly Post[]): CareerFact[] {
  const { seniority } = posting;
  if (seniority === undefined || latest?.title === undefined) return [];
  const held = jobs.flatMap(({ title }) => (title === undefined ? [] : [rankOf(seniorityOf(title))]));
  const highest = Math.max(...held);
  const own = rankOf(seniorityOf(latest.title));
  if (leads.has(seniority) && highest < rankOf('lead')) {
    const people = lines.find((line) => line.told !== undefined && probeOf(line) === 'led');
    return [{ kind: 'step-up', latest, people }];
  }
  return own >= rankOf('manager') && rankOf(seniority) <= rankOf('senior') ? [{ kind: 'step-down', latest }] : [];
}

function tenureFacts(jobs: readonly Post[], today: string): CareerFact[] {
  const dated = jobs
    .filter(isDated)
    .filter(({ title }) => !/\b(?:intern|internship|student|trainee|temp|seasonal|contract)/i.test(title ?? ''));
  const recent = dated.filter(({ startDate }) => monthIndex(today) - monthIndex(startDate ?? '0') < mostGapAge);
  const short = recent.filter(
    ({ months = 0, present, endDate }) => !present && endDate !== undefined && endDate.length > 4 && months < shortStay,
  );
  const long = dated
    .filter(({ months = 0 }) => months >= longStay)
    .toSorted((a, b) => (b.months ?? 0) - (a.months ?? 0))[0];
  return [
    ...(short.length >= 2 ? [{ kind: 'short-stays', posts: short.slice(0, 3) } as const] : []),
    ...(long === undefined
      ? []
      : [{ kind: 'long-stay', post: long, years: Math.floor((long.months ?? 0) / 12) } as const]),
  ];
}

function yearsFact({ posting, comparison, today }: Pair): CareerFact[] {
  const asked = posting.years;
  if (asked === undefined || asked < 2) return [];
  const shown = Math.floor(relevantYears(comparison.jobs, today));
  return shown < asked ? [{ kind: 'years', asked, shown }] : [];
}
