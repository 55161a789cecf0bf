import words from '../../words/matching/job-titles.json' with { type: 'json' };
import { entriesOf, headsOf, patternOf } from '../../words/word-table.ts';
import { conceptsOf, type Concept } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import type { Seniority } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import { stopWords } from '../../language/stop-words.ts';
import { foldAccents, tokenise } from '../../language/tokenise.ts';

/** Role words that name the same work; the first of each group identifies it. Other languages' words are listed with the English ones. */
const roleOf: ReadonlyMap<string, string> = new Map(
  entriesOf(words, 'roles').flatMap(({ head, columns: [others = []] }) =>
    [head, ...others].map((word): [string, string] => [word, head]),
  ),
);

/** Words about rank, place and contract, which say nothing about the work. */
const rankWords = new Set(headsOf(words, 'rank, place and contract'));

/** A job title split into what is done (role) and in what field. */
export interface JobTitle {
  roles: ReadonlySet<string>;
  field: ReadonlySet<string>;
  /** The field's words one by one, each with everything it may mean. */
  fields: readonly Concept[];
  /** The skills it names, for comparison across languages: a nurse is an infirmière. */
  skills?: ReadonlySet<string>;
}

/** Splits a job title, for comparison with one in `otherLanguage`; rank, place and contract words are left out. */
export function readJobTitle(title: string, language: Language, otherLanguage: Language = language): JobTitle {
  const stops = stopWords(language);
  const words = tokenise(title.replace(/\((?:[mwfdhx][/|*,. ]*)+\)/gi, ' ').replace(/\s(?:job in|\||@)\s.*$/i, ''))
    .map((token) => foldAccents(token.key))
    .filter((word) => !rankWords.has(word) && !stops.has(word) && !/^\d/.test(word))
    .flatMap((word) => partsOf(word, language));
  const roles = words.map((word) => roleOf.get(word)).filter((role) => role !== undefined);
  const fields = words.filter((word) => !roleOf.has(word)).flatMap((word) => conceptsOf(word, language));
  const distinct = new Map(fields.map((concept) => [concept[0], concept]));
  const parts = { roles: new Set(roles), field: new Set(fields.flat()), fields: [...distinct.values()] };
  if (language === otherLanguage) return parts;
  return { ...parts, skills: new Set(findSkills(title, { list: true, language }).map(({ skill }) => skill)) };
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

/**
 * How close two job titles are, 0-1. The field ("frontend", "sales") counts more than the role ("engineer", "manager"), since roles are shared by occupations
 * that have nothing else in common; without a shared field the result is at most 0.3.
 */
export function titleSimilarity(asked: JobTitle, held: JobTitle): number {
  if (asked.roles.size + asked.field.size === 0 || held.roles.size + held.field.size === 0) return 0;
  const role = asked.roles.size === 0 ? 0.5 : overlap(asked.roles, held.roles);
  const known = asked.skills && held.skills && asked.skills.size > 0 ? overlap(asked.skills, held.skills) : 0;
  if (known > 0) return Math.min(1, 0.3 * role + 0.7 * known);
  if (asked.field.size === 0) return held.field.size === 0 ? role : 0.85 * role;
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
  const speaksOfRole = (text: string): boolean => readJobTitle(text, language).roles.size > 0;
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
