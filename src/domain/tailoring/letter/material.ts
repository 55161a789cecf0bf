import degreeNames from '../../words/tailoring/degrees.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { EvidenceMap } from '../../matching/evidence/evidence-map.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import type { Language } from '../../language/languages.ts';
import { quietNames } from '../../resume/telling/quiet-names.ts';
import { sharedNames, type SharedNames } from '../skill-phrases.ts';
import { shownThings } from '../shown-things.ts';
import { statedYears } from '../years-of-experience.ts';
import { signature } from './addressee.ts';
import { spokenTitle, spokenEmployer, spokenName, spokenRole } from '../../resume/telling/spoken-names.ts';
import { heldLicences, type Licence } from './licences.ts';
import { allProofs, type Proof } from './proofs.ts';
import { chooseArgument, type Theme } from './themes.ts';

/** A degree as a letter may mention it. */
export interface Study {
  text: string;
  institution?: string | undefined;
  pointer: string;
  /** Finished, in progress, or listed without saying which. */
  state: 'done' | 'going on' | 'unsaid';
}

/** Everything that a letter may mention; whatever is absent is left out of it. */
export interface LetterMaterial {
  role?: string | undefined;
  company?: string | undefined;
  /** The person's name; empty when it is not known. */
  name: string;
  /** The best proof for what matters most to the ad. */
  hook?: Proof | undefined;
  themes: Theme[];
  /** What the ad asks for and lines about work show, by names that both use, those that matter most first. */
  names: { name: string; requirement: string; pointers: string[] }[];
  /** Skills of the ad that the resume names without showing them at work. */
  listed: string[];
  /** Asked for and held. */
  licences: Licence[];
  /** Whole years of work, as the summary states them; 0 where they are not to be stated. */
  years: number;
  /** The current position, or the last one. */
  latest?: Latest | undefined;
  study?: Study | undefined;
  /** Whether the ad asks for a degree, and for years of experience. */
  asked: { degree: boolean; years: boolean };
  /** The fit is such that nobody would call the job the person's own. */
  newGround: boolean;
  /** What the person says about this employer, in their own words. */
  ownSentence?: string | undefined;
}

export interface Latest {
  entry: string;
  title?: string | undefined;
  employer?: string | undefined;
  present: boolean;
}

export interface LetterInput {
  resume: JsonResume;
  map: EvidenceMap;
  posting: Posting;
  company?: string | undefined;
  language: Language;
  today: string;
  /** Why this employer, in the person's own words; asked for, never made up. */
  ownSentence?: string | undefined;
  newGround?: boolean | undefined;
}

/** Collects from the (tailored) resume what can support a letter to this ad. `untold` are clauses and names to leave out. */
export function gatherMaterial(input: LetterInput, untold: ReadonlySet<string>): LetterMaterial {
  const { map, posting, company, language, today } = input;
  const resume = quietNames(input.resume);
  const latest = latestOf(resume);
  return {
    role: spokenRole(posting.title),
    company: spokenEmployer(company ?? posting.employer),
    name: signature(resume.basics?.name, resume.basics?.email),
    ...chooseArgument(map, allProofs(resume, map, language, { posting, untold }), latest?.entry),
    names: shownThings(resume, map, posting)
      .filter(({ name, evidence }) => !untold.has(name) && isSpeakable(name, evidence.requirement))
      .map(({ name, evidence }) => ({
        name,
        requirement: evidence.requirement.id,
        pointers: evidence.pointers.slice(0, 2),
      })),
    listed: listedSkills(map, sharedNames(posting, resume)),
    licences: heldLicences(resume, map),
    years: statedYears(resume, today),
    latest,
    study: bestStudy(resume, today, language),
    asked: { degree: posting.degree !== undefined, years: posting.years !== undefined },
    newGround: input.newGround ?? false,
    ownSentence: tidySentence(input.ownSentence),
  };
}

/** "Experience with SAP", "with care plans", but not "with safety handbook". */
const isSpeakable = (name: string, { skill }: Requirement): boolean => skill !== undefined || /[^s]s$/.test(name);

/** The position that has begun and not ended, else the one the resume names first. */
function latestOf({ work = [] }: JsonResume): Latest | undefined {
  const current = work.findIndex(({ startDate, endDate }) => startDate !== undefined && endDate === undefined);
  const at = Math.max(current, 0);
  const entry = work[at];
  return (
    entry && {
      entry: `/work/${at}`,
      title: spokenTitle(entry.position),
      employer: spokenName(entry.name),
      present: current >= 0,
    }
  );
}

/** A sentence as it was given, on one line, with a capital and a full stop. */
export function tidySentence(given: string | undefined): string | undefined {
  const text = given?.replace(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
  if (text === '') return undefined;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]["”’)]?$/u.test(text) ? '' : '.'}`;
}

function listedSkills(map: EvidenceMap, names: SharedNames): string[] {
  const found = map
    .filter(({ kind }) => kind === 'listed')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .flatMap(({ requirement }) => names.get(requirement.skill ?? '') ?? []);
  return [...new Set(found)].slice(0, 3);
}

const degreeWords = patternOf(degreeNames, 'all', 'i');
const degreeStart = new RegExp(
  `^(?:(?:joint|executive|dual|double|applied|honou?rs)\\s)?(?:${degreeWords.source})`,
  'i',
);

/** The first degree that is finished, else the first one that is named at all. */
function bestStudy(resume: JsonResume, today: string, language: Language): Study | undefined {
  const entries = (resume.education ?? []).flatMap((entry, index): Study[] => {
    const text = degreeName(entry.studyType ?? '', entry.area ?? '', language);
    if (text === undefined) return [];
    const { startDate, endDate } = entry;
    const over = endDate !== undefined && endDate <= today.slice(0, endDate.length);
    const state = over ? 'done' : endDate !== undefined || startDate !== undefined ? 'going on' : 'unsaid';
    return [
      {
        text,
        institution: degreeWords.test(entry.institution ?? '') ? undefined : spokenName(entry.institution),
        pointer: `/education/${index}`,
        state,
      },
    ];
  });
  return entries.find(({ state }) => state === 'done') ?? entries[0];
}

/** What joins a degree and its field where it is not "in". */
const joiners: Partial<Record<Language, string>> = { fr: 'en', es: 'en', pt: 'em' };

/** "Bachelor of Science in Physics" from its type and field; undefined where they cannot be combined. */
function degreeName(studyType: string, studyArea: string, language: Language): string | undefined {
  const field = studyArea
    .replace(/\s+/g, ' ')
    .replace(/^(.{4,}) \1$/, '$1')
    .replace(/[\s,]+$/, '')
    .trim();
  const isField = !/^(?:courses?|gpa|major|minor)$|[^\p{L}\s&,/'’()-]|^in$|\s,|school|universit|college/iu.test(field);
  const area = isField && !/\p{Lu}{6,}/u.test(studyArea) ? field : '';
  const ending = / (of|in)$/.exec(studyType.trim())?.[1];
  const type = studyType
    .trim()
    .replace(/[\s,]+(?:in|of)?$/, '')
    .replace(/ In /, ' in ');
  if (!degreeStart.test(type) || type.length > 60 || /[|:;,\d]|thesis|\bproject/i.test(type)) return undefined;
  if (area === '' || / (?:in|en|em) /i.test(type))
    return ending === 'of' || /^(?:diploma|degree)$/i.test(type) ? undefined : type;
  return `${type} ${ending ?? joiners[language] ?? 'in'} ${area}`;
}
