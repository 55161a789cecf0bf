import { sentencesOf } from '../../claims/evidence/sentences.ts';
import type { Language } from '../../language/languages.ts';
import { isNounLike, verbOfBase, verbOfGerund, verbOfPast } from '../../language/english-verbs.ts';
import { stopWords } from '../../language/stop-words.ts';
import { tokenise } from '../../language/tokenise.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import type { EvidenceMap, RequirementEvidence } from '../../matching/evidence/evidence-map.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { capitalized } from '../../resume/telling/first-word.ts';
import { spokenTitle, spokenName } from '../../resume/telling/spoken-names.ts';
import { inFirstPerson, quotable } from '../../resume/telling/first-person.ts';

/** Where something was done, as a sentence can say it. */
export interface Place {
  /** JSON Pointer of the entry. */
  entry: string;
  kind: 'work' | 'project' | 'volunteer';
  title?: string | undefined;
  /** The employer, or where somebody volunteered. */
  employer?: string | undefined;
  project?: string | undefined;
  /** It has begun and not ended. */
  present: boolean;
  /** It is the latest of the positions that have not ended. */
  current: boolean;
  /** The years in which it began and ended. */
  years?: { from: string; to: string } | undefined;
  /** How far down the resume it is: the latest is 0. Projects come after work, volunteering after projects. */
  rank: number;
}

/** One thing the letter can tell, taken from one line of the resume. */
export interface Proof {
  pointer: string;
  /** English: "I reduced costs by 12%"; other languages: the line unchanged. */
  clause: string;
  place: Place;
  /** The shown requirements of the ad that it is about. */
  requirements: readonly Requirement[];
  /** It tells how much: a number other than a year. */
  figures: boolean;
  /** The beginnings of its content words: what it tells. */
  told: ReadonlySet<string>;
  /** How much of that the ad speaks of, too, 0-1: rare words count more. */
  near: number;
}

/** How much a requirement matters to the ad, and how well the resume shows it. */
export const requirementWorth = ({ requirement, strength }: RequirementEvidence): number =>
  worthToAd(requirement) * (0.3 + strength);

/** Whether a proof is about the requirement with this id. */
export const isFor = ({ requirements }: Proof, requirement: string): boolean =>
  requirements.some(({ id }) => id === requirement);

/** What meeting a requirement is worth to whoever wrote the ad. */
export const worthToAd = ({ weight, must }: Requirement): number => weight * (must ? 1 : 0.6);

const askedOfWork: ReadonlySet<Requirement['kind']> = new Set(['skill', 'duty', 'experience']);

/** The requirements that lines about work show, those that matter most first. */
export const shownInWork = (map: EvidenceMap): RequirementEvidence[] =>
  map
    .filter(({ kind, requirement }) => kind === 'shown' && askedOfWork.has(requirement.kind))
    .toSorted((a, b) => requirementWorth(b) - requirementWorth(a));

/**
 * Every sentence of the resume that reads well in a letter, in the resume's order. Volunteering is told where there is nothing else. `untold` are clauses to
 * leave out.
 */
export function allProofs(
  resume: JsonResume,
  map: EvidenceMap,
  language: Language,
  { posting, untold }: { posting: Posting; untold: ReadonlySet<string> },
): Proof[] {
  const shown = shownInWork(map);
  const used = new Set<string>();
  const proofs = linesOf(resume).flatMap(({ line, pointer, place, alone }): Proof[] => {
    const clause = language === 'en' ? inFirstPerson(withoutTail(line), place.present) : quotable(line);
    if (clause === undefined || clause.split(' ').length > mostWords || used.has(clause) || untold.has(clause))
      return [];
    used.add(clause);
    const requirements = shown
      .filter(({ pointers, requirement }) => pointers.includes(pointer) && (alone || isAbout(line, requirement)))
      .map(({ requirement }) => requirement);
    const told = contentOf(line, language);
    return [{ pointer, clause, place, requirements, figures: tellsHowMuch(line), told, near: 0 }];
  });
  const others = proofs.filter(({ place }) => place.kind !== 'volunteer');
  const isOnlyVolunteer = others.length === 0 && (resume.work ?? []).length === 0;
  return withNearness(isOnlyVolunteer ? proofs : others, contentOf(posting.body, posting.language));
}

/** A word that few lines have says more about where a line belongs than one that all of them have. */
function withNearness(proofs: readonly Proof[], ad: ReadonlySet<string>): Proof[] {
  const lines = new Map<string, number>();
  for (const { told } of proofs) for (const word of told) lines.set(word, (lines.get(word) ?? 0) + 1);
  const said = (words: readonly string[]): number => words.reduce((sum, word) => sum + 1 / (lines.get(word) ?? 1), 0);
  return proofs.map((proof) => {
    const words = [...proof.told];
    return { ...proof, near: said(words.filter((word) => ad.has(word))) / Math.max(1, said(words)) };
  });
}

/** A sentence with more words than this is for a resume. */
const mostWords = 34;

/** A line that is too long without what it adds at its end: ", including …", ", which …". */
function withoutTail(line: string): string {
  if (line.split(' ').length <= mostWords) return line;
  const starts = [
    ...line.matchAll(/,? (?=(?:as well as|along with|and thus|including|thereby|thus|together with|which|while)\b)/g),
  ];
  const heads = starts.map(({ index }) => line.slice(0, index)).filter((head) => head.split(' ').length >= 8);
  return heads.findLast((head) => head.split(' ').length <= mostWords) ?? line;
}

