import names from '../../words/tailoring/licence-names.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { EvidenceMap } from '../../matching/evidence/evidence-map.ts';
import { stringsOf, valueAt } from '../../resume/json-pointer.ts';
import type { JsonResume } from '../../resume/json-resume.ts';

/** A licence or certificate as a sentence can name it. */
export interface Licence {
  name: string;
  pointer: string;
  /** Ids of the requirements that ask for it. */
  requirements: string[];
}

const longestName = 60;
const mostNamed = 2;

/** The licences and certificates that the ad asks for and the resume holds, those that are required first. */
export function heldLicences(resume: JsonResume, map: EvidenceMap): Licence[] {
  const asked = map
    .filter(({ requirement, kind }) => requirement.kind === 'licence' && (kind === 'shown' || kind === 'listed'))
    .toSorted((a, b) => Number(b.requirement.must) - Number(a.requirement.must));
  const found = new Map<string, Licence>();
  for (const { requirement, pointers } of asked) {
    const held = pointers.flatMap((pointer): Licence[] => {
      const entry = /^\/(?:certificates|skills)\/\d+/.exec(pointer)?.[0];
      if (entry === undefined) return [];
      const written = entry.startsWith('/certificates') ? certificateAt(resume, entry) : wordsAt(resume, pointer);
      const name = spokenLicence(written);
      return name === undefined ? [] : [{ name, pointer: entry, requirements: [requirement.id] }];
    })[0];
    if (held === undefined) continue;
    const known = found.get(held.name);
    if (known === undefined) found.set(held.name, held);
    else known.requirements.push(...held.requirements);
  }
  return [...found.values()].slice(0, mostNamed);
}

const certificateAt = (resume: JsonResume, entry: string): string | undefined =>
  resume.certificates?.[Number(entry.split('/')[2])]?.name;

/** Of the skills only what is named by itself: a whole list is no name. */
const wordsAt = (resume: JsonResume, pointer: string): string | undefined => {
  const texts = stringsOf(valueAt(resume, pointer));
  return texts.length === 1 ? texts[0] : undefined;
};

/** A certificate's name without number, board, place and date; undefined where what is left is no name. */
export function spokenLicence(written: string | undefined): string | undefined {
  const name = written
    ?.split(/\s[-–—|]\s|,\s|[;:]|\s?\((?=[^)]*\d)/)[0]
    ?.replace(/\s+(?:no\.?|number|#)?\s*\d{4,}.*$/i, '')
    .trim();
  if (name === undefined || name.length < 3 || name.length > longestName) return undefined;
  return /^\p{Lu}/u.test(name) && !/[{}<>[\]=|@"“”]|https?:/.test(name) ? name : undefined;
}

const isDocument = patternOf(names, 'documents', 'i', (any) => String.raw`\b(?:${any})(?![a-z-])`);
const areDocuments = patternOf(names, 'documents', 'i', (any) => String.raw`\b(?:${any})s\b`);
const isHolder = patternOf(names, 'holders', 'i', (any) => String.raw`^(?:${any})\b.*(?:er|or|ant|ist|ian|se)$`);

/** "I hold a Class A CDL", "I am a Certified Public Accountant": how one says in English that somebody has it. */
export function heldInEnglish(licences: readonly Licence[]): string {
  const [first, second] = licences;
  if (first === undefined) return '';
  if (second === undefined)
    return isTitle(first.name) ? `I am ${withArticle(first.name)}` : `I hold ${asThing(first.name)}`;
  if (isTitle(first.name)) return `I am ${withArticle(first.name)} and hold ${asThing(second.name)}`;
  return `I hold ${asThing(first.name)} and ${asThing(second.name)}`;
}

/** "Certified Public Accountant", but not "Registered Nurse License". */
const isTitle = (name: string): boolean => isHolder.test(name) && !isDocument.test(name);

const asThing = (name: string): string => {
  if (areDocuments.test(name)) return name;
  if (isDocument.test(name)) return withArticle(name);
  return /^[A-Z\d]{2,6}$/.test(name) ? `${name} certification` : `the ${name} certification`;
};

/** "an RN license", "a CDL", "an Ohio licence". */
export const withArticle = (name: string): string =>
  /^(?:[aeio]|un(?!i)|[AEFHILMNORSX](?=[A-Z\d.]))/i.test(name) &&
  !/^(?:one|eu)/i.test(name) &&
  !/^[HLMNRSXhlmnrsx][a-z]/.test(name)
    ? `an ${name}`
    : `a ${name}`;
