import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { Language } from '#domain/language/languages.ts';
import { english } from './english.ts';
import { dutch, german } from './german-dutch.ts';
import { arabic, chinese, hebrew, japanese } from './other-scripts.ts';
import { french, italian, portuguese, spanish } from './romance.ts';
import type { Phrasebook, Trade } from './phrasebook.ts';
import { seededNumbers } from '../seeded-numbers.ts';

export interface VariedPerson {
  number: number;
  language: Language;
  resume: JsonResume;
}

/** Of twelve consecutive persons four write English, six another supported language, and one or two another script. */
const phrasebooks: Phrasebook[] = [
  [english, german, french, english, spanish, hebrew, english, portuguese, italian, english, dutch, arabic],
  [english, german, french, english, spanish, chinese, english, portuguese, german, english, french, japanese],
].flat();

function dice(seed: number) {
  const next = seededNumbers((seed + 1) * 0x9e3779b1);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length - 1)] as T;
  const some = <T>(list: readonly T[], least: number, most: number): T[] => {
    const count = Math.min(least + upTo(most - least), list.length);
    const left = [...list];
    return Array.from({ length: count }, () => left.splice(upTo(left.length - 1), 1)[0] as T);
  };
  return { upTo, pick, some, chance: (share: number): boolean => next() < share };
}
type Dice = ReturnType<typeof dice>;

const month = ({ upTo }: Dice): string => String(1 + upTo(11)).padStart(2, '0');
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[^A-Za-z]+/g, '')
    .toLowerCase();

/** Empty lists and empty texts are left out, as a careful program writes JSON Resume. */
const filled = <T extends object>(entry: T): T =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as T;

function basicsOf(die: Dice, phrasebook: Phrasebook, trade: Trade, number: number): NonNullable<JsonResume['basics']> {
  const [first, last] = [die.pick(phrasebook.first), die.pick(phrasebook.last)];
  const han = /\p{Script=Han}/u.test(first);
  const user = plain(first + last) || `person${number}`;
  const [city, region, countryCode, postalCode, address] = die.pick(phrasebook.places);
  return filled({
    name: han ? first + last : `${first} ${last}`,
    label: die.chance(0.8) ? die.pick(trade.titles) : '',
    email: `${user}@mail.example.com`,
    phone: die.chance(0.85) ? die.pick(phrasebook.phones) : '',
    url: die.chance(0.4) ? `https://${user}.example.com` : '',
    summary: die.chance(0.7)
      ? [...die.some(trade.summaries, 1, 2), ...die.some(phrasebook.praise, 1, 1)].join(' ')
      : '',
    location: filled({ address, postalCode, city, region, countryCode }),
    profiles: [
      ...(die.chance(0.7) ? [{ network: 'LinkedIn', username: user, url: `https://www.linkedin.com/in/${user}` }] : []),
      ...(die.chance(0.35) ? [{ network: 'GitHub', username: user, url: `https://github.com/${user}` }] : []),
    ],
  });
}

/** Jobs from the newest to the oldest; some are promotions at the same employer, some have only years. */
function workOf(die: Dice, phrasebook: Phrasebook, trade: Trade): NonNullable<JsonResume['work']> {
  const yearsOnly = die.chance(0.25);
  const placed = die.chance(0.6);
  const date = (year: number): string => (yearsOnly ? String(year) : `${year}-${month(die)}`);
  const count = die.pick([0, 1, 1, 2, 2, 3, 3, 3, 4, 5, 6, 8]);
  let end = 2026 - die.upTo(2);
  let employer = '';
  return Array.from({ length: count }, (_, index) => {
    const promoted = employer !== '' && die.chance(0.25);
    if (!promoted) employer = die.pick(trade.employers);
    const start = end - 1 - die.upTo(3);
    const ongoing = index === 0 && die.chance(0.6);
    const entry = {
      name: employer,
      position: die.pick(trade.titles),
      location: placed ? die.pick(phrasebook.offices) : '',
      url: !promoted && die.chance(0.15) ? `https://www.employer${die.upTo(99)}.example.com` : '',
      startDate: date(start),
      endDate: ongoing ? '' : date(end),
      summary: die.chance(0.35) ? die.pick(trade.summaries) : '',
      highlights: die.some(trade.points, die.chance(0.15) ? 0 : 1, 5),
    };
    end = start;
    return filled(entry);
  });
}