const tellsHowMuch = (line: string): boolean => /\d/.test(line.replace(/\b(?:19|20)\d{2}\b/g, ''));

const contentOf = (line: string, language: Language): ReadonlySet<string> => {
  const small = stopWords(language);
  return new Set(
    tokenise(line)
      .map(({ text }) => text.toLowerCase())
      .filter((word) => word.length > 2 && !small.has(word))
      .map((word) => word.slice(0, 6)),
  );
};

/** Whether two proofs would tell the reader the same thing. */
export function tellsTheSame(a: Proof, b: Proof): boolean {
  const common = [...a.told].filter((word) => b.told.has(word)).length;
  return common / Math.max(1, Math.min(a.told.size, b.told.size)) >= 0.5;
}

/** Of a line with several sentences, only those that name it are about a requirement. */
function isAbout(sentence: string, { skill, terms }: Requirement): boolean {
  const text = sentence.toLowerCase();
  return (
    (skill !== undefined && findSkills(sentence).some((mention) => mention.skill === skill)) ||
    terms.some((term) => text.includes(term.toLowerCase().slice(0, 6)))
  );
}

interface Line {
  line: string;
  pointer: string;
  place: Place;
  /** Its value has no other sentence. */
  alone: boolean;
}

/** The sentences of all entries' lines and summaries. */
function linesOf(resume: JsonResume): Line[] {
  return placesOf(resume).flatMap((place) => {
    const [, section, index] = place.entry.split('/');
    const value = resume[section as 'work' | 'projects' | 'volunteer']?.[Number(index)];
    const prose = value !== undefined && 'summary' in value ? [{ text: value.summary ?? '', at: 'summary' }] : [];
    const lines = (value?.highlights ?? []).map((text, at) => ({ text, at: `highlights/${at}` }));
    return [...lines, ...prose].flatMap(({ text, at }) => {
      const sentences = standAloneSentences(text);
      return sentences.map((line) => ({
        line,
        pointer: `${place.entry}/${at}`,
        place,
        alone: sentences.length === 1,
      }));
    });
  });
}

function placesOf({ work = [], projects = [], volunteer = [] }: JsonResume): Place[] {
  const isPresent = (dates: { startDate?: string | undefined; endDate?: string | undefined }): boolean =>
    dates.startDate !== undefined && dates.endDate === undefined;
  const current = work.findIndex(isPresent);
  return [
    ...work.map((entry, index): Place => ({
      entry: `/work/${index}`,
      kind: 'work',
      title: spokenTitle(entry.position),
      employer: spokenName(entry.name),
      present: isPresent(entry),
      current: index === current,
      years: yearsOf(entry),
      rank: index,
    })),
    ...projects.map((entry, index): Place => ({
      entry: `/projects/${index}`,
      kind: 'project',
      project: spokenName(entry.name),
      present: isPresent(entry),
      current: false,
      rank: work.length + index,
    })),
    ...volunteer.map((entry, index): Place => ({
      entry: `/volunteer/${index}`,
      kind: 'volunteer',
      title: /volunt/i.test(entry.position ?? '') ? 'a volunteer' : spokenTitle(entry.position),
      employer: spokenName(entry.organization),
      present: isPresent(entry),
      current: false,
      rank: work.length + projects.length + index,
    })),
  ];
}

const yearsOf = ({ startDate, endDate }: JsonWork): Place['years'] =>
  startDate === undefined || endDate === undefined
    ? undefined
    : { from: startDate.slice(0, 4), to: endDate.slice(0, 4) };

type JsonWork = NonNullable<JsonResume['work']>[number];

const refersBack = /^(?:\S+\s+){0,4}(?:this|that|these|those|it|its|they|them|their|such|also|both)\b/i;

/** A line's sentences without its label ("Data Warehousing: …"); a sentence that refers to the one before it does not count on its own. */
const standAloneSentences = (line: string): string[] =>
  sentencesOf(line.replace(/^\p{Lu}[\p{L}\d &/–-]{2,60}: (?=\p{Lu})/u, ''))
    .flatMap(statementsOf)
    .filter((sentence, place) => place === 0 || !refersBack.test(sentence));

/** The statements of a sentence: those between semicolons, and those of lines that lost the break between them ("… of staff Managed the …"). */
const statementsOf = (sentence: string): string[] =>
  sentence
    .replace(
      /([\p{Ll}\d),]) (\p{Lu}\p{Ll}+)(?= \p{Ll})(?=( (?:a|all|an|any|the)\b)?)/gu,
      (all, before: string, word: string, after?: string) =>
        verbOfPast(word) !== undefined ||
        (verbOfBase(word) !== undefined && (!isNounLike(word.toLowerCase()) || after !== undefined))
          ? `${before}; ${word}`
          : all,
    )
    .replace(
      /([\p{Ll}\d),]) (?=\p{Lu}\p{Ll}+(?:ly \p{Ll}|ing ))/gu,
      (all, before: string, at: number, whole: string) => {
        const word = /\p{L}+/u.exec(whole.slice(at + all.length))?.[0] ?? '';
        return word.endsWith('ly') || verbOfGerund(word) !== undefined ? `${before}; ` : all;
      },
    )
    .split(/;\s+/)
    .map(capitalized);
