import { findSkills } from '../lexicon/skills/find-skills.ts';
import type { EvidenceMap } from '../matching/evidence/evidence-map.ts';
import type { TitleFit } from '../matching/titles/title-fit.ts';
import type { Posting } from '../posting/posting.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { Language } from '../language/languages.ts';
import { stringsOf, valueAt } from '../resume/json-pointer.ts';
import { spokenName, spokenRole, spokenTitle } from '../resume/telling/spoken-names.ts';
import { quotable } from '../resume/telling/first-person.ts';
import { quietNames } from '../resume/telling/quiet-names.ts';
import type { Relevance } from './plan.ts';
import { shownThings, type ShownThing } from './shown-things.ts';
import { listed } from './skill-phrases.ts';
import { tellsOfPart } from './wording/results.ts';
import { capitalized } from '../resume/telling/first-word.ts';
import { startsInPast } from '../resume/telling/tense.ts';
import { statedYears } from './years-of-experience.ts';

/** A text composed of facts, with the values that support it. */
export interface FactText {
  text: string;
  pointers: string[];
  requirements: string[];
}

/** The employer of the latest position, empty where it has no name, and whether the position is current. */
interface LatestEmployer {
  name: string;
  present: boolean;
}

interface SummaryVoice {
  and: string;
  /** Who somebody is: the title, the years of work (0 where few or unknown), the latest employer, and in what; the last two are empty where unknown. */
  first(title: string, years: number, employer: LatestEmployer, things: string): string;
  /** One more sentence of what the work shows. */
  skills(names: string): string;
  certificates(names: string): string;
  /** A job that was never held is an aim, and said to be one. */
  aim(role: string): string;
}

const join = (before: string, text: string): string => (text === '' ? '' : `${before}${text}`);

/** Where somebody is, or was last. */
const atLatest = ({ name, present }: LatestEmployer, now: string, then: string): string =>
  join(present ? now : then, name);

