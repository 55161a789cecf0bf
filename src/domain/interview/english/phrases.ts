import type { OwnLine } from '../material/own-lines.ts';
import type { Post } from '../material/posts.ts';
import { verbOfGerund } from '../../language/english-verbs.ts';
import probes from '../../words/interview/english-probes.json' with { type: 'json' };
import { quotable } from '../../resume/telling/first-person.ts';
import { entriesOf } from '../../words/word-table.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "At Meyer & Co", "As Office Administrator": where a statement was done, to open a sentence; empty where the resume names nothing. */
export function where({ kind, title, place, present }: Post): string {
  if (kind === 'project') return place === undefined ? 'In one of your projects' : `In your project ${place}`;
  if (kind === 'volunteer') return place === undefined ? 'As a volunteer' : `As a volunteer at ${place}`;
  if (place !== undefined) return `At ${place}`;
  if (title !== undefined) return `${present ? 'In your current role as' : 'As'} ${title}`;
  return present ? 'In your current job' : 'In one of your jobs';
}

/** The same inside a sentence: "at Meyer & Co". */
export const inPost = (post: Post | undefined): string => {
  const text = post === undefined ? 'in your last job' : where(post).replace(/^As (?!a volunteer)/, 'In your time as ');
  return text.charAt(0).toLowerCase() + text.slice(1);
};

/** What somebody held, for a sentence: "Office Administrator at Contoso". */
export const heldAs = ({ title, place }: Post): string =>
  title !== undefined && place !== undefined ? `${title} at ${place}` : (title ?? place ?? 'your last job');

/** "as Office Administrator at Contoso", "at Contoso". */
export const worked = ({ title, place }: Post): string =>
  title === undefined
    ? `at ${place ?? 'your last employer'}`
    : `as ${title}${place === undefined ? '' : ` at ${place}`}`;

/** "At Meyer & Co, you cut month-end close from 10 days to 4." Undefined where the statement cannot be said so. */
export const toldSentence = ({ told, post }: OwnLine): string | undefined =>
  told === undefined ? undefined : isNameless(post) ? `${capital(told)}.` : `${where(post)}, ${told}.`;

/** An old job that the resume gives neither a title nor a name. */
const isNameless = ({ kind, title, place, present }: Post): boolean =>
  kind === 'work' && title === undefined && place === undefined && !present;

const longestQuote = 150;

/** The statement as a quotation, where it is short enough. */
export const quotedSentence = ({ text }: OwnLine): string | undefined =>
  text.length > longestQuote || quotable(text) === undefined || !/^[\p{Lu}\d]/u.test(text)
    ? undefined
    : `Your resume says: “${text.replace(/[.;,\s]+$/, '')}.”`;

/** What the person did in their own words, told or quoted. */
export const recalled = (line: OwnLine | undefined): string | undefined =>
  line === undefined ? undefined : (toldSentence(line) ?? includedSentence(line) ?? quotedSentence(line));

/** "Reviewing invoices and clearing discrepancies" as what the work included. */
function includedSentence({ text, post }: OwnLine): string | undefined {
  const plain = text.replace(/[.;,\s]+$/, '');
  const first = /^(\p{Lu}\p{Ll}+ing) (?=[\p{Ll}\d])/u.exec(plain)?.[1];
  if (first === undefined || verbOfGerund(first) === undefined) return undefined;
  if (plain.length > longestQuote || /[.;:!?]\s/.test(plain)) return undefined;
  return `${where(post)}, your work included ${plain.charAt(0).toLowerCase()}${plain.slice(1)}.`;
}

const probesOf = (group: string): ReadonlyMap<string, readonly string[]> =>
  new Map(entriesOf(probes, group).map(({ head, columns }) => [head, columns.map((items) => items.join(', '))]));
const ofSkill = probesOf('skills');
const ofFamily = probesOf('families');

/** What somebody of the trade asks next about a skill, the most particular first. */
export const probesFor = (skill: string | undefined, family: string | undefined): readonly string[] => [
  ...(ofSkill.get(skill ?? '') ?? []),
  ...(ofFamily.get(family ?? '') ?? []),
];

/** What people of all trades ask. */
export const allProbes = (): string[] => [...ofSkill.values(), ...ofFamily.values()].flat();

/** "a, b and c". */
export const andList = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** "seven months", "a year", "about two years". */
export function howLong(months: number): string {
  const small = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
  if (months < 12) return `${small[months] ?? months} months`;
  const years = Math.round(months / 12);
  return years === 1 ? 'about a year' : `about ${small[years] ?? years} years`;
}
