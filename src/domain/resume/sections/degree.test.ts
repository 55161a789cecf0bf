import { expect, test } from 'vitest';
import { degreeScore, partDegree, schoolScore } from './degree.ts';

test.each([
  'Bachelor of Science in Physics',
  'mgr inż.',
  'magister',
  'Licencjat z ekonomii',
  'inż. budownictwa',
  'Studia podyplomowe: Kadry i płace',
  'Technik informatyk',
])('%s names a degree', (text) => {
  expect(degreeScore(text)).toBeGreaterThanOrEqual(1);
  expect(schoolScore(text)).toBeLessThan(1);
});

test.each([
  'Politechnika Łódzka',
  'Uniwersytet im. Adama Mickiewicza w Poznaniu',
  'Szkoła Główna Handlowa',
  'II Liceum Ogólnokształcące w Lublinie',
  'Akademia Górniczo-Hutnicza',
])('%s names a school', (text) => {
  expect(schoolScore(text)).toBeGreaterThanOrEqual(1.5);
  expect(degreeScore(text)).toBeLessThan(1);
});

test.each([
  ['Magister, Zarządzanie', 'Magister', 'Zarządzanie'],
  ['Magister, kierunek: Rachunkowość', 'Magister', 'Rachunkowość'],
  ['Bachelor – Fachrichtung Maschinenbau', 'Bachelor', 'Maschinenbau'],
  ['kierunek: Transport, tytuł: mgr inż.', 'mgr inż.', 'Transport'],
  ['mgr inż. – Informatyka', 'mgr inż.', 'Informatyka'],
  ['Licencjat, Finanse i rachunkowość', 'Licencjat', 'Finanse i rachunkowość'],
])('%s is a degree and its subject', (text, studyType, area) => expect(partDegree(text)).toEqual({ studyType, area }));
