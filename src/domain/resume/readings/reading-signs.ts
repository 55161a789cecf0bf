import { headingMeaning } from '../../document/headings/headings.ts';
import { placeScore } from '../basics/location.ts';
import { headerDate } from '../entries/header-date.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import type { Reading } from '../likelihood/read-values.ts';
import type { SourceLine } from '../parsed-resume.ts';
import { degreeScore, schoolScore } from '../sections/degree.ts';

/** What of a whole reading says whether its page was taken as it was meant, and what each sign weighs. */
const weights = {
  /** Posts and studies that were found, of ten: what is lost is in none. */
  entries: 2.9,
  /** The share of the page's date ranges that date an entry: a range dates something. */
  'dates used': 2.9,
  /** How well the names fit what they name: an employer is no town, date or title. */
  'names fit': 2.4,
  /** Different sections found by their names, of six: a resume names its sections. */
  'named sections': 2.4,
  /** Headings with nothing below them, of four: they head nothing. */
  'empty sections': -1.5,
  /** Nearly every resume has a post. */
  'no posts': -1.1,
  /** How sure the person's name is: it is lost first where columns are torn. */
  name: 1,
  /** The share of entries with all that names them. */
  'whole entries': 1,
  /** Names that are a town, a date, or half a line, of five. */
  'odd names': -1,
  /** The share of the page that no value was read from. */
  unread: -0.7,
} as const;
export type ReadingSigns = Record<keyof typeof weights, number>;

/** How much a reading explains; only the difference between two readings of one document means something. Fitted on pairs of them. */
export const plausibility = (signs: ReadingSigns): number =>
  Object.entries(weights).reduce((sum, [sign, weight]) => sum + weight * signs[sign as keyof ReadingSigns], 0);

/** Nothing that another view of the page could find is missing: all its dates date something, all entries are whole, and all its lines are read. */
export const leavesNothingOpen = (signs: ReadingSigns): boolean =>
  signs['dates used'] === 1 && signs['whole entries'] === 1 && signs['odd names'] === 0 && signs.unread < littleOpen;
const littleOpen = 0.03;

export function readingSigns(reading: Reading): ReadingSigns {
  const { resume, lines, confidence } = reading;
  const volunteer = (resume.volunteer ?? []).map((post) => ({ ...post, name: post.organization }));
  const posts = [...(resume.work ?? []), ...volunteer];
  const studies = resume.education ?? [];
  const whole =
    posts.filter(({ name, position, startDate }) => name && position && startDate).length +
    studies.filter(({ institution, studyType, area }) => institution && (studyType ?? area)).length;
  const names = [
    ...posts.flatMap(({ name, position }) => [name && employerFit(name), position && titleFit(position)]),
    ...studies.map(({ institution }) => institution && schoolFit(institution)),
  ].filter((fit) => typeof fit === 'number');
  const named = lines.filter(({ heading, text, section }) => heading && headingMeaning(text) === section);
  const empty = lines.filter((line, at) => line.heading && (lines[at + 1]?.heading ?? at === lines.length - 1));
  const ranges = rangesOf(reading);
  return {
    entries: Math.min((posts.length + studies.length) / 10, 1),
    'dates used': share(ranges.used, ranges.all),
    'names fit': share(
      names.reduce((sum, fit) => sum + fit, 0),
      names.length,
    ),
    'named sections': Math.min(new Set(named.map(({ section }) => section)).size / 6, 1),
    'empty sections': Math.min(empty.length / 4, 1),
    'no posts': posts.length === 0 ? 1 : 0,
    name: confidence['/basics/name'] ?? 0,
    'whole entries': share(whole, posts.length + studies.length),
    'odd names': Math.min(names.filter((fit) => fit < 0).length / 5, 1),
    unread: unreadShare(reading),
  };
}

const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);

function rangesOf({ rows, evidence }: Reading): { used: number; all: number } {
  const dated = Object.entries(evidence).filter(([pointer]) => /\/(?:startDate|endDate|date)$/.test(pointer));
  const read = new Set(dated.flatMap(([, ids]) => ids));
  const ranges = rows.filter((row) => headerDate(row)?.range === true);
  return { used: ranges.filter((row) => row.lines.some((id) => read.has(id))).length, all: ranges.length };
}

function unreadShare({ lines, unread }: Reading): number {
  const open = new Set(unread);
  const letters = (of: readonly SourceLine[]): number => of.reduce((sum, { text }) => sum + text.length, 0);
  const own = lines.filter(({ heading }) => !heading);
  return share(letters(own.filter(({ id }) => open.has(id))), letters(own));
}

const longestName = 90;
const isOdd = (text: string): boolean =>
  placeScore(text) >= 0.85 || text.length > longestName || /^\W*\d{4}|^\p{Ll}|[:;,]$/u.test(text);

const odd = -1;
const wrongKind = -0.5;
const right = 1;
const open = 0.25;
const employerFit = (text: string): number =>
  isOdd(text) ? odd : employerScore(text) >= 0.7 ? right : titleScore(text) >= 2 ? wrongKind : open;
const titleFit = (text: string): number => (isOdd(text) ? odd : titleScore(text) >= 1 ? right : open);
const schoolFit = (text: string): number =>
  isOdd(text) ? odd : schoolScore(text) >= 1 ? right : degreeScore(text) >= 1 ? wrongKind : open;
