import { skillByName } from '../lexicon/skills/lexicon.ts';
import type { EvidenceMap } from '../matching/evidence/evidence-map.ts';
import type { Posting, Requirement } from '../posting/posting.ts';
import type { Language } from '../language/languages.ts';
import { hashOf } from './hash.ts';
import { askedName } from './skill-phrases.ts';
import type { MissingQuestion } from './tailoring.ts';

/** Asks for a tool that is usual for a title that was held. */
type UsualVoice = (what: string, title: string) => string;

/** A `field` is a skill that may not be a tool or product: "data analysis", "Maintenance"; a `phrase` is one that no lexicon has, in the ad's own words. */
type Voice = Record<
  Requirement['kind'] | 'field' | 'phrase',
  readonly [(what: string) => string, ...((what: string) => string)[]]
>;

const english: Voice = {
  skill: [
    (what) => `Have you used ${what}? Where, and what for?`,
    (what) => `Have you worked with ${what}? In which position, and what did you do with it?`,
  ],
  field: [
    (what) => `Do you have experience with ${what}? Where did you gain it?`,
    (what) => `Do you have experience with ${what}? In which position, and what came of it?`,
  ],
  phrase: [(what) => `The ad asks for “${what}”. Which part of your work shows it?`],
  duty: [(what) => `The ad asks for this: “${what}”. Have you done it? Where, and what came of it?`],
  experience: [(what) => `The ad asks for “${what}”. Which of your positions shows that?`],
  degree: [(what) => `The ad asks for “${what}”. Do you hold it, or are you working towards it?`],
  licence: [(what) => `The ad asks for “${what}”. Do you hold it? Since when?`],
  language: [(what) => `The ad asks for ${what}. How well do you speak and write it?`],
};

const german: Voice = {
  skill: [(what) => `Haben Sie schon mit ${what} gearbeitet? Wo, und wofür?`],
  field: [(what) => `Haben Sie Erfahrung in ${what}? Wo haben Sie sie gesammelt?`],
  phrase: [(what) => `Die Anzeige verlangt „${what}“. Was in Ihrer Arbeit zeigt das?`],
  duty: [(what) => `Die Anzeige verlangt: „${what}“. Haben Sie das schon gemacht? Wo, und mit welchem Ergebnis?`],
  experience: [(what) => `Die Anzeige verlangt „${what}“. Welche Ihrer Stellen zeigt das?`],
  degree: [(what) => `Die Anzeige verlangt „${what}“. Haben Sie diesen Abschluss, oder arbeiten Sie darauf hin?`],
  licence: [(what) => `Die Anzeige verlangt „${what}“. Besitzen Sie das? Seit wann?`],
  language: [(what) => `Die Anzeige verlangt ${what}. Wie gut sprechen und schreiben Sie es?`],
};

const french: Voice = {
  skill: [(what) => `Avez-vous déjà travaillé avec ${what} ? Où, et pour quoi faire ?`],
  field: [(what) => `Avez-vous une expérience dans ce domaine : ${what} ? Où l’avez-vous acquise ?`],
  phrase: [(what) => `L’annonce demande « ${what} ». Qu’est-ce qui le montre dans votre travail ?`],
  duty: [(what) => `L’annonce demande : « ${what} ». L’avez-vous déjà fait ? Où, et avec quel résultat ?`],
  experience: [(what) => `L’annonce demande « ${what} ». Lequel de vos postes le montre ?`],
  degree: [(what) => `L’annonce demande « ${what} ». Avez-vous ce diplôme, ou le préparez-vous ?`],
  licence: [(what) => `L’annonce demande « ${what} ». L’avez-vous ? Depuis quand ?`],
  language: [(what) => `L’annonce demande : ${what}. Quel est votre niveau à l’oral et à l’écrit ?`],
};

const spanish: Voice = {
  skill: [(what) => `¿Ha trabajado con ${what}? ¿Dónde y para qué?`],
  field: [(what) => `¿Tiene experiencia en ${what}? ¿Dónde la adquirió?`],
  phrase: [(what) => `El anuncio pide «${what}». ¿Qué parte de su trabajo lo demuestra?`],
  duty: [(what) => `El anuncio pide: «${what}». ¿Lo ha hecho? ¿Dónde y con qué resultado?`],
  experience: [(what) => `El anuncio pide «${what}». ¿Cuál de sus puestos lo demuestra?`],
  degree: [(what) => `El anuncio pide «${what}». ¿Tiene ese título o lo está cursando?`],
  licence: [(what) => `El anuncio pide «${what}». ¿Lo tiene? ¿Desde cuándo?`],
  language: [(what) => `El anuncio pide ${what}. ¿Qué nivel tiene al hablar y al escribir?`],
};

