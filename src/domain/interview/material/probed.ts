import { verbOfBase, verbOfGerund, verbOfPast, type VerbForms } from '../../language/english-verbs.ts';
import words from '../../words/interview/achievement-verbs.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import type { OwnLine } from './own-lines.ts';

/** What one can ask next about a statement, by its verb and what the verb is about. */
export const probes = ['saved', 'raised', 'led', 'taught', 'tool', 'change', 'together', 'checked'] as const;
export type Probe = (typeof probes)[number];

const verbs = (group: string): ReadonlySet<string> => new Set(headsOf(words, group));
const saving = verbs('less');
const raising = verbs('raised by degrees');
const leading = verbs('people');
const teaching = verbs('taught');
const making = verbs('made');
const joining = verbs('together');
const checking = verbs('checked');
const people = verbs('who');
const learners = verbs('learners');
const others = verbs('who else');
const tools = verbs('used by others');
const changes = verbs('changes');
const groups = verbs('so many of');

/** Undefined where only a probe that fits anything will do: people, tools and changes have to be what the verb is about. */
export function probeOf({ text, figures }: Pick<OwnLine, 'text' | 'figures'>): Probe | undefined {
  const all = text.toLowerCase().match(/[\p{L}\d-]+|[,.;:]/gu) ?? [];
  const at = all.slice(0, 3).findIndex((word) => verbFormsOf(word) !== undefined);
  const verb = verbFormsOf(all[at] ?? '')?.base;
  if (verb === undefined) return undefined;
  const heads = headsOfObject(all.slice(at + 1));
  const isAbout = (names: ReadonlySet<string>): boolean => heads.some((head) => names.has(head));
  if (teaching.has(verb) && isAbout(learners)) return 'taught';
  if (leading.has(verb) && isAbout(people)) return 'led';
  if (saving.has(verb) && figures.length > 0) return 'saved';
  if (raising.has(verb) && figures.length > 0) return 'raised';
  if (fromTo.test(text)) return 'raised';
  if (making.has(verb) && isAbout(tools)) return 'tool';
  if (making.has(verb) && isAbout(changes)) return 'change';
  if (joining.has(verb) && hasOthers(all)) return 'together';
  return checking.has(verb) ? 'checked' : undefined;
}

/** "from 34.1% to 29.6%": a change, whatever its verb is. */
const fromTo = /\bfrom (?:\S+ ){0,2}\S*\d\S* (?:\S+ ){0,2}to (?:\S+ ){0,2}\S*\d/;

const verbFormsOf = (word: string): VerbForms | undefined => verbOfPast(word) ?? verbOfGerund(word) ?? verbOfBase(word);

const hasOthers = (all: readonly string[]): boolean => all.some((word) => others.has(word) || people.has(word));

const ends = new Set(
  'with to by for in on at from during through while using across into as who that which including of'.split(' '),
);
const joints = new Set(['and', ',', '&']);

/** The last noun of each thing that a verb is about: "representatives" of "the daily work of 18 service representatives". */
function headsOfObject(rest: readonly string[]): string[] {
  let from = 0;
  while (joints.has(rest[from] ?? '') || (joints.has(rest[from - 1] ?? '') && verbFormsOf(rest[from] ?? ''))) from += 1;
  const heads: string[] = [];
  let last = '';
  for (const word of rest.slice(from)) {
    if (word === 'of' && groups.has(last)) {
      // "a team of six": whoever they are.
      heads.push(last);
      last = '';
    } else if (ends.has(word) || /[.;:]/.test(word)) break;
    else if (joints.has(word)) {
      heads.push(last);
      last = '';
    } else last = word;
  }
  return [...heads, last].filter((head) => head !== '');
}
