import type { Language } from '../../language/languages.ts';
import { singular, tokenise } from '../../language/tokenise.ts';
import { entriesOf, headsOf } from '../../words/word-table.ts';
import type { Skill } from './skill.ts';
import { notSkillTable, translationTables, verbFormTable, type ListedSkill } from './skill-tables.ts';

/** The skill that a spelling means. */
export interface Entry {
  readonly skill: Skill;
  /** For a short name, how many words it has: it must not be assembled from pieces ("s as" is not SAS). */
  readonly words?: number;
  /** Set when only this exact spelling counts, capitals included. */
  readonly exact?: string;
  /** Set when the spelling is an abbreviation that ends in S: "CMM" is no "CMMS", though words lose their plural's s in keys. */
  readonly endsInS?: true;
  /** Set when it is a common word too, and counts only where the text is about skills. */
  readonly guarded?: boolean;
  /** Another skill whose spelling has the same key and differs in its capitals. */
  readonly next?: Entry;
}

export interface SkillIndex {
  /** By the joined keys of a spelling's words: "front end", "front-end" and "frontend" are one. */
  readonly entries: ReadonlyMap<string, Entry>;
  readonly skills: ReadonlyMap<string, Skill>;
  /** Names of the skills, lower case, that a language has its own names for. */
  readonly named: ReadonlyMap<Language, ReadonlySet<string>>;
  /** By the first {@link headLength} letters of keys, the length of the longest key that begins with them. */
  readonly reach: ReadonlyMap<string, number>;
}

/** This many letters of a key decide whether reading on is worthwhile. */
export const headLength = 5;

/** The key of a phrase: its words' keys without spaces. */
export function phraseKey(phrase: string): { key: string; words: number } {
  const lower = phrase.toLowerCase();
  // Plain phrases, nearly all, do not need the tokeniser: the index is built while a page loads.
  if (/^[a-z0-9 -]+$/.test(lower)) {
    const words = lower.split(lower.includes('-') ? /[ -]/ : ' ');
    let key = '';
    for (const word of words) key += singular(word);
    return { key, words: words.length };
  }
  const tokens = tokenise(phrase);
  return { key: tokens.map((token) => token.key).join(''), words: tokens.length };
}

/** Phrases that contain a skill's name but are not one ("reporting to"). */
export const noSkill: Skill = { name: '', family: '', professions: [] };

/**
 * The index of all spellings of the skills, including those of other languages. Phrases that are not skills come first; no two skills share a spelling
 * (`skill-tables.test.ts` checks it), so the order of the tables does not matter.
 */
export function buildIndex(listed: readonly ListedSkill[]): SkillIndex {
  const entries = new Map<string, Entry>();
  const skills = new Map<string, Skill>();
  for (const phrase of headsOf(notSkillTable)) addWay(phrase, { skill: noSkill }, entries);
  for (const { skill, head, ways } of listed) {
    skills.set(skill.name.toLowerCase(), skill);
    // Most spellings of a skill share one entry, which saves some ten thousand objects while a page loads.
    const plain: Entry = { skill };
    addWay(head, plain, entries);
    for (const way of ways) addWay(way, plain, entries);
  }
  for (const [form, { skill }] of verbForms(listed)) add(form, { skill }, entries);
  const named = new Map<Language, ReadonlySet<string>>();
  for (const [language, table] of translationTables) {
    const translated = entriesOf(table);
    named.set(language, new Set(translated.map(({ head }) => head.toLowerCase())));
    for (const { head, columns } of translated) {
      const skill = skills.get(head.toLowerCase());
      if (skill) for (const way of columns[0] ?? []) addWay(way, { skill }, entries);
    }
  }
  return { entries, skills, named, reach: reachOf(entries.keys()) };
}

function reachOf(keys: Iterable<string>): Map<string, number> {
  const reach = new Map<string, number>();
  for (const key of keys) {
    const head = key.slice(0, headLength);
    if (key.length > (reach.get(head) ?? 0)) reach.set(head, key.length);
  }
  return reach;
}

/** Keys of the names whose last word is a verbal noun, phrased with its verb: "manage projects" for "Project management". */
export function* verbForms(listed: readonly ListedSkill[]): Generator<[string, ListedSkill]> {
  const verbs = new Map(entriesOf(verbFormTable).map(({ head, columns }) => [head, columns[0] ?? []]));
  for (const each of listed) {
    const { name } = each.skill;
    const space = name.lastIndexOf(' ');
    const forms = space < 0 ? undefined : verbs.get(name.slice(space + 1));
    if (forms === undefined) continue;
    const { key } = phraseKey(name.slice(0, space));
    for (const form of forms) yield [form + key, each];
  }
}

const shortName = 6;

/** Adds a spelling of a skill: `plain` is the entry of those that have no mark and are not short. */
function addWay(way: string, plain: Entry, entries: Map<string, Entry>): void {
  const { skill } = plain;
  const mark = way.charAt(0);
  if (mark === '~') return;
  if (mark === '=' || mark === '?') {
    const exact = way.slice(1);
    add(phraseKey(exact).key, { skill, exact, guarded: mark === '?' }, entries);
    return;
  }
  const { key, words } = phraseKey(way);
  if (/[A-Z]S$/.test(way)) add(key, { skill, words, endsInS: true }, entries);
  else add(key, key.length <= shortName ? { skill, words } : plain, entries);
}

/** Adds an entry to those with the same key that differ in their capitals; a known one is not added again. */
function add(key: string, entry: Entry, entries: Map<string, Entry>): void {
  const known = entries.get(key);
  for (let other = known; other; other = other.next) if (other.exact === entry.exact) return;
  entries.set(key, known ? { ...entry, next: known } : entry);
}
