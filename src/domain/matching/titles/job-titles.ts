import words from '../../words/matching/job-titles.json' with { type: 'json' };
import { entriesOf, headsOf, patternOf } from '../../words/word-table.ts';
import { conceptsOf, type Concept } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import {
  occupationLikeness,
  occupationsOf,
  titleStem,
  type Occupations,
} from '../../lexicon/occupations/occupations.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import type { Seniority } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import { stem } from '../../language/stem.ts';
import { stopWords } from '../../language/stop-words.ts';
import { foldAccents, tokenise } from '../../language/tokenise.ts';

/** Words by the role that they name. */
const readRoles = (group: 'roles' | 'roles in English'): [string, string][] =>
  entriesOf(words, group).flatMap(({ head, columns: [others = []] }) =>
    [head, ...others].map((word): [string, string] => [word, head]),
  );

/** Role words that name the same work; the first of each group identifies it. Other languages' words are listed with the English ones. */
const roleOf: ReadonlyMap<string, string> = new Map(readRoles('roles'));
/** A chef is a cook in English, and the head of something in French. */
const englishRoleOf: ReadonlyMap<string, string> = new Map([...roleOf, ...readRoles('roles in English')]);

const rolesIn = (language: Language): ReadonlyMap<string, string> => (language === 'en' ? englishRoleOf : roleOf);

/** Roles of any occupation: whoever has been a manager has not been every manager. */
const rolesOfAnything: ReadonlySet<string> = new Set(headsOf(words, 'roles of anything'));

/** Words about rank, place and contract, which say nothing about the work. */
const rankWords = new Set(headsOf(words, 'rank, place and contract'));

/** A job title split into what is done (role) and in what field. */
export interface JobTitle {
  roles: ReadonlySet<string>;
  field: ReadonlySet<string>;
  /** The field's words one by one, each with everything it may mean. */
  fields: readonly Concept[];
  /** What occupations it may name. */
  occupations: Occupations;
  /** The skills it names, for comparison across languages: a nurse is an infirmière. */
  skills?: ReadonlySet<string>;
}

/** The words of a job title, lower case, without accents; those of rank, place and contract are left out. */
export function titleWords(title: string, language: Language): string[] {
  const stops = stopWords(language);
  return tokenise(title.replace(/\((?:[mwfdhx][/|*,. ]*)+\)/gi, ' ').replace(/\s(?:job in|\||@)\s.*$/i, ''))
    .map((token) => foldAccents(token.key))
    .filter((word) => !rankWords.has(word) && !stops.has(word) && !/^\d/.test(word))
    .flatMap((word) => partsOf(word, language));
}

/** Splits a job title, for comparison with one in `otherLanguage`. */
export function readJobTitle(title: string, language: Language, otherLanguage: Language = language): JobTitle {
  const words = titleWords(title, language);
  const known = rolesIn(language);
  const read = words.map((word) => ({ word, role: known.get(word) }));
  const fields = read.flatMap(({ word, role }) => (role === undefined ? conceptsOf(word, language) : []));
  const distinct = new Map(fields.map((concept) => [concept[0], concept]));
  const parts = {
    roles: new Set(read.flatMap(({ role }) => role ?? [])),
    field: new Set(fields.flat()),
    fields: [...distinct.values()],
    occupations: occupationsOf(read.flatMap(({ word, role }) => titleConcepts(word, role, language))),
  };
  if (language === otherLanguage) return parts;
  return { ...parts, skills: new Set(findSkills(title, { list: true, language }).map(({ skill }) => skill)) };
}

/** What a word of a title may mean; one of another language may also mean the role that it names: a "comptable" is an accountant. */
function titleConcepts(word: string, role: string | undefined, language: Language): readonly Concept[] {
  if (language === 'en') return [[titleStem(word)]];
  const means = conceptsOf(word, language);
  return role === undefined ? means : means.map((concept) => [...concept, stem(role, 'en')]);
}

/** Role words that end a compound: "Lagerleiter", "Softwareentwicklerin", "vrachtwagenchauffeur". */
const compoundEnd = patternOf(
  words,
  'ends of compounds',
  '',
  (any) =>
    String.raw`^(.{3,}?)(?:s|en|n)?((?:${any})(?:in)?|(?:ontwikkelaar|chauffeur|leraar|verpleegkundige|monteur))$`,
);

/** A title's word, or the field and the role that the language joins in a compound. */
function partsOf(word: string, language: Language): string[] {
  if ((language !== 'de' && language !== 'nl') || roleOf.has(word)) return [word];
  const [, field, role] = compoundEnd.exec(word) ?? [];
  return field === undefined || role === undefined
    ? [word]
    : [field, roleOf.has(role) ? role : role.replace(/in$/, '')];
}

