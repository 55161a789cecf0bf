import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An invented person's profile as LinkedIn holds it, and the form it's written in. */
export interface Person {
  id: string;
  form: 'pdf' | 'pasted' | 'zip';
  /** Rules are made by those of `learn`; `report` is measured. */
  set: 'learn' | 'report';
  lang?: 'en' | 'de' | 'fr' | 'es';
  name: string;
  headline: string;
  place: string;
  address: string;
  about: string;
  work: Position[];
  education: { school: string; degree: string; field: string; start: string; end: string }[];
  skills: string[];
  languages: [string, string][];
  certificates: [name: string, issuer?: string, date?: string][];
  awards?: string[];
  publications?: string[];
  projects?: [string, string][];
  target: { role: string; industry: string; seniority: string };
}

export interface Position {
  title: string;
  company: string;
  type?: string;
  start: string;
  end?: string;
  place: string;
  text: string[];
}

const folder = join(import.meta.dirname, '../../fixtures/linkedin');

const peopleIn = (file: string): Person[] => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Person[];

/** The invented people of `test/fixtures/linkedin`. */
export const people = (): Person[] => peopleIn('people.json');

/** Twelve more, with the weak wordings that people write. */
export const morePeople = (): Person[] => peopleIn('more-people.json');

const names = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};
const short = {
  en: names.en.map((name) => name.slice(0, 3)),
  de: names.de.map((name) => (name.length > 4 ? `${name.slice(0, 3)}.` : name)),
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  es: ['ene.', 'feb.', 'mar.', 'abr.', 'may.', 'jun.', 'jul.', 'ago.', 'sept.', 'oct.', 'nov.', 'dic.'],
};

/** "2020-03" as "March 2020", or "Mar 2020". */
export function dateOf(date: string, { lang = 'en' }: Person, form: 'long' | 'short'): string {
  const [year = '', month] = date.split('-');
  const word = month === undefined ? undefined : (form === 'long' ? names : short)[lang][Number(month) - 1];
  if (word === undefined) return year;
  return lang === 'es' && form === 'long' ? `${word} de ${year}` : `${word} ${year}`;
}

export const presentWord = { en: 'Present', de: 'Heute', fr: 'aujourd’hui', es: 'actualidad' } as const;

const units = {
  en: [
    ['year', 'years', 'yr', 'yrs'],
    ['month', 'months', 'mo', 'mos'],
  ],
  de: [
    ['Jahr', 'Jahre', 'J.', 'Jahre'],
    ['Monat', 'Monate', 'Monat', 'Monate'],
  ],
  fr: [
    ['an', 'ans', 'an', 'ans'],
    ['mois', 'mois', 'mois', 'mois'],
  ],
  es: [
    ['año', 'años', 'año', 'años'],
    ['mes', 'meses', 'mes', 'meses'],
  ],
} as const;

/** What LinkedIn counts between two months, both included, up to November 2026. */
export function lengthOf(
  start: string,
  end: string | undefined,
  { lang = 'en' }: Person,
  form: 'long' | 'short',
): string {
  const month = (date: string): number => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7) || '1');
  const months = month(end ?? '2026-11') - month(start) + 1;
  const at = form === 'long' ? 0 : 2;
  const said = (count: number, words: readonly string[]): string[] =>
    count === 0 ? [] : [`${count} ${words[count === 1 ? at : at + 1] ?? ''}`];
  return [...said(Math.floor(months / 12), units[lang][0]), ...said(months % 12, units[lang][1])].join(' ');
}

/** Positions that follow each other at one employer. */
export function byCompany(work: readonly Position[]): Position[][] {
  const groups: Position[][] = [];
  for (const position of work) {
    const last = groups.at(-1);
    if (last?.[0]?.company === position.company) last.push(position);
    else groups.push([position]);
  }
  return groups;
}

/** How long the positions of one employer lasted together. */
export const totalOf = (group: readonly Position[], person: Person, form: 'long' | 'short'): string =>
  lengthOf(group.at(-1)?.start ?? '', group[0]?.end, person, form);
