import { findSkills } from '../lexicon/skills/find-skills.ts';
import { verbOfBase } from '../language/english-verbs.ts';
import type { EvidenceMap, RequirementEvidence } from '../matching/evidence/evidence-map.ts';
import type { TitleFit } from '../matching/titles/title-fit.ts';
import type { Posting } from '../posting/posting.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { Language } from '../language/languages.ts';
import { titleNouns } from '../resume/entries/title-words.ts';
import { stringsOf, valueAt } from '../resume/json-pointer.ts';
import { spokenName, spokenRole, spokenTitle } from './letter/addressee.ts';
import { quotable } from './letter/first-person.ts';
import { quietNames } from './plain-names.ts';
import type { Relevance } from './plan.ts';
import { listed, sharedNames } from './skill-phrases.ts';
import { startsInPast } from './wording/tense.ts';
import { statedYears } from './years-of-experience.ts';

/** A text composed of facts, with the values that support it. */
export interface FactText {
  text: string;
  pointers: string[];
  requirements: string[];
}

interface SummaryVoice {
  and: string;
  /** `employers` is empty where none can be named. */
  years(title: string, years: number, employers: string): string;
  title(title: string, employers: string): string;
  skills(names: string): string;
  /** A job that was never held is an aim, and said to be one. */
  aim(role: string): string;
}

const at = (preposition: string, name: string): string => (name === '' ? '' : `${preposition}${name}`);

const voices: Partial<Record<Language, SummaryVoice>> = {
  en: {
    and: 'and',
    years: (title, years, employers) => `${title} with ${years} years of work experience${at(' at ', employers)}.`,
    title: (title, employers) => `${title}${at(' at ', employers)}.`,
    skills: (names) => `Experience includes ${names}.`,
    aim: (role) => `Seeking a position as ${role}.`,
  },
  de: {
    and: 'und',
    years: (title, years, employers) => `${title} mit ${years} Jahren Berufserfahrung${at(' bei ', employers)}.`,
    title: (title, employers) => `${title}${at(' bei ', employers)}.`,
    skills: (names) => `Praxis mit ${names}.`,
    aim: (role) => `Angestrebte Stelle: ${role}.`,
  },
  fr: {
    and: 'et',
    years: (title, years, employers) =>
      `${title}, ${years} ans d’expérience professionnelle${at(' chez ', employers)}.`,
    title: (title, employers) => `${title}${at(' chez ', employers)}.`,
    skills: (names) => `Pratique professionnelle : ${names}.`,
    aim: (role) => `Poste recherché : ${role}.`,
  },
  es: {
    and: 'y',
    years: (title, years, employers) => `${title} con ${years} años de experiencia laboral${at(' en ', employers)}.`,
    title: (title, employers) => `${title}${at(' en ', employers)}.`,
    skills: (names) => `Experiencia práctica: ${names}.`,
    aim: (role) => `Puesto deseado: ${role}.`,
  },
};

export interface SummaryInput {
  resume: JsonResume;
  map: EvidenceMap;
  posting: Posting;
  relevance: Relevance;
  /** The title held that is closest to the ad's. */
  title: TitleFit;
  language: Language;
  today: string;
}

/** From so near on a title that was held is the ad's: nobody says that they seek what they are. */
export const sameWork = 0.6;

/**
 * A summary for a resume that has none, composed of facts alone: title and years, what the ad asks for and the work shows, the best result, or what is sought
 * where another job is. Undefined where the resume names neither a position nor a degree.
 */
export function writeSummary({
  resume: printed,
  map,
  posting,
  relevance,
  title: fit,
  language,
  today,
}: SummaryInput): FactText | undefined {
  const resume = quietNames(printed);
  const voice = voices[language];
  const work = resume.work ?? [];
  const at = work.findIndex(({ position }) => spokenTitle(position) !== undefined);
  const title = spokenTitle(work[at]?.position) ?? graduateTitle(resume);
  if (voice === undefined || title === undefined) return undefined;
  const employers = [...new Set(work.flatMap(({ name }) => spokenName(name) ?? []))];
  const years = statedYears(resume, today);
  const held = spokenName(work[at]?.name) ?? '';
  const names = listed(employers.slice(0, 3), voice.and);
  const sentences = [years >= 2 ? voice.years(title, years, names) : voice.title(title, held)];
  const shown = shownThings({ resume, map, posting });
  if (shown.length >= 2)
    sentences.push(
      voice.skills(
        listed(
          shown.slice(0, 5).map(({ name }) => name),
          voice.and,
        ),
      ),
    );
  const best = language === 'en' ? bestResult(resume, relevance) : undefined;
  if (best !== undefined) sentences.push(`${best.text}.`);
  const role = fit.similarity >= sameWork || posting.language !== language ? undefined : spokenRole(posting.title);
  if (role !== undefined && sentences.length < 3) sentences.push(voice.aim(role));
  return {
    text: sentences.map((text) => text.replace(/\.\.$/, '.')).join(' '),
    pointers: [
      ...(at < 0 ? ['/education/0'] : [`/work/${at}`]),
      ...employers.slice(0, 3).map((name) => `/work/${work.findIndex((entry) => spokenName(entry.name) === name)}`),
      ...shown.flatMap(({ evidence }) => evidence.pointers.slice(0, 1)),
      ...(best === undefined ? [] : [best.pointer]),
    ],
    requirements: shown.map(({ evidence }) => evidence.requirement.id),
  };
}