const overlap = (asked: ReadonlySet<string>, held: ReadonlySet<string>): number => {
  if (asked.size === 0) return held.size === 0 ? 1 : 0.7;
  let shared = 0;
  for (const word of asked) if (held.has(word)) shared += 1;
  return shared / asked.size;
};

/** The roles that say what the work is; all of them where none does. A "head chef" is a cook, whoever else is a head. */
function telling(roles: ReadonlySet<string>): ReadonlySet<string> {
  const own = new Set([...roles].filter((role) => !rolesOfAnything.has(role)));
  return own.size === 0 ? roles : own;
}

/** How occupations count beside words, 0-1. */
const occupationWorth = {
  /** From this likeness on they are one or next to each other, and the titles are at least as close. */
  nearFrom: 0.4,
  /** What the occupation counts where the words have nothing in common. */
  otherWords: 0.85,
  /** Below this one they are different, and shared words make the titles no closer than `unlike`, unless nearly all words are shared (`sameWords`). */
  unlikeBelow: 0.3,
  unlike: 0.3,
  sameWords: 0.8,
} as const;

/**
 * How close two job titles are, 0-1: by their words, and by the occupations that they name where these are known. Titles of one occupation are close whatever
 * their words ("Bookkeeper", "Accounts Clerk"), and those of different ones are not, whatever word they share ("Sales Engineer", "Software Engineer").
 */
export function titleSimilarity(asked: JobTitle, held: JobTitle): number {
  if (asked.roles.size + asked.field.size === 0 || held.roles.size + held.field.size === 0) return 0;
  const byWords = wordSimilarity(asked, held);
  const likeness = occupationLikeness(asked.occupations, held.occupations);
  const { nearFrom, otherWords, unlikeBelow, unlike, sameWords } = occupationWorth;
  if (likeness === undefined || byWords >= sameWords) return byWords;
  if (likeness >= nearFrom) return Math.max(byWords, likeness * (otherWords + (1 - otherWords) * byWords));
  return likeness < unlikeBelow ? Math.min(byWords, unlike) : byWords;
}

/**
 * By their words, the field ("frontend", "sales") counts more than the role ("engineer", "manager"), since roles are shared by occupations that have nothing
 * else in common; without a shared field the result is at most 0.3.
 */
function wordSimilarity(asked: JobTitle, held: JobTitle): number {
  const role = asked.roles.size === 0 ? 0.5 : overlap(telling(asked.roles), held.roles);
  const known = asked.skills && held.skills && asked.skills.size > 0 ? overlap(asked.skills, held.skills) : 0;
  if (known > 0) return Math.min(1, 0.3 * role + 0.7 * known);
  if (asked.field.size === 0) {
    if (held.field.size === 0) return role;
    return [...telling(asked.roles)].every((each) => rolesOfAnything.has(each)) ? 0.3 * role : 0.85 * role;
  }
  const shared = asked.fields.filter((concept) => concept.some((stem) => held.field.has(stem))).length;
  return 0.3 * role + 0.7 * (shared / asked.fields.length) * (0.6 + 0.4 * role);
}

/**
 * The words of a work entry that may be its title: the position, or the employer where the parser mistook one for the other and only the employer contains a
 * role.
 */
export function heldTitle(
  { position, name }: { position?: string | undefined; name?: string | undefined },
  language: Language,
): string | undefined {
  const known = rolesIn(language);
  const speaksOfRole = (text: string): boolean => titleWords(text, language).some((word) => known.has(word));
  if (position !== undefined && (name === undefined || speaksOfRole(position))) return position;
  return name !== undefined && speaksOfRole(name) ? name : position;
}

/** The first that a title has a word of is its rank. */
const ranks = (
  [
    ['executive', 'executives'],
    ['director', 'directors'],
    ['manager', 'managers'],
    ['lead', 'leads'],
    ['intern', 'interns'],
    ['senior', 'seniors'],
    ['entry', 'entry level'],
  ] as const satisfies readonly [Seniority, keyof typeof words.entries][]
).map(([rank, group]) => ({ rank, pattern: patternOf(words, group, '', (any) => String.raw`\b(?:${any})\b`) }));

/** The rank that a title mentions; `mid` when it mentions none. */
export function seniorityOf(title: string): Seniority {
  const folded = foldAccents(title).replace(/\./g, '');
  return ranks.find(({ pattern }) => pattern.test(folded))?.rank ?? 'mid';
}
