import { expect, test } from 'vitest';
import { lexicon, sameSkill, skillByName, withBroader } from './lexicon.ts';

test('thousands of skills in dozens of professions', () => {
  const { skills, entries } = lexicon();
  expect(skills.size).toBeGreaterThan(2400);
  expect(entries.size).toBeGreaterThan(10_000);
  const professions = new Set([...skills.values()].flatMap((skill) => skill.professions));
  expect(professions.size).toBeGreaterThan(45);
});

test('every name finds its skill', () => {
  const names = [...lexicon().skills.values()].map(({ name }) => name);
  expect(names.filter((name) => skillByName(name)?.name !== name)).toEqual([]);
});

test('a name that is not searched for is known, but as a word in a text it means another skill', () => {
  expect(skillByName('Health insurance')?.name).toBe('Health insurance');
  expect(lexicon().entries.get('healthinsurance')?.skill.name).toBe('');
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

test('a kind of a skill covers the skill, and not the other way round', () => {
  expect([...withBroader(['VMware'])]).toEqual(['VMware', 'Virtualization']);
  expect([...withBroader(['Virtualization'])]).toEqual(['Virtualization']);
  expect([...withBroader(['no such skill'])]).toEqual(['no such skill']);
});