/** What somebody is who has held no position: their degree. */
const graduateTitle = ({ education = [] }: JsonResume): string | undefined => {
  const [{ studyType, area } = {}] = education;
  const degree = [studyType, area].filter((part) => part !== undefined && part !== '').join(', ');
  return degree === '' || degree.length > 80 ? undefined : degree;
};

export interface ShownThing {
  name: string;
  evidence: RequirementEvidence;
}

/**
 * What the ad asks for and sentences about the work show, as both say it, the weightiest first: skills by a name that both use, other things where a
 * line has the ad's very words.
 */
export function shownThings({ resume, map, posting }: Pick<SummaryInput, 'resume' | 'map' | 'posting'>): ShownThing[] {
  const known = sharedNames(posting, resume);
  const things = map
    .filter(({ kind }) => kind === 'shown')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .flatMap((evidence): ShownThing[] => {
      const { skill, text, kind } = evidence.requirement;
      if (kind !== 'skill' && kind !== 'duty') return [];
      const name = (skill === undefined ? undefined : known.get(skill)) ?? ownWords(text, evidence, resume);
      return name === undefined ? [] : [{ name, evidence }];
    });
  return things.filter(({ name }, index) => !things.slice(0, index).some((before) => overlap(before.name, name)));
}

const overlap = (a: string, b: string): boolean => {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x.includes(y) || y.includes(x);
};

/** "customer needs", "computer systems" are what any work has to do with; a single letter is what is left of a broken word. */
const vague =
  /\b(?:\p{L}|needs|issues|questions|systems|reports|opportunit(?:y|ies)|environments?|requirements|activities|inquiries)$/iu;

/** The words of a duty where a line of the work has them just so: "month-end close", not "Manage the month-end close". */
function ownWords(text: string, { pointers }: RequirementEvidence, resume: JsonResume): string | undefined {
  const words = text.trim();
  if (
    !/^[\p{L}\d][\p{L}\d /&-]{5,40}$/u.test(words) ||
    verbOfBase(words.split(' ')[0] ?? '') ||
    /ing\b/.test(words.split(' ')[0] ?? '')
  )
    return undefined;
  const has = pointers.some((pointer) => textAt(resume, pointer).includes(words.toLowerCase()));
  const isRole = titleNouns.has(words.toLowerCase().split(/[\s-]/).at(-1)?.replace(/s$/, '') ?? '');
  return has && words.includes(' ') && !isRole && !vague.test(words) ? quietWords(words) : undefined;
}

const textAt = (resume: JsonResume, pointer: string): string =>
  stringsOf(valueAt(resume, pointer)).join(' ').toLowerCase();

/** "Accounts Payable" in lower case; "SAP reports" and "Power BI" keep their capitals. */
const quietWords = (words: string): string =>
  words.split(' ').every((word) => /^\p{Lu}\p{Ll}+$|^\p{Ll}+$/u.test(word)) ? words.toLowerCase() : words;

/** A summary that names this many of the things that are asked for and shown needs no more of them. */
const enoughNamed = 3;
const mostNamed = 4;

/**
 * The person's own summary with one more sentence: what the ad asks for, the work shows and the summary does not name. Undefined where it names enough,
 * or there is nothing more to name.
 */
export function extendSummary({ resume: printed, map, posting, language }: SummaryInput): FactText | undefined {
  const resume = quietNames(printed);
  const own = resume.basics?.summary?.trim() ?? '';
  const voice = voices[language];
  if (own === '' || voice === undefined) return undefined;
  const mentioned = new Set(findSkills(own, { list: true }).map(({ skill }) => skill));
  const isNamed = ({ name, evidence }: ShownThing): boolean =>
    mentioned.has(evidence.requirement.skill ?? '') || own.toLowerCase().includes(name.toLowerCase());
  const things = shownThings({ resume, map, posting });
  const named = things.filter(isNamed).length;
  const more = things.filter((thing) => !isNamed(thing)).slice(0, mostNamed - named);
  if (named >= enoughNamed || more.length === 0) return undefined;
  const sentence = voice.skills(
    listed(
      more.map(({ name }) => name),
      voice.and,
    ),
  );
  return {
    text: `${own.replace(/[^.!?]$/, (last) => `${last}.`)} ${sentence}`,
    pointers: more.flatMap(({ evidence }) => evidence.pointers.slice(0, 1)),
    requirements: more.map(({ evidence }) => evidence.requirement.id),
  };
}

/** The most relevant line with a number in it that reads as a sentence; none where the reader sees all lines at once anyway. */
function bestResult(resume: JsonResume, relevance: Relevance): { text: string; pointer: string } | undefined {
  const lines = (resume.work ?? []).flatMap((entry, index) =>
    (entry.highlights ?? []).map((line, place) => ({ line, pointer: `/work/${index}/highlights/${place}`, index })),
  );
  if (lines.length < 4) return undefined;
  return lines
    .filter(({ line }) => /\d\s?(?:%|\+|x\b|million|k\b)|[$€£]\s?\d/i.test(line) && startsInPast(line))
    .flatMap(({ line, pointer, index }) => {
      const text = quotable(line);
      return text === undefined ? [] : [{ text, pointer, worth: (relevance.get(pointer)?.score ?? 0) - index * 0.2 }];
    })
    .toSorted((a, b) => b.worth - a.worth)[0];
}
