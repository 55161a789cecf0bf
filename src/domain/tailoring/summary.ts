import { findSkills } from '../lexicon/skills/find-skills.ts';
import type { EvidenceMap } from '../matching/evidence/evidence-map.ts';
import type { Posting } from '../posting/posting.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { Language } from '../language/languages.ts';
import { yearsOfWork } from '../resume/experience-length.ts';
import { spokenName, spokenTitle } from './letter/addressee.ts';
import { quotable } from './letter/first-person.ts';
import { shownSkills } from './name-skills.ts';
import { quietNames } from './plain-names.ts';
import type { Relevance } from './plan.ts';
import { listed, sharedNames } from './skill-phrases.ts';
import { startsInPast } from './wording/tense.ts';

/** A text composed of facts, with the values that support it. */
export interface FactText {
  text: string;
  pointers: string[];
  requirements: string[];
}

interface SummaryVoice {
  and: string;
  years(title: string, years: number, employers: string): string;
  title(title: string, employers: string): string;
  skills(names: string): string;
}

const voices: Partial<Record<Language, SummaryVoice>> = {
  en: {
    and: 'and',
    years: (title, years, employers) => `${title} with ${years} years of work experience at ${employers}.`,
    title: (title, employers) => `${title} at ${employers}.`,
    skills: (names) => `Experience includes ${names}.`,
  },
  de: {
    and: 'und',
    years: (title, years, employers) => `${title} mit ${years} Jahren Berufserfahrung bei ${employers}.`,
    title: (title, employers) => `${title} bei ${employers}.`,
    skills: (names) => `Praxis mit ${names}.`,
  },
  fr: {
    and: 'et',
    years: (title, years, employers) => `${title}, ${years} ans d’expérience professionnelle chez ${employers}.`,
    title: (title, employers) => `${title} chez ${employers}.`,
    skills: (names) => `Pratique professionnelle : ${names}.`,
  },
  es: {
    and: 'y',
    years: (title, years, employers) => `${title} con ${years} años de experiencia laboral en ${employers}.`,
    title: (title, employers) => `${title} en ${employers}.`,
    skills: (names) => `Experiencia práctica: ${names}.`,
  },
};

export interface SummaryInput {
  resume: JsonResume;
  map: EvidenceMap;
  posting: Posting;
  relevance: Relevance;
  language: Language;
  today: string;
}

/**
 * A summary for a resume that has none, composed of facts alone: title and years, skills shown at work that the ad asks for, the best result. Undefined where
 * there is too little to say.
 */
export function writeSummary({
  resume: printed,
  map,
  posting,
  relevance,
  language,
  today,
}: SummaryInput): FactText | undefined {
  const resume = quietNames(printed);
  const voice = voices[language];
  const work = resume.work ?? [];
  const title = spokenTitle(work[0]?.position);
  const employers = [...new Set(work.flatMap(({ name }) => spokenName(name) ?? []))];
  if (voice === undefined || title === undefined || employers.length === 0) return undefined;
  const worked = yearsOfWork(work, today);
  const years = worked <= 45 ? worked : 0;
  const names = listed(employers.slice(0, 3), voice.and);
  const sentences = [years >= 2 ? voice.years(title, years, names) : voice.title(title, employers[0] ?? '')];
  const shown = map.filter(({ kind, requirement }) => kind === 'shown' && requirement.kind === 'skill');
  const known = sharedNames(posting, resume);
  const skills = [...new Set(shown.flatMap(({ requirement }) => known.get(requirement.skill ?? '') ?? []))];
  if (skills.length >= 2) sentences.push(voice.skills(listed(skills.slice(0, 5), voice.and)));
  const best = language === 'en' ? bestResult(resume, relevance) : undefined;
  if (best !== undefined) sentences.push(`${best.text}.`);
  if (sentences.length < 2) return undefined;
  return {
    text: sentences.map((text) => text.replace(/\.\.$/, '.')).join(' '),
    pointers: [
      ...employers.slice(0, 3).map((name) => `/work/${work.findIndex((entry) => entry.name === name)}`),
      ...shown.flatMap(({ pointers }) => pointers.slice(0, 1)),
      ...(best === undefined ? [] : [best.pointer]),
    ],
    requirements: shown.map(({ requirement }) => requirement.id),
  };
}

/** A summary that names this many of the required skills needs no more of them. */
const enoughNamed = 3;
const mostNamed = 4;

/**
 * The person's own summary with one more sentence: skills that the ad asks for, the work shows and the summary does not name. Undefined where it names enough
 * of them, or there are fewer than two.
 */
export function extendSummary({ resume: printed, map, posting, language }: SummaryInput): FactText | undefined {
  const resume = quietNames(printed);
  const own = resume.basics?.summary?.trim() ?? '';
  const voice = voices[language];
  if (own === '' || voice === undefined) return undefined;
  const mentioned = new Set(findSkills(own, { list: true }).map(({ skill }) => skill));
  const named = map.filter(({ kind, requirement }) => kind === 'shown' && mentioned.has(requirement.skill ?? ''));
  const shown = shownSkills(map, posting, resume, own).slice(0, mostNamed);
  if (named.length >= enoughNamed || shown.length < 2) return undefined;
  const sentence = voice.skills(
    listed(
      shown.map(({ name }) => name),
      voice.and,
    ),
  );
  return {
    text: `${own.replace(/[^.!?]$/, (last) => `${last}.`)} ${sentence}`,
    pointers: shown.flatMap(({ evidence }) => evidence.pointers.slice(0, 1)),
    requirements: shown.map(({ evidence }) => evidence.requirement.id),
  };
}

/** The most relevant line with a number in it that reads as a sentence; none where the reader sees all lines at once anyway. */
function bestResult(resume: JsonResume, relevance: Relevance): { text: string; pointer: string } | undefined {
  const lines = (resume.work ?? []).flatMap((entry, index) =>
    (entry.highlights ?? []).map((line, place) => ({ line, pointer: `/work/${index}/highlights/${place}`, index })),
  );
  if (lines.length < 6) return undefined;
  return lines
    .filter(({ line }) => /\d\s?(?:%|\+|x\b|million|k\b)|[$€£]\s?\d/i.test(line) && startsInPast(line))
    .flatMap(({ line, pointer, index }) => {
      const text = quotable(line);
      return text === undefined ? [] : [{ text, pointer, worth: (relevance.get(pointer)?.score ?? 0) - index * 0.2 }];
    })
    .toSorted((a, b) => b.worth - a.worth)[0];
}
