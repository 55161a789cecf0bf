import type { Language } from '../../language/languages.ts';
import { spokenTitle } from '../../resume/telling/spoken-names.ts';

/** How somebody who speaks of themselves says the facts of a profile, in one language. */
export interface Voice {
  and: string;
  /** Who I am and where; the employer is empty and the years are 0 where unknown. */
  opening(title: string, employer: string, present: boolean, years: number): string;
  /** What stands before "I …"; absent in a language whose lines cannot be told in the first person. */
  asWhat?(title: string, employer: string): string;
  studied(degree: string, school: string): string;
  /** What somebody is who has studied, or does. */
  student(subject: string, school: string, isOver: boolean): string;
  /** Above lines that cannot be told in whole sentences. */
  results: string;
  tools(names: string): string;
  /** Beside the person's own words, or alone. */
  skills(names: string, isAdded: boolean): string;
  speaks(names: string): string;
  certificates(names: string): string;
  /** A role that was not held: with work, and without; beside the person's own words, or alone. */
  aim(role: string, employed: boolean, isAdded: boolean): string;
  aimShort(role: string): string;
  invitation(isLeading: boolean, isEntry: boolean, hasAim: boolean): string;
}

const vowel = /^(?:[aeio]|u(?!ni|s[aei]|k\b|x\b))/i;
const article = (noun: string): string => {
  const isInitials = /^[A-Z]{2,}\b/.test(noun);
  return (isInitials ? /^[AEFHILMNORSX]/.test(noun) : vowel.test(noun)) ? 'an' : 'a';
};

/** "Senior Data Engineer" inside a sentence; initials and names keep their capitals. */
export const quietTitle = (title: string): string =>
  title.replace(/(?<![\p{L}'’])\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*(?![\p{L}])/gu, (word) => word.toLowerCase());

/** Of these there is one, so no article and capitals. */
const isOffice = (title: string): boolean =>
  /^(?:chief|head of|director|vp|vice president|president|managing director|partner|ceo|cfo|cto|coo)\b/i.test(title);
const asRole = (title: string): string => (isOffice(title) ? title : `${article(title)} ${quietTitle(title)}`);
const the = (school: string): string =>
  /^University of|^College of|^Institute of/.test(school) ? `the ${school}` : school;

const elided = (word: string): string => (/^[aeiouhéèêâîôû]/i.test(word) ? `d’${word}` : `de ${word}`);

const voices: Partial<Record<Language, Voice>> = {
  en: {
    and: 'and',
    opening: (title, employer, present, years) => {
      const where = employer === '' ? '' : `${present ? ' at ' : ', most recently at '}${employer}`;
      const span = years > 0 ? `${present || where === '' ? ' with' : ', with'} ${years} years of work experience` : '';
      return `I’m ${asRole(title)}${where}${span}.`;
    },
    studied: (degree, school) => `I have ${article(degree)} ${degree} from ${the(school)}.`,
    student: (subject, school, isOver) => `${subject} ${isOver ? 'graduate' : 'student'}, ${school}`,
    results: 'Some of my work:',
    tools: (names) => `I work with ${names}.`,
    skills: (names, isAdded) => (isAdded ? `My skills include ${names}.` : `My work draws on ${names}.`),
    speaks: (names) => `I speak ${names}.`,
    certificates: (names) => `Certifications: ${names}.`,
    aim: (role, employed, isAdded) =>
      !employed
        ? `I’m looking for a role as ${asRole(role)}.`
        : isAdded
          ? `My next step is a role as ${asRole(role)}.`
          : `What I want next is a role as ${asRole(role)}.`,
    asWhat: (title, employer) => `As ${asRole(title)}${employer === '' ? '' : ` at ${employer}`}, `,
    aimShort: (role) => `Looking for a role as ${role}`,
    invitation: (isLeading, isEntry, hasAim) => {
      if (isEntry) return 'If your team has room for someone starting out, send me a message.';
      if (hasAim) return isLeading ? 'If you’re hiring, let’s talk.' : 'If your team needs one, send me a message.';
      return isLeading
        ? 'If you’d like to compare notes, send me a message.'
        : 'If this sounds useful to your team, send me a message.';
    },
  },
  de: {
    and: 'und',
    opening: (title, employer, present) =>
      present
        ? `Ich bin ${title}${employer === '' ? '' : ` bei ${employer}`}.`
        : `Ich war zuletzt ${title}${employer === '' ? '' : ` bei ${employer}`}.`,
    studied: (degree, school) => `Ausbildung: ${degree}, ${school}.`,
    student: (subject, school) => `${subject}, ${school}`,
    results: 'Aus meiner Arbeit:',
    tools: (names) => `Ich arbeite mit ${names}.`,
    skills: (names) => `Meine Kenntnisse: ${names}.`,
    speaks: (names) => `Sprachen: ${names}.`,
    certificates: (names) => `Zertifikate: ${names}.`,
    aim: (role) => `Mein nächstes Ziel: eine Stelle als ${role}.`,
    aimShort: (role) => `Gesucht: Stelle als ${role}`,
    invitation: () => 'Schreiben Sie mir gern eine Nachricht.',
  },
  fr: {
    and: 'et',
    opening: (title, employer, present) =>
      `${present ? 'Je suis' : 'J’étais dernièrement'} ${quietTitle(title)}${employer === '' ? '' : ` chez ${employer}`}.`,
    studied: (degree, school) => `Formation : ${degree}, ${school}.`,
    student: (subject, school) => `${subject}, ${school}`,
    results: 'Quelques réalisations :',
    tools: (names) => `Je travaille avec ${names}.`,
    skills: (names) => `Mes compétences : ${names}.`,
    speaks: (names) => `Langues : ${names}.`,
    certificates: (names) => `Certifications : ${names}.`,
    aim: (role) => `Mon prochain objectif : un poste ${elided(quietTitle(role))}.`,
    aimShort: (role) => `À la recherche d’un poste ${elided(role)}`,
    invitation: () => 'N’hésitez pas à m’écrire.',
  },
  es: {
    and: 'y',
    opening: (title, employer, present) =>
      `${present ? 'Soy' : 'Mi último puesto:'} ${quietTitle(title)}${employer === '' ? '' : ` en ${employer}`}.`,
    studied: (degree, school) => `Formación: ${degree}, ${school}.`,
    student: (subject, school) => `${subject}, ${school}`,
    results: 'Algunos resultados:',
    tools: (names) => `Trabajo con ${names}.`,
    skills: (names) => `Mis conocimientos: ${names}.`,
    speaks: (names) => `Idiomas: ${names}.`,
    certificates: (names) => `Certificaciones: ${names}.`,
    aim: (role) => `Mi próximo objetivo: un puesto de ${quietTitle(role)}.`,
    aimShort: (role) => `En busca de un puesto de ${role}`,
    invitation: () => 'Escríbame por aquí si quiere saber más.',
  },
};

/** How a language's profiles speak; undefined for a language that none is written in. */
export const voiceOf = (language: Language): Voice | undefined => voices[language];

/** A title as a profile's sentence uses it: the first part of what is written, or all of it where that is short. */
export const titleIn = (title: string | undefined): string | undefined =>
  spokenTitle(title) ??
  (title !== undefined && title.length <= 60 && !/[|@]/.test(title)
    ? title.split(/\s[-–—]\s|[,(]/)[0]?.trim()
    : undefined);
