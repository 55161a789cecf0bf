import type { Language } from '../../language/languages.ts';
import { withBroader } from '../../lexicon/skills/lexicon.ts';
import { recencyOfDates } from '../../matching/evidence/recency.ts';
import { heldJobs } from '../../matching/titles/held-jobs.ts';
import { seniorityOf } from '../../matching/titles/job-titles.ts';
import { monthsOfWork } from '../../resume/experience-length.ts';
import type { ParsedResume, SourceLine } from '../../resume/parsed-resume.ts';
import { ladder } from './levels.ts';
import { openCountries } from './open-countries.ts';
import { readSpot, type Spot } from './places.ts';
import { titleReader, type TitleReader } from './ranked-title.ts';
import { skillProfile, type SkillProfile } from './skill-profile.ts';
import { statedGoals, type StatedGoal } from './stated-goal.ts';
import { termVector, type TermVector } from './term-vector.ts';
import { rankingStems, wordReader } from './text-terms.ts';

/** A title that somebody has held. */
export interface HeldTitle {
  text: string;
  /** 0 for one of long ago, 1 for a current one. */
  recency: number;
  years: number;
  rung: number | undefined;
  titleFor: TitleReader;
}

/** A resume as it is compared with many listings. */
export interface ResumeFeatures {
  language: Language;
  /** Those that the resume is in or names. */
  languages: ReadonlySet<Language>;
  held: readonly HeldTitle[];
  /** The headline, which may be a title held or a wish. */
  headline: StatedGoal | undefined;
  goals: readonly StatedGoal[];
  terms: TermVector;
  profile: SkillProfile;
  /** Canonical names of its skills, with what they are a kind of. */
  skills: ReadonlySet<string>;
  /** Of all work together. */
  years: number;
  home: Spot;
  /** ISO codes of the countries that the person lives in, may work in or would move to; empty where nothing is said. */
  countries: ReadonlySet<string>;
}

/** What a line of a section counts among the resume's words; names, addresses and referees say nothing about the work. */
const lineWorth: Partial<Record<SourceLine['section'], number>> = {
  basics: 0.3,
  education: 0.7,
  interests: 0.2,
  references: 0,
  summary: 1.5,
  skills: 1.2,
};
/** What has more words is a sentence that was taken for a title. */
const mostTitleWords = 9;
/** What lines of a job of long ago count, beside those of a current one. */
const oldWorth = 0.4;

/** Reads a resume for ranking. `today` is an ISO date: current jobs last until then. */
export function resumeFeatures(parsed: ParsedResume, today: string): ResumeFeatures {
  const { resume, language, lines } = parsed;
  const label = resume.basics?.label;
  const read = wordReader(language);
  const worth = recencyByLine(parsed, today);
  const told = lines.filter(({ section, heading }) => !heading && section !== 'references');
  const home = homeOf(parsed);
  const profile = skillProfile(
    told.map(({ text, section }) => ({ text, list: section === 'skills' || section === 'languages' })),
    language,
  );
  return {
    language,
    languages: languagesOf(parsed, profile),
    held: heldJobs(parsed)
      .filter(({ employer, startDate }) => employer !== undefined || startDate !== undefined)
      .flatMap((job): HeldTitle[] => {
        if (job.title === undefined || job.title.split(/\s+/).length > mostTitleWords) return [];
        const rank = seniorityOf(job.title);
        return [
          {
            text: job.title,
            recency: recencyOfDates(job, today),
            years: monthsOfWork([job], today) / 12,
            rung: rank === 'mid' ? undefined : ladder[rank],
            titleFor: titleReader(job.title, language),
          },
        ];
      }),
    headline: label === undefined ? undefined : { text: label, titleFor: titleReader(label, language) },
    goals: statedGoals(parsed),
    terms: termVector(
      told.map(({ id, text, section }) => ({
        stems: rankingStems(text, language, read),
        weight: (lineWorth[section] ?? 1) * (oldWorth + (1 - oldWorth) * (worth.get(id) ?? 1)),
      })),
    ),
    profile,
    skills: withBroader(profile.skills.keys()),
    years: monthsOfWork(resume.work ?? [], today) / 12,
    home,
    countries: new Set([...(home.country === undefined ? [] : [home.country]), ...openCountries(parsed)]),
  };
}

/** How recent the job is that a line tells of, for the lines that are known to tell of one. */
function recencyByLine({ resume, evidence }: ParsedResume, today: string): Map<string, number> {
  const recency = (resume.work ?? []).map((job) => recencyOfDates(job, today));
  const worth = new Map<string, number>();
  for (const [pointer, lines] of Object.entries(evidence)) {
    const [, section, index] = pointer.split('/');
    if (section !== 'work') continue;
    for (const line of lines) worth.set(line, Math.max(worth.get(line) ?? 0, recency[Number(index)] ?? 1));
  }
  return worth;
}

/** Where a person lives, by the address, else where the current job is. */
function homeOf({ resume: { basics, work } }: ParsedResume): Spot {
  const { city, region, countryCode, address } = basics?.location ?? {};
  const stated = [city, region].filter((part) => part !== undefined).join(', ') || address;
  if (stated !== undefined || countryCode !== undefined) return readSpot(stated, countryCode);
  return readSpot(work?.find(({ location }) => location !== undefined)?.location);
}

/** Spoken languages as the lexicon calls them, by code. */
const spokenNames: readonly (readonly [string, Language])[] = [
  ['English', 'en'],
  ['German', 'de'],
  ['French', 'fr'],
  ['Spanish', 'es'],
  ['Portuguese', 'pt'],
  ['Italian', 'it'],
  ['Dutch', 'nl'],
];

/** Languages as the lexicon calls them. */
export const namesOfLanguages = (languages: ReadonlySet<Language>): ReadonlySet<string> =>
  new Set(spokenNames.filter(([, code]) => languages.has(code)).map(([name]) => name));

const languagesOf = ({ language }: ParsedResume, { skills }: SkillProfile): ReadonlySet<Language> =>
  new Set([language, ...spokenNames.flatMap(([name, code]) => (skills.has(name) ? [code] : []))]);
