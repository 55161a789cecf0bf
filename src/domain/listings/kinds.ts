import { plainWords } from '../language/fold.ts';
import { readSeniority } from '../posting/fields/seniority.ts';
import type { Seniority } from '../posting/posting.ts';
import jobTypeWords from '../words/listings/job-types.json' with { type: 'json' };
import levelWords from '../words/listings/levels.json' with { type: 'json' };
import workplaceWords from '../words/listings/workplaces.json' with { type: 'json' };
import { entriesOf, type WordTable } from '../words/word-table.ts';
import {
  experienceLevels,
  jobTypes,
  workplaces,
  type ExperienceLevel,
  type JobType,
  type Workplace,
} from './listing.ts';

/** The patterns of a table by what they mean, in the order in which they are tried. */
function patternsOf<Kind extends string>(
  table: WordTable,
  group: string,
  order: readonly Kind[],
): readonly (readonly [Kind, RegExp])[] {
  const entries = entriesOf(table, group);
  return order.flatMap((kind) => {
    const pieces = entries.find(({ head }) => head === kind)?.columns[0];
    return pieces === undefined ? [] : [[kind, new RegExp(pieces.join('|'))] as const];
  });
}

/** Lower case words without accents; anything but letters and digits is a space. */
const asWords = (text: string): string => plainWords(text).replace(/[_&+#']+/g, ' ');

// The more telling first: a permanent part-time job is a part-time job, and an internship is one however long its days are.
const byTelling = [
  'internship',
  'freelance',
  'part-time',
  'contract',
  'full-time',
] as const satisfies readonly JobType[];
const typesOfSources = patternsOf<JobType>(jobTypeWords, 'sources', byTelling);
const typesOfTitles = patternsOf<JobType>(jobTypeWords, 'titles', byTelling);
const levels = patternsOf<ExperienceLevel>(levelWords, 'all', ['executive', 'senior', 'lead', 'entry', 'mid']);
const places = patternsOf<Workplace>(workplaceWords, 'all', ['hybrid', 'remote', 'on-site']);

const firstIn = <Kind>(patterns: readonly (readonly [Kind, RegExp])[], text: string): Kind | undefined =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0];

/** How a job is held: in the source's words ("FULL_TIME", "Permanent"), else by the title. */
export function jobTypeOf(stated: string | undefined, title: string): JobType | undefined {
  const own = jobTypes.find((type) => type === stated);
  return own ?? firstIn(typesOfSources, asWords(stated ?? '')) ?? firstIn(typesOfTitles, asWords(title));
}

/** Levels by the ranks that titles name; a manager's level is not known by the word alone: of a store, of an account, of a product. */
const levelOfRank: Readonly<Record<Seniority, ExperienceLevel | undefined>> = {
  intern: 'entry',
  entry: 'entry',
  mid: 'mid',
  senior: 'senior',
  lead: 'lead',
  manager: undefined,
  director: 'lead',
  executive: 'executive',
};

/** How much experience is asked: in the source's words ("Senior Level"), else by the title ("Head of…", "Intern"). */
export function levelOf(stated: string | undefined, title: string): ExperienceLevel | undefined {
  const own = experienceLevels.find((level) => level === stated);
  // Whoever assists a chief is none.
  const words = asWords(title)
    .replace(/ to (?:the )?.*$/, '')
    .replace(/\bexecutive assistant\b/, 'assistant');
  const rank = readSeniority(words, '');
  if (stated === undefined && rank === 'director' && /\bhead of\b/.test(words)) return 'executive';
  return own ?? firstIn(levels, asWords(stated ?? '')) ?? (rank && levelOfRank[rank]);
}

/** Where the work is done: as the source says, else by its words for the place, else by the title. */
export function workplaceOf(
  stated: Workplace | undefined,
  location: string | undefined,
  title: string,
): Workplace | undefined {
  const own = workplaces.find((workplace) => workplace === stated);
  return own ?? firstIn(places, asWords(location ?? '')) ?? firstIn(places, asWords(title));
}

/** Whether a text for a place says that the work is done from anywhere: "Remote - US". */
export const saysRemote = (location: string): boolean => firstIn(places, asWords(location)) === 'remote';

/** A text for a place without its words for where the work is done: "Remote - US" is "US". Empty where nothing else is said. */
export const withoutWorkplace = (location: string): string =>
  location
    .replace(/\((?:[^()]*)\)/g, (part) => (firstIn(places, asWords(part)) === undefined ? part : ' '))
    .replace(/[()]/g, ',')
    .split(/\s*[-–—,;|/:]\s+|\s+[-–—|/:]\s*|[;|/,]/)
    .map((part) => (firstIn(places, asWords(part)) === undefined ? part : barePlace(part)))
    .filter((part) => /\p{L}/u.test(part))
    .join(', ')
    .trim();

/** "Remote in Germany", "Remote US": what follows the word. */
const barePlace = (part: string): string =>
  part.replace(
    /^.*?\b(?:remote(?:ly)?|hybrid|anywhere|home ?office|on-?site)\b\s*(?:in|within|from|aus|en|-|–)?\s*/i,
    '',
  );