function educationOf(die: Dice, phrasebook: Phrasebook, trade: Trade): NonNullable<JsonResume['education']> {
  return Array.from({ length: die.pick([0, 1, 1, 1, 2, 2, 3]) }, (_, index) => {
    const end = 2015 - 4 * index - die.upTo(2);
    const [studyType, area] = die.pick(trade.degrees);
    const form = die.upTo(2);
    return filled({
      institution: die.pick(phrasebook.schools),
      studyType,
      area,
      startDate: form === 0 ? '' : form === 1 ? String(end - 3) : `${end - 3}-09`,
      endDate: form < 2 ? String(end) : `${end}-06`,
      score: die.chance(0.4) ? die.pick(phrasebook.grades) : '',
      courses: die.chance(0.3) ? die.some(phrasebook.courses, 2, 3) : [],
    });
  });
}

function listsOf(die: Dice, phrasebook: Phrasebook, trade: Trade): Omit<JsonResume, 'basics' | 'work' | 'education'> {
  const site = (): string => `https://site${die.upTo(99)}.example.com/p/${die.upTo(999)}`;
  const day = (): string => die.pick([`${2010 + die.upTo(14)}`, `${2010 + die.upTo(14)}-${month(die)}`]);
  const bare = die.chance(0.3);
  const often = (share: number, most: number): number => (die.chance(share) ? 1 + die.upTo(most - 1) : 0);
  const groups = die.chance(0.9) ? die.some(trade.skills, 1, 4) : [];
  return {
    skills: bare
      ? groups.flatMap(([, words]) => words.map((name) => ({ name })))
      : groups.map(([name, keywords]) => ({ name, keywords })),
    projects: die.some(trade.projects, often(0.5, 3), 3).map(([name, description]) => {
      const start = 2012 + die.upTo(10);
      const dated = die.chance(0.7);
      return filled({
        name,
        description: die.chance(0.85) ? description : '',
        highlights: die.chance(0.4) ? die.some(trade.points, 1, 2) : [],
        keywords: die.chance(0.4) ? (trade.skills[0]?.[1] ?? []).slice(0, 3) : [],
        startDate: dated ? `${start}-${month(die)}` : '',
        endDate: dated ? `${start + 1}-${month(die)}` : '',
        url: die.chance(0.5) ? site() : '',
      });
    }),
    certificates: die
      .some(trade.certificates, often(0.6, 3), 3)
      .map(([name, issuer]) =>
        filled({ name, issuer, date: die.chance(0.8) ? day() : '', url: die.chance(0.3) ? site() : '' }),
      ),
    awards: die.some(trade.awards, often(0.45, 2), 3).map(([title, awarder]) =>
      filled({
        title,
        awarder,
        date: die.chance(0.8) ? day() : '',
        summary: die.chance(0.3) ? die.pick(phrasebook.praise) : '',
      }),
    ),
    publications: die.some(trade.publications, often(0.35, 2), 3).map(([name, publisher]) =>
      filled({
        name,
        publisher,
        releaseDate: die.chance(0.85) ? day() : '',
        url: die.chance(0.5) ? site() : '',
        summary: die.chance(0.3) ? die.pick(trade.summaries) : '',
      }),
    ),
    volunteer: die.some(phrasebook.charities, often(0.45, 2), 3).map((organization) => {
      const start = 2011 + die.upTo(11);
      return filled({
        organization,
        position: die.pick(phrasebook.volunteering),
        url: die.chance(0.3) ? site() : '',
        startDate: `${start}-${month(die)}`,
        endDate: die.chance(0.5) ? `${start + 2}-${month(die)}` : '',
        summary: die.chance(0.3) ? die.pick(trade.summaries) : '',
        highlights: die.chance(0.4) ? die.some(trade.points, 1, 2) : [],
      });
    }),
    languages: die
      .some(phrasebook.spoken, often(0.8, 4), 4)
      .map((language) => filled({ language, fluency: die.chance(0.85) ? die.pick(phrasebook.fluencies) : '' })),
    interests: die
      .some(phrasebook.interests, often(0.4, 4), 4)
      .map((name, index) =>
        index === 0 && die.chance(0.2) ? { name, keywords: phrasebook.interests.slice(-2) } : { name },
      ),
    references: die.chance(0.15)
      ? [{ name: `${die.pick(phrasebook.first)} ${die.pick(phrasebook.last)}`, reference: die.pick(phrasebook.praise) }]
      : [],
  };
}

/** An invented person's resume, always the same for a number; any two differ in language, occupation, length or form. */
export function variedPerson(number: number, spoken: readonly Phrasebook[] = phrasebooks): VariedPerson {
  const die = dice(number);
  const phrasebook = spoken[number % spoken.length] as Phrasebook;
  const trade = die.pick(phrasebook.trades);
  const resume = {
    basics: basicsOf(die, phrasebook, trade, number),
    work: workOf(die, phrasebook, trade),
    education: educationOf(die, phrasebook, trade),
    ...listsOf(die, phrasebook, trade),
  };
  return { number, language: phrasebook.language, resume: filled(resume) };
}