const voices: Partial<Record<Language, Voice>> = { de: german, fr: french, es: spanish };

const usualInEnglish: UsualVoice = (what, title) =>
  `Many people who work as “${title}” use ${what}. Have you? Where, and what for?`;
const usualVoices: Partial<Record<Language, UsualVoice>> = {
  de: (what, title) => `Viele arbeiten als „${title}“ mit ${what}. Sie auch? Wo, und wofür?`,
  fr: (what, title) => `Au poste de « ${title} », beaucoup utilisent ${what}. Vous aussi ? Où, et pour quoi faire ?`,
  es: (what, title) => `En el puesto de «${title}» muchos usan ${what}. ¿Usted también? ¿Dónde y para qué?`,
};

const shortened = (text: string): string => {
  const plain = text
    .replace(/^(?:if you (?:are|have)|you (?:are|have|will have)|must have|we are looking for|ability to have)\s+/i, '')
    .replace(/\s+/g, ' ')
    .replace(/[.;:,\s]+$/, '')
    .trim();
  return plain.length <= 160 ? plain : `${plain.slice(0, 160).replace(/\s\S*$/, '')} …`;
};

/** The most questions that are asked for one job. */
const mostQuestions = 8;

/** "Core Data", "SAP": the name of a thing, which one has used or not. */
const isProperName = (text: string): boolean =>
  text.split(' ').every((word) => /^(?:\p{Lu}|\d|and$|of$|&$)/u.test(word)) && text.split(' ').length <= 4;

/** A word or two of everyday speech ("quality", "new features") are not something to ask about. */
const isTooVague = (requirement: Requirement, what: string): boolean =>
  (requirement.kind === 'skill' || requirement.kind === 'experience') &&
  !/[\p{Lu}\d]/u.test(what) &&
  what.split(' ').length <= 2;

function questionKind(requirement: Requirement, name: string | undefined, what: string): keyof Voice {
  if (requirement.kind !== 'skill') return requirement.kind;
  if (name !== undefined) return /^\p{L}\p{Ll}*(?: \p{Ll}+)*$/u.test(name) ? 'field' : 'skill';
  return isProperName(what) ? 'skill' : 'phrase';
}

/**
 * What the ad asks for and the resume does not show, as questions to the person: must before nice, what a title held makes likely before the rest, known skills
 * before phrases, then by weight; at most eight. `usual` are the skills that are usual for a title held, with the title: they are likely and so asked for, but
 * nothing shows them, and they count for nothing.
 */
export function missingQuestions(
  map: EvidenceMap,
  posting: Posting,
  language: Language,
  usual: ReadonlyMap<string, string> = new Map(),
): MissingQuestion[] {
  const voice = voices[language] ?? english;
  const usualVoice = usualVoices[language] ?? usualInEnglish;
  const isUsual = ({ skill }: Requirement): boolean => skill !== undefined && usual.has(skill);
  const asked = new Set<string>();
  return (
    map
      .filter(({ kind }) => kind === 'missing' || kind === 'related')
      .map(({ requirement }) => requirement)
      // Nobody could answer whether they are tactful with a place and a date.
      .filter(({ skill }) => skill === undefined || skillByName(skill)?.family !== 'soft skills')
      .toSorted(
        (a, b) =>
          Number(b.must) - Number(a.must) ||
          Number(isUsual(b)) - Number(isUsual(a)) ||
          Number(b.skill !== undefined) - Number(a.skill !== undefined) ||
          b.weight - a.weight,
      )
      .flatMap((requirement) => {
        const isSkill = requirement.skill !== undefined && requirement.kind !== 'language';
        const name = isSkill ? askedName(requirement.skill ?? '', posting) : undefined;
        const what = name ?? shortened(requirement.text);
        if (what === '' || asked.has(what.toLowerCase())) return [];
        if (name === undefined && isTooVague(requirement, what)) return [];
        asked.add(what.toLowerCase());
        const title = isSkill ? usual.get(requirement.skill ?? '') : undefined;
        if (title !== undefined)
          return [{ requirement: requirement.id, text: usualVoice(what, title), must: requirement.must }];
        const options = voice[questionKind(requirement, name, what)];
        const word = options[hashOf(what) % options.length] ?? options[0];
        return [{ requirement: requirement.id, text: word(what), must: requirement.must }];
      })
      .slice(0, mostQuestions)
  );
}
