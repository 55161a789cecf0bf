import { expect, test } from 'vitest';
import type { Language } from '../../language/languages.ts';
import { findSkills } from './find-skills.ts';

const named = (text: string, language?: Language): string[] => findSkills(text, { language }).map(({ skill }) => skill);

test.each([
  ['de', 'Bearbeitung von Kundenanfragen'],
  ['fr', 'Traitement des demandes des clients'],
  ['es', 'Respuesta a las consultas de los clientes'],
] as const)('a skill is found by the meaning of its words: %s', (language, text) => {
  expect(named(text, language)).toContain('Customer inquiries');
});

test('words that a comma separates name nothing together', () => {
  expect(named('Kunden, Anfragen', 'de')).not.toContain('Customer inquiries');
});

test('a name that was found is not found a second time by its meaning', () => {
  const mentions = findSkills('Patientenversorgung auf der Station', { language: 'de' });
  expect(mentions.map(({ surface }) => surface)).toEqual(['Patientenversorgung']);
});