const voices: Partial<Record<Language, SummaryVoice>> = {
  en: {
    and: 'and',
    first: (title, years, employer, things) =>
      years > 0
        ? `${title} with ${years} years of work experience${join(', including ', things)}${atLatest(employer, ', currently at ', ', previously at ')}.`
        : `${title}${join(' at ', employer.name)}${join(' with experience in ', things)}.`,
    skills: (names) => `Experience includes ${names}.`,
    certificates: (names) => `Certificates: ${names}.`,
    aim: (role) => `Seeking a position as ${role}.`,
  },
  de: {
    and: 'und',
    first: (title, years, employer, things) =>
      years > 0
        ? `${title} mit ${years} Jahren Berufserfahrung${join(', unter anderem mit ', things)}${atLatest(employer, ', derzeit bei ', ', zuletzt bei ')}.`
        : `${title}${join(' bei ', employer.name)}${join(' mit Praxis in ', things)}.`,
    skills: (names) => `Praxis mit ${names}.`,
    certificates: (names) => `Zertifikate: ${names}.`,
    aim: (role) => `Angestrebte Stelle: ${role}.`,
  },
  fr: {
    and: 'et',
    first: (title, years, employer, things) =>
      `${title}${years > 0 ? `, ${years} ans d’expérience professionnelle` : ''}${atLatest(employer, ', actuellement chez ', ', précédemment chez ')}` +
      `${join('. Pratique professionnelle : ', things)}.`,
    skills: (names) => `Pratique professionnelle : ${names}.`,
    certificates: (names) => `Certificats : ${names}.`,
    aim: (role) => `Poste recherché : ${role}.`,
  },
  es: {
    and: 'y',
    first: (title, years, employer, things) =>
      years > 0
        ? `${title} con ${years} años de experiencia laboral${atLatest(employer, ', actualmente en ', ', anteriormente en ')}${join(': ', things)}.`
        : `${title}${join(' en ', employer.name)}${join(', con experiencia en ', things)}.`,
    skills: (names) => `Experiencia práctica: ${names}.`,
    certificates: (names) => `Certificados: ${names}.`,
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

/** Titles from the beginning of a career: where the latest title cannot be told, none of these may stand for it. */
const lesser =
  /\b(?:apprentice|assistant|graduate|intern|junior|student|trainee)\b|azubi|praktikant|stagiaire|becari[oa]/i;

/** The sentences that a summary can be composed of, each with what supports it. */
interface SummaryFacts {
  first: FactText;
  best: FactText | undefined;
  certificates: FactText | undefined;
  aim: FactText | undefined;
}

/** A summary for a resume that has none, composed of facts alone. Undefined where the resume names neither a position nor a degree. */
export function writeSummary(input: SummaryInput): FactText | undefined {
  const facts = factsFor(input, () => true);
  if (facts === undefined) return undefined;
  const { first, best, certificates, aim } = facts;
  const told = [first, best, certificates].flatMap((fact) => fact ?? []);
  return together(aim !== undefined && told.length < 3 ? [...told, aim] : told);
}

const together = (facts: readonly FactText[]): FactText => ({
  text: facts.map(({ text }) => text.replace(/\.\.$/, '.')).join(' '),
  pointers: facts.flatMap(({ pointers }) => pointers),
  requirements: facts.flatMap(({ requirements }) => requirements),
});

/**
 * Title and years with what the ad asks for and the work shows (as far as `isNew` says so), the best result, the certificates asked for, and what is sought
 * where that is another job.
 */
function factsFor(
  { resume: printed, map, posting, relevance, title: fit, language, today }: SummaryInput,
  isNew: (thing: ShownThing) => boolean,
): SummaryFacts | undefined {
  const resume = quietNames(printed);
  const voice = voices[language];
  const work = resume.work ?? [];
  const at = work.findIndex(
    ({ position }, index) => spokenTitle(position) !== undefined && (index === 0 || !lesser.test(position ?? '')),
  );
  const title = spokenTitle(work[at]?.position) ?? graduateTitle(resume);
  if (voice === undefined || title === undefined) return undefined;
  const years = statedYears(resume, today);
  const shown = shownThings(resume, map, posting).filter(isNew).slice(0, mostNamed);
  const things = shown.length >= fewestNamed ? shown : [];
  const named = (items: readonly ShownThing[]): string =>
    listed(
      items.map(({ name }) => name),
      voice.and,
    );
  const certificates = askedCertificates(resume, map).filter(isNew);
  const best = language === 'en' ? bestResult(resume, relevance) : undefined;
  const role = fit.similarity >= sameWork || posting.language !== language ? undefined : spokenRole(posting.title);
  const latest = { name: spokenName(work[at]?.name) ?? '', present: isCurrent(work[at]) };
  const fact = (text: string, pointers: string[], items: readonly ShownThing[] = []): FactText => ({
    text,
    pointers: [...pointers, ...items.flatMap(({ evidence }) => evidence.pointers.slice(0, 1))],
    requirements: items.map(({ evidence }) => evidence.requirement.id),
  });
  return {
    first: fact(
      voice.first(title, years >= 2 ? years : 0, latest, named(things)),
      at < 0 ? ['/education/0'] : [`/work/${at}`],
      things,
    ),
    best: best && fact(`${best.text}.`, [best.pointer]),
    certificates:
      certificates.length === 0 ? undefined : fact(voice.certificates(named(certificates)), [], certificates),
    aim: role === undefined ? undefined : fact(voice.aim(role), []),
  };
}

const isCurrent = (entry: { startDate?: string | undefined; endDate?: string | undefined } | undefined): boolean =>
  entry?.startDate !== undefined && entry.endDate === undefined;

/** What somebody is who has held no position: their degree. */
const graduateTitle = ({ education = [] }: JsonResume): string | undefined => {
  const [{ studyType, area } = {}] = education;
  const degree = [studyType, area].filter((part) => part !== undefined && part !== '').join(', ');
  return degree === '' || degree.length > 80 ? undefined : degree;
};

/** The certificates and licences that the ad asks for, by their names in the resume. */
function askedCertificates(resume: JsonResume, map: EvidenceMap): ShownThing[] {
  const found = new Map<string, ShownThing>();
  for (const evidence of map.filter(({ kind }) => kind === 'shown')) {
    const pointer = evidence.pointers.find((each) => each.startsWith('/certificates/'));
    const name = pointer === undefined ? '' : stringsOf(valueAt(resume, pointer)).join(' ').trim();
    if (name.length > 2 && name.length <= 50 && !/[,;|:]/.test(name)) found.set(name, { name, evidence });
  }
  return [...found.values()].slice(0, mostCertificates);
}

const mostCertificates = 2;

/** A summary that names this many of the things that are asked for and shown needs no more of them. */
const enoughNamed = 3;
/** One thing alone makes no sentence. */
const fewestNamed = 2;
const mostNamed = 5;

/** A summary of fewer words, without a figure or a word of years or experience, says little about anybody. */
const fewWords = 40;
const saysSomething =
  /\d|\b(?:years?|experienced?|decades?|qualified|certified)\b|jahre|erfahr|\bans\b|expérience|años|experiencia/i;

/**
 * The person's own summary, with what the ad asks for and it does not name: one more sentence, or, where it is short and without any figure, the facts before
 * it. Undefined where it names enough, or there is nothing more to name.
 */
export function extendSummary(input: SummaryInput): FactText | undefined {
  const { map, posting, language } = input;
  const resume = quietNames(input.resume);
  const own = resume.basics?.summary?.trim() ?? '';
  const voice = voices[language];
  if (own === '' || voice === undefined) return undefined;
  const mentioned = new Set(findSkills(own, { list: true }).map(({ skill }) => skill));
  const isNew = ({ name, evidence }: ShownThing): boolean =>
    !mentioned.has(evidence.requirement.skill ?? '') && !own.toLowerCase().includes(name.toLowerCase());
  const whole = capitalized(own.replace(/[^.!?]$/, (last) => `${last}.`));
  if (!saysSomething.test(own) && own.split(/\s+/).length < fewWords) {
    const facts = factsFor(input, isNew);
    const told = [facts?.first, facts?.best, facts?.certificates].flatMap((fact) => fact ?? []);
    if (facts !== undefined && (told.length > 1 || !own.includes(spokenTitle(resume.work?.[0]?.position) ?? own)))
      return together([...told, { text: whole, pointers: ['/basics/summary'], requirements: [] }]);
  }
  const things = shownThings(resume, map, posting);
  const more = things.filter(isNew);
  const named = things.length - more.length;
  const added = more.slice(0, mostNamed - 1 - named);
  if (named >= enoughNamed || added.length < fewestNamed) return undefined;
  const names = listed(
    added.map(({ name }) => name),
    voice.and,
  );
  return {
    text: `${whole} ${voice.skills(names)}`,
    pointers: ['/basics/summary', ...added.flatMap(({ evidence }) => evidence.pointers.slice(0, 1))],
    requirements: added.map(({ evidence }) => evidence.requirement.id),
  };
}

/** A result that is measured says more than a number of things. */
const measured = /\d\s?%|\bpercent\b|[$€£]\s?\d|\bfrom \d.* to \d/i;
const counted = /\d\s?(?:%|\+|x\b|million|k\b)|[$€£]\s?\d|\bfrom \d.* to \d/i;

/** The most relevant line with a result that reads as a sentence, a newer one before an older. */
function bestResult(resume: JsonResume, relevance: Relevance): { text: string; pointer: string } | undefined {
  const lines = (resume.work ?? []).flatMap((entry, index) =>
    (entry.highlights ?? []).map((line, place) => ({ line, pointer: `/work/${index}/highlights/${place}`, index })),
  );
  return lines
    .filter(({ line }) => startsInPast(line) && !tellsOfPart(line))
    .flatMap(({ line, pointer, index }) => {
      const text = quotable(line);
      if (text === undefined || !counted.test(text)) return [];
      // A number alone is no result: of what the ad does not ask, only what was measured is told.
      if (!measured.test(text) && (relevance.get(pointer)?.score ?? 0) === 0) return [];
      const worth = (relevance.get(pointer)?.score ?? 0) + (measured.test(text) ? 0.5 : 0) - index * 0.2;
      return [{ text, pointer, worth }];
    })
    .toSorted((a, b) => b.worth - a.worth)[0];
}
