import type { Language } from '../../language/languages.ts';
import { singular, tokenise } from '../../language/tokenise.ts';
import type { Skill } from './skill.ts';

/** What a way of writing a skill stands for. */
export interface Entry {
  readonly skill: Skill;
  /** For a short name, how many words it has: it must not be put together from pieces ("s as" is not SAS). */
  readonly words?: number;
  /** Set when only this very spelling counts, capitals included. */
  readonly exact?: string;
  /** Set when it is a common word too, and counts only where skills are spoken of. */
  readonly guarded?: boolean;
  /** Another skill whose spelling has the same key, told apart by its capitals. */
  readonly next?: Entry;
}

export interface SkillIndex {
  /** By the keys of a spelling's words put together: "front end", "front-end" and "frontend" are one. */
  readonly entries: ReadonlyMap<string, Entry>;
  readonly skills: ReadonlyMap<string, Skill>;
  /** Names of the skills, lower case, that a language has ways of its own to say. */
  readonly named: ReadonlyMap<Language, ReadonlySet<string>>;
  /** By the first {@link headLength} letters of keys, how long the longest key is that begins so. */
  readonly reach: ReadonlyMap<string, number>;
}

/** So many letters of a key tell whether it is worth to read on. */
export const headLength = 5;

/** The key of a phrase: its words' keys without spaces. */
export function phraseKey(phrase: string): { key: string; words: number } {
  const lower = phrase.toLowerCase();
  // Plain phrases, nearly all, need no tokeniser: the index is built while a page loads.
  if (/^[a-z0-9 -]+$/.test(lower)) {
    const words = lower.split(lower.includes('-') ? /[ -]/ : ' ');
    let key = '';
    for (const word of words) key += singular(word);
    return { key, words: words.length };
  }
  const tokens = tokenise(phrase);
  return { key: tokens.map((token) => token.key).join(''), words: tokens.length };
}

/** How a noun of doing is said with its verb: "project management" is also "managing projects". */
const verbForms: Record<string, string[]> = {
  management: ['manage', 'managing'],
  analysis: ['analyze', 'analyse', 'analyzing', 'analysing'],
  development: ['develop', 'developing'],
  planning: ['plan'],
  preparation: ['prepare', 'preparing'],
  testing: ['test'],
  design: ['designing'],
  maintenance: ['maintain', 'maintaining'],
  reconciliation: ['reconcile', 'reconciling'],
  reporting: ['report'],
  processing: ['process'],
  coordination: ['coordinate', 'coordinating'],
  negotiation: ['negotiate', 'negotiating'],
  monitoring: ['monitor'],
  review: ['reviewing'],
  administration: ['administer', 'administering'],
  installation: ['install', 'installing'],
  inspection: ['inspect', 'inspecting'],
  documentation: ['document', 'documenting'],
};

/** What phrases stand for that hold a skill's name and are none ("reporting to"). */
export const noSkill: Skill = { name: '', family: '', professions: [] };

export interface SkillTables {
  tables: readonly string[];
  translations: readonly (readonly [Language, string])[];
  notSkills: string;
}

/**
 * Reads skill tables. A line `# family: profession, profession` opens a family; each further line is
 * `Name|other way, another`. A way (or name) written with `=` before it counts in this spelling alone; with `?` it is
 * a common word too, counts in this spelling alone, and only where skills are spoken of. A line that begins with a
 * space is a narrower skill of the line above it: who shows VMware shows virtualization.
 * Translation tables have the same lines without families, and add ways to skills of the other tables.
 */
export function buildIndex({ tables, translations, notSkills }: SkillTables): SkillIndex {
  const entries = new Map<string, Entry>();
  const skills = new Map<string, Skill>();
  for (const phrase of lines(notSkills)) addWay(phrase, { skill: noSkill }, entries);
  for (const table of tables) readTable(table, skills, entries);
  const named = new Map<Language, ReadonlySet<string>>();
  for (const [language, table] of translations) {
    named.set(language, new Set(lines(table).map((line) => line.slice(0, line.indexOf('|')).toLowerCase())));
    for (const line of lines(table)) {
      const [name = '', ways = ''] = line.split('|');
      const skill = skills.get(name.toLowerCase());
      if (skill) for (const way of ways.split(', ')) addWay(way, { skill }, entries);
    }
  }
  return { entries, skills, named, reach: reachOf(entries.keys()) };
}

/** Every plain way of writing a skill, names first, with the skill; phrases that are none come before all. */
export function* waysOf({ tables, notSkills }: SkillTables, skills: SkillIndex['skills']): Generator<[string, Skill]> {
  for (const phrase of lines(notSkills)) yield [phrase, noSkill];
  for (const line of tables.flatMap(lines)) {
    const [name = '', ways] = line.trimStart().split('|');
    const skill = line.startsWith('# ') ? undefined : skills.get(name.replace(/^[=?]/, '').toLowerCase());
    if (skill === undefined) continue;
    yield [name, skill];
    if (ways !== undefined) for (const way of ways.split(', ')) yield [way, skill];
  }
}

function reachOf(keys: Iterable<string>): Map<string, number> {
  const reach = new Map<string, number>();
  for (const key of keys) {
    const head = key.slice(0, headLength);
    if (key.length > (reach.get(head) ?? 0)) reach.set(head, key.length);
  }
  return reach;
}

const lines = (table: string): string[] => table.split('\n').filter((line) => line !== '');

function readTable(table: string, skills: Map<string, Skill>, entries: Map<string, Entry>): void {
  let family = '';
  let professions: string[] = [];
  let broader: string | undefined;
  for (const line of lines(table)) {
    if (line.startsWith('# ')) {
      const [name = '', list = ''] = line.slice(2).split(': ');
      family = name;
      professions = list.split(', ');
      continue;
    }
    const isNarrower = line.startsWith(' ');
    const [first = '', ways] = line.trimStart().split('|');
    const name = first.replace(/^[=?]/, '');
    const skill: Skill =
      isNarrower && broader !== undefined ? { name, family, professions, broader } : { name, family, professions };
    if (!isNarrower) broader = name;
    skills.set(name.toLowerCase(), skill);
    // Most ways of a skill share one entry: some ten thousand objects less to make while a page loads.
    const plain: Entry = { skill };
    addWay(first, plain, entries);
    if (ways !== undefined) for (const way of ways.split(', ')) addWay(way, plain, entries);
    addVerbForms(name, plain, entries);
  }
}

const shortName = 6;

function addWay(way: string, plain: Entry, entries: Map<string, Entry>): void {
  const { skill } = plain;
  const mark = way.charAt(0);
  if (mark === '=' || mark === '?') {
    const exact = way.slice(1);
    add(phraseKey(exact).key, { skill, exact, guarded: mark === '?' }, entries);
    return;
  }
  const { key, words } = phraseKey(way);
  add(key, key.length <= shortName ? { skill, words } : plain, entries);
}

function addVerbForms(name: string, plain: Entry, entries: Map<string, Entry>): void {
  const space = name.lastIndexOf(' ');
  if (space < 0) return;
  const verbs = verbForms[name.slice(space + 1)];
  if (!verbs) return;
  const { key } = phraseKey(name.slice(0, space));
  for (const verb of verbs) add(verb + key, plain, entries);
}

/** The first table that claims a spelling keeps it; spellings told apart by their capitals live side by side. */
function add(key: string, entry: Entry, entries: Map<string, Entry>): void {
  const known = entries.get(key);
  for (let other = known; other; other = other.next) if (other.exact === entry.exact) return;
  entries.set(key, known ? { ...entry, next: known } : entry);
}
