import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tokenise } from '../../language/tokenise.ts';
import { entriesOf, groupsOf, headsOf, unmarked, type WordTable } from '../../words/word-table.ts';
import { phraseKey, verbForms } from './skill-index.ts';
import {
  familyTable,
  listedSkills,
  notSkillTable,
  sharedMeaningTable,
  skillTables,
  translationTables,
} from './skill-tables.ts';
import { meaningOf } from './skills-by-meaning.ts';

/** A spelling of a skill, with the table that has it; `skill` is empty for a phrase that is not a skill. */
interface Way {
  way: string;
  skill: string;
  table: WordTable;
}

const listed = listedSkills();
const names = listed.map(({ skill }) => skill.name);
const isMarked = (way: string): boolean => unmarked(way) !== way;
const isSought = ({ way }: Way): boolean => !way.startsWith('~');

/** The names and other spellings in a table of skills; of a language's table only the spellings. */
const waysOf = (table: WordTable, areHeadsWays = true): Way[] =>
  groupsOf(table).flatMap((group) =>
    entriesOf(table, group).flatMap(({ head, columns }) =>
      [...(areHeadsWays ? [head] : []), ...(columns[0] ?? [])].map((way) => ({ way, skill: unmarked(head), table })),
    ),
  );

const ownWays = skillTables.flatMap((table) => waysOf(table));
const translatedWays = translationTables.map(([, table]) => waysOf(table, false));
const noSkills = headsOf(notSkillTable).map((way) => ({ way, skill: '', table: notSkillTable }));
const allWays = [...ownWays, ...translatedWays.flat(), ...noSkills].filter(isSought);

/** Values grouped by their keys. */
function grouped<T>(values: readonly T[], keyOf: (value: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

const meaning = (phrase: string): string | undefined => meaningOf(phrase)?.join(' ');
const skillsOf = (ways: readonly Way[]): string[] => [...new Set(ways.map(({ skill }) => skill))];

test('a name is in one table alone', () => {
  const lower = names.map((name) => name.toLowerCase());
  expect(lower.filter((name, at) => lower.indexOf(name) !== at)).toEqual([]);
});

test('a family is listed with its professions, and is in one table alone', () => {
  expect(skillTables.flatMap(groupsOf).toSorted()).toEqual(headsOf(familyTable).toSorted());
  expect(listed.filter(({ skill }) => skill.professions.length === 0)).toEqual([]);
});

test('translations belong to skills, and the parent of a skill is a skill', () => {
  const known = new Set(names);
  const kinds = listed.flatMap(({ skill }) => skill.broader ?? []);
  expect(translationTables.flatMap(([, table]) => headsOf(table)).filter((name) => !known.has(name))).toEqual([]);
  expect(kinds.filter((name) => !known.has(name))).toEqual([]);
  expect(listed.filter(({ skill }) => skill.broader === skill.name)).toEqual([]);
});

test('a spelling means one skill, in all tables and languages', () => {
  const forms = [...verbForms(listed)].map(([key, { skill }]) => ({ key, skill: skill.name }));
  const spellings = grouped(
    allWays,
    ({ way }) => `${phraseKey(unmarked(way)).key} ${isMarked(way) ? unmarked(way) : ''}`,
  );
  const several = [...spellings.values()].filter((ways) => skillsOf(ways).length > 1);
  expect(several.map((ways) => ways.map(({ way, skill }) => `${way}: ${skill}`))).toEqual([]);
  const taken = forms.filter(({ key, skill }) => spellings.get(`${key} `)?.some((way) => way.skill !== skill));
  expect(taken).toEqual([]);
});

test('where capitals alone distinguish two skills, one of them has no mark, and the other is listed as ambiguous', () => {
  const keys = grouped(allWays, ({ way }) => phraseKey(unmarked(way)).key);
  const several = [...keys.values()].filter((ways) => skillsOf(ways).length > 1);
  for (const ways of several) {
    expect(ways.map(({ way }) => way).some((way) => !isMarked(way))).toBe(true);
    const unsaid = ways.filter(({ way, table }) => isMarked(way) && !table.ambiguous?.includes(unmarked(way)));
    expect(unsaid.map(({ way }) => way)).toEqual([]);
  }
  const shared = new Set(several.flatMap((ways) => ways.map(({ way }) => unmarked(way))));
  expect(skillTables.flatMap(({ ambiguous }) => ambiguous ?? []).filter((word) => !shared.has(word))).toEqual([]);
});

test('a name that is not searched for means something else', () => {
  const taken = new Set(allWays.map(({ way }) => phraseKey(unmarked(way)).key));
  const unsought = ownWays.filter((way) => !isSought(way)).map(({ way }) => unmarked(way));
  expect(unsought.filter((way) => !taken.has(phraseKey(way).key))).toEqual([]);
});

test('no spelling is listed twice, be it in the plural, with a hyphen or as the verb that the name implies', () => {
  const wordsOf = (way: string): string =>
    tokenise(way)
      .map(({ key }) => key)
      .join(' ');
  const twice = (ways: readonly Way[]) =>
    [...grouped(ways, ({ way, skill }) => `${skill}: ${isMarked(way) ? way : wordsOf(way)}`).values()]
      .filter(({ length }) => length > 1)
      .map((same) => same.map(({ way, skill }) => `${skill}: ${way}`));
  expect(twice(ownWays.filter(isSought))).toEqual([]);
  for (const ways of translatedWays) expect(twice(ways)).toEqual([]);
  expect(twice(noSkills)).toEqual([]);
  const implied = [...verbForms(listed)].flatMap(([key, { skill, ways }]) =>
    ways.filter((way) => phraseKey(way).key === key && meaning(way) === meaning(skill.name)),
  );
  expect(implied).toEqual([]);
});

test('where the words of several skills are the same, a table says which of them is meant', () => {
  const none = new Set(noSkills.map(({ way }) => meaning(way)));
  const claims = [...grouped(ownWays, ({ way }) => meaning(way))].filter(([key]) => !none.has(key));
  const open = claims.filter(([, ways]) => {
    const named = skillsOf(ways.filter(({ way, skill }) => way === skill));
    return named.length > 1 || (named.length === 0 && skillsOf(ways).length > 1);
  });
  const settled = entriesOf(sharedMeaningTable).map(({ head, columns }) => ({
    key: meaning(head),
    skill: columns[0]?.[0],
  }));
  expect(new Set(settled.map(({ key }) => key))).toEqual(new Set(open.map(([key]) => key)));
  expect(settled.length).toBe(open.length);
  const strange = settled.filter(
    ({ key, skill }) => !open.some(([of, ways]) => of === key && ways.some((way) => way.skill === skill)),
  );
  expect(strange).toEqual([]);
});

test('the tables fit the worker: at most 75 kB compressed', () => {
  const tables = [...skillTables, ...translationTables.map(([, table]) => table)];
  expect(gzipSync(JSON.stringify(tables), { level: 9 }).length).toBeLessThan(75_000);
});
