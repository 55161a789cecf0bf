import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { coversSkill, lexicon, relatedSkills, sameSkill, skillByName } from './lexicon.ts';

const folder = (name: string) => join(import.meta.dirname, '..', name);
const files = (name: string) =>
  readdirSync(folder(name))
    .filter((file) => file !== 'not-skills.ts')
    .map((file) => readFileSync(join(folder(name), file), 'utf8'));
const rows = (source: string): string[] =>
  (source.split('`')[1] ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('# '));
const nameOf = (row: string): string => (row.split('|')[0] ?? '').trim().replace(/^[=?]/, '');

test('thousands of skills in dozens of professions', () => {
  const { skills, entries } = lexicon();
  expect(skills.size).toBeGreaterThan(2400);
  expect(entries.size).toBeGreaterThan(10_000);
  const professions = new Set([...skills.values()].flatMap((skill) => skill.professions));
  expect(professions.size).toBeGreaterThan(45);
});

test('every name stands in one table alone, and finds itself', () => {
  const names = files('tables').flatMap(rows).map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => skillByName(name)?.name !== name)).toEqual([]);
});

test('translations belong to skills of the tables', () => {
  const strangers = files('translations')
    .flatMap(rows)
    .map(nameOf)
    .filter((name) => lexicon().skills.get(name.toLowerCase()) === undefined);
  expect(strangers).toEqual([]);
});

test('no row repeats a spelling, nor holds an empty one', () => {
  const broken = [...files('tables'), ...files('translations')].flatMap(rows).filter((row) => {
    const ways = row.split('|')[1]?.split(', ') ?? [];
    return new Set(ways).size !== ways.length || ways.includes('') || row.split('|').length > 2;
  });
  expect(broken).toEqual([]);
});

test('the tables fit the worker: at most 75 kB compressed', () => {
  const size = gzipSync([...files('tables'), ...files('translations')].join(''), { level: 9 }).length;
  expect(size).toBeLessThan(75_000);
});

test('two names of one skill are the same', () => {
  expect(sameSkill('JS', 'JavaScript')).toBe(true);
  expect(sameSkill('K8s', 'Kubernetes')).toBe(true);
  expect(sameSkill('Java', 'JavaScript')).toBe(false);
  expect(sameSkill('MariaDB', 'MySQL')).toBe(false);
  expect(sameSkill('No such thing', 'no such thing')).toBe(true);
  expect(skillByName('Negotiation skills')?.name).toBe('Negotiation');
  expect(skillByName('no such skill')).toBeUndefined();
  expect(skillByName('reporting to')).toBeUndefined();
});

test('skills of a family are related, but no language or licence stands in for another', () => {
  expect(relatedSkills('React', 'Vue.js')).toBe(true);
  expect(relatedSkills('React', 'Nursing')).toBe(false);
  expect(relatedSkills('React', 'ReactJS')).toBe(false);
  expect(relatedSkills('Spanish', 'English')).toBe(false);
  expect(relatedSkills('CPA', 'CFA')).toBe(false);
});

test('a kind of a skill covers it, and not the other way round', () => {
  expect(coversSkill('VMware', 'Virtualization')).toBe(true);
  expect(coversSkill('Virtualization', 'VMware')).toBe(false);
  expect(coversSkill('VMware', 'Hyper-V')).toBe(false);
  expect(coversSkill('JS', 'JavaScript')).toBe(true);
});
