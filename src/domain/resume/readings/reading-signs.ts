import { headingMeaning } from '../../document/headings/headings.ts';
import type { PageView } from '../../document/layout/text-row.ts';
import { headerDate } from '../entries/header-date.ts';
import type { Reading } from '../likelihood/read-values.ts';
import type { SourceLine } from '../parsed-resume.ts';

/** A reading with how likely each of its values is right, by JSON Pointer. */
export interface LikelyReading {
  reading: Reading;
  likelihoods: Record<string, number>;
}

/**
 * What of a whole reading says whether its page was taken as it was meant, and what each sign weighs: a logistic regression over pairs of readings of one
 * document, of which one is known to be the better.
 */
const weights = {
  /** Names and dates of posts and studies that are likely right, of twenty: what is lost is none of them, and a phantom is unlikely. */
  'right values': 3.8,
  /** How likely a value is right, on average. */
  likelihood: 2.1,
  /** The share of the page's date ranges that date an entry: a range dates something. */
  'dates used': 1.8,
  /** Different sections found by their names, of six: a resume names its sections. */
  'named sections': 1.6,
  /** The share of the posts that have a title, an employer and a date: half a post is often the other half of its page. */
  'whole posts': 1,
  /** Nearly every resume has a post. */
  'no posts': -1,
  /** Most pages with columns do have them. */
  'line by line': -1.2,
  /** Most headings are worded as their owner likes: without their look what is below them goes to the section above. */
  'words alone': -1.1,
} as const;
export type ReadingSigns = Record<keyof typeof weights, number>;

/** How much a reading explains; only the difference between two readings of one document means something. */
export const plausibility = (signs: ReadingSigns): number =>
  Object.entries(weights).reduce((sum, [sign, weight]) => sum + weight * signs[sign as keyof ReadingSigns], 0);

const naming = /^\/(?:work|education)\/\d+\/(?:name|position|institution|area|studyType|startDate)$/;

export function readingSigns({ reading, likelihoods }: LikelyReading, { headings, order }: PageView): ReadingSigns {
  const { resume, lines } = reading;
  const named = lines.filter(({ heading, text, section }) => heading && headingMeaning(text) === section);
  return {
    'right values': Math.min(sum(namingLikelihoods(likelihoods)) / 20, 2),
    likelihood: mean(Object.values(likelihoods)),
    'dates used': shareOfDatesUsed(reading),
    'named sections': Math.min(new Set(named.map(({ section }) => section)).size / 6, 1),
    'whole posts': mean((resume.work ?? []).map((post) => (post.position && post.name && post.startDate ? 1 : 0))),
    'no posts': resume.work?.length || resume.volunteer?.length ? 0 : 1,
    'line by line': order === 'lines' ? 1 : 0,
    'words alone': headings === 'by words alone' ? 1 : 0,
  };
}

const surely = 0.9;
const littleUnread = 0.04;

/** Whether a reading leaves another view nothing to find: it has posts, its names and dates are nearly certain, each date range dates one, and all is read. */
export const leavesNothingOpen = (signs: ReadingSigns, { likelihoods, reading }: LikelyReading): boolean =>
  signs['dates used'] === 1 &&
  signs['no posts'] === 0 &&
  mean(namingLikelihoods(likelihoods)) >= surely &&
  shareUnread(reading) < littleUnread;

const namingLikelihoods = (likelihoods: LikelyReading['likelihoods']): number[] =>
  Object.entries(likelihoods).flatMap(([pointer, likelihood]) => (naming.test(pointer) ? [likelihood] : []));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);

function shareOfDatesUsed({ rows, evidence }: Reading): number {
  const dated = Object.entries(evidence).filter(([pointer]) => /\/(?:startDate|endDate|date)$/.test(pointer));
  const read = new Set(dated.flatMap(([, ids]) => ids));
  const ranges = rows.filter((row) => headerDate(row)?.range === true);
  return ranges.length === 0 ? 0 : ranges.filter((row) => row.lines.some((id) => read.has(id))).length / ranges.length;
}

function shareUnread({ lines, unread }: Reading): number {
  const open = new Set(unread);
  const letters = (of: readonly SourceLine[]): number => sum(of.map(({ text }) => text.length));
  return letters(lines.filter(({ id }) => open.has(id))) / Math.max(letters(lines), 1);
}
