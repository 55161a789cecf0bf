import degreeNames from '../../words/tailoring/degrees.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { EvidenceMap } from '../../matching/evidence/evidence-map.ts';
import type { Posting } from '../../posting/posting.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import type { Language } from '../../language/languages.ts';
import { yearsOfWork } from '../../resume/experience-length.ts';
import { quietNames } from '../plain-names.ts';
import { sharedNames, type SharedNames } from '../skill-phrases.ts';
import { signature, spokenEmployer, spokenName, spokenRole, spokenTitle } from './addressee.ts';
import { pickTopics, type LetterTopic } from './points.ts';

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
  topics: LetterTopic[];
  /** Skills of the ad that the resume names without showing them at work. */
  listed: string[];
  /** Whole years of work; 0 where the dates do not say. */
  years: number;
  employers: string[];
  /** There are more employers than those named. */
  others: boolean;
  latest?: { title?: string | undefined; employer?: string | undefined; present: boolean } | undefined;
  study?: Study | undefined;
  certificates: { name: string; pointer: string }[];
}

export interface LetterInput {
  resume: JsonResume;
  map: EvidenceMap;
  posting: Posting;
  company?: string | undefined;
  language: Language;
  today: string;
}

/** Collects from the (tailored) resume what can support a letter to this ad, the strongest first. */
export function gatherMaterial({ resume: shown, map, posting, company, language, today }: LetterInput): LetterMaterial {
  const resume = quietNames(shown);
  const work = resume.work ?? [];
  const latest = work[0];
  const names = sharedNames(posting, resume);
  const years = yearsOfWork(work, today);
  const all = [...new Set(work.map(({ name }) => name ?? ''))];
  const employers = all.flatMap((name) => spokenName(name) ?? []).slice(0, 3);
  return {
    role: spokenRole(posting.title),
    company: spokenEmployer(company ?? posting.employer),
    name: signature(resume.basics?.name),
    topics: pickTopics(resume, map, names, language),
    listed: listedSkills(map, names),
    years: years <= 45 ? years : 0,
    employers,
    others: all.length > employers.length,
    latest: latest && {
      title: spokenTitle(latest.position),
      employer: spokenName(latest.name),
      present: latest.endDate === undefined && latest.startDate !== undefined,
    },
    study: bestStudy(resume, today, language),
    certificates: relevantCertificates(resume, map),
  };
}

function listedSkills(map: EvidenceMap, names: SharedNames): string[] {
  const found = map
    .filter(({ kind }) => kind === 'listed')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .flatMap(({ requirement }) => names.get(requirement.skill ?? '') ?? []);
  return [...new Set(found)].slice(0, 4);
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

const certificateWord = /certif|licen[sc]e|accredit|chartered|diplom|\b[A-Z]{3,5}\b|scrum|six sigma|zertifi|certificad/;

function relevantCertificates(resume: JsonResume, map: EvidenceMap): LetterMaterial['certificates'] {
  const pointed = map.flatMap(({ pointers }) => pointers);
  const isPointed = (pointer: string): boolean => pointed.some((other) => other.startsWith(pointer));
  return (resume.certificates ?? [])
    .map((entry, index) => ({ name: entry.name?.trim() ?? '', pointer: `/certificates/${index}` }))
    .filter(({ name }) => name.length > 2 && name.length <= 70 && !/[|:;]/.test(name) && certificateWord.test(name))
    .toSorted((a, b) => Number(isPointed(b.pointer)) - Number(isPointed(a.pointer)))
    .slice(0, 2);
}
