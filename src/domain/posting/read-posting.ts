import { detectLanguage } from '../language/detect-language.ts';
import { foldInPlace } from '../language/fold.ts';
import { askedDegree } from './requirements/degree.ts';
import { findEmployer } from './fields/find-employer.ts';
import type { Passage } from './sections/passage.ts';
import { readStructure } from './sections/passages.ts';
import { jobSections } from './sections/neighbours.ts';
import { canParse } from './items/item-asks.ts';
import { worthwhile } from './items/worthwhile.ts';
import { readPlace, readRemote } from './fields/place.ts';
import type { Posting, Requirement } from './posting.ts';
import { rankRequirements } from './requirements/rank-requirements.ts';
import { repairAd } from './fields/repair-ad.ts';
import { repeatedTerms } from './requirements/repeated-terms.ts';
import type { Ask } from './requirements/ask.ts';
import { asksOf } from './requirements/requirements.ts';
import { readSeniority } from './fields/seniority.ts';
import { findTitle } from './fields/find-title.ts';
import { cleanTitle, readTitleLine } from './fields/title.ts';

/** What is known about a job besides its ad; it takes precedence over the ad. */
export interface PostingHints {
  title?: string;
  employer?: string;
}

/** Reads a job ad, however messy, in any of the seven languages. Never throws; an empty ad gives an empty posting. */
export function readPosting(text: string, hints: PostingHints = {}): Posting {
  const ad = repairAd(text);
  const language = detectLanguage(ad);
  const { passages, facts } = readStructure(ad, language);
  const title = hints.title?.trim() || (facts.title === undefined ? findTitle(ad) : cleanTitle(facts.title));
  const top = facts.title === undefined ? readTitleLine(firstLine(ad)) : undefined;
  const employer = hints.employer?.trim() || statedEmployer(facts.employer) || top?.employer || findEmployer(ad);
  const place = readPlace(facts.place, ad) ?? top?.place;
  const job = passages.filter((passage) => jobSections.has(passage.section));
  const found = worthwhile(
    job.flatMap((passage) => asksOf(passage, language)),
    { title, employer: employer ?? '', passages },
  );
  const ignored = [title, employer, place].join(' ');
  const asks = canParse(language) ? found : [...found, ...repeatedTerms(job, found, ignored, language)];
  const ranked = rankRequirements(asks, title, language);
  const asked = ranked.map(({ requirement }) => requirement);
  const folded = foldInPlace(ad).toLowerCase();
  const seniority = readSeniority(foldInPlace(title).toLowerCase(), folded);
  const years = minYears(asked);
  const degree = readDegree(job, found);
  const remote = readRemote(folded);
  return {
    title,
    ...(employer ? { employer } : {}),
    ...(seniority && { seniority }),
    ...(years !== undefined && { years }),
    ...(degree && { degree }),
    licences: licencesOf(asked),
    ...(place !== undefined && { place }),
    ...(remote && { remote }),
    language,
    requirements: ranked.filter(({ isDemand }) => !isDemand).map(({ requirement }) => requirement),
    demands: ranked.filter(({ isDemand }) => isDemand).map(({ requirement }) => requirement),
    ad,
    body: job.map((passage) => passage.text).join('\n'),
  };
}

const firstLine = (ad: string): string => ad.split('\n').find((line) => line.trim() !== '') ?? '';

/** "4674 - Harbour Hospital" without the job board's number; a placeholder is not a name. */
const statedEmployer = (value: string | undefined): string | undefined => {
  const name = value?.replace(/^\d+\s*[-–]\s*/, '').trim();
  return name === undefined || /^(?:n\/?a|nan|none|confidential|undisclosed|not disclosed|-+)$/i.test(name)
    ? undefined
    : name;
};

/** The largest of all required minimum lengths of experience: "5 years in IT, 3 of them testing" asks for 5. */
function minYears(requirements: Requirement[]): number | undefined {
  const asked = requirements.filter(
    (requirement) => requirement.kind === 'experience' && requirement.years !== undefined,
  );
  const plain = asked.filter((requirement) => requirement.must);
  const years = (plain.length > 0 ? plain : asked).map((requirement) => requirement.years ?? 0);
  return years.length === 0 ? undefined : Math.max(...years);
}

/** The first degree that is required, else the first that is nice to have. */
function readDegree(passages: Passage[], asks: Ask[]): Posting['degree'] {
  const asked = asks.filter((ask) => ask.kind === 'degree');
  const best = asked.find((ask) => ask.must) ?? asked[0];
  const passage = best && passages.find(({ start }) => start === best.passage.start);
  const degree = passage && askedDegree(passage.text, passage.folded);
  return best && degree ? { level: degree.level, areas: degree.areas, must: best.must } : undefined;
}

const licencesOf = (requirements: Requirement[]): string[] => [
  ...new Set(
    requirements.filter(({ kind }) => kind === 'licence').map((requirement) => requirement.skill ?? requirement.text),
  ),
];
