import { expect, test } from 'vitest';
import { heldTitle, readJobTitle, seniorityOf, titleSimilarity } from './job-titles.ts';

const near = (asked: string, held: string): number =>
  titleSimilarity(readJobTitle(asked, 'en'), readJobTitle(held, 'en'));

test('the same work under another name is close', () => {
  expect(near('Senior Software Engineer (m/f/d)', 'Software Developer')).toBeGreaterThan(0.9);
  expect(near('Registered Nurse', 'Registered Nurse - ICU')).toBeGreaterThan(0.9);
});

test('a shared role in another field is not', () => {
  expect(near('Software Engineer', 'Sales Engineer')).toBeLessThan(0.4);
  expect(near('Marketing Manager', 'Warehouse Manager')).toBeLessThan(0.4);
  expect(near('Software Engineer', 'Florist')).toBeLessThan(0.1);
});

test('titles of another language are compared by their roles', () => {
  const held = readJobTitle('Buchhalterin', 'de');
  expect(titleSimilarity(readJobTitle('Accountant', 'en'), held)).toBe(1);
});

test('an empty title is close to nothing', () => {
  expect(near('', 'Software Engineer')).toBe(0);
  expect(near('Software Engineer', '')).toBe(0);
});

test('an employer that reads like a title is used as one when the position does not', () => {
  expect(heldTitle({ position: 'Berlin', name: 'Backend Engineer' }, 'en')).toBe('Backend Engineer');
  expect(heldTitle({ position: 'Backend Engineer', name: 'Engineer Inc' }, 'en')).toBe('Backend Engineer');
});

test('rank is read from the title', () => {
  const ranks = [
    'Trainee',
    'Junior Analyst',
    'Analyst',
    'Sr. Analyst',
    'Team Lead',
    'Branch Manager',
    'VP Sales',
    'CTO',
  ];
  expect(ranks.map(seniorityOf)).toEqual([
    'intern',
    'entry',
    'mid',
    'senior',
    'lead',
    'manager',
    'director',
    'executive',
  ]);
});

test('a German compound is split into field and role', () => {
  const asked = readJobTitle('Leiter Vertrieb', 'de');
  expect(titleSimilarity(asked, readJobTitle('Vertriebsleiterin', 'de'))).toBe(1);
  expect(titleSimilarity(asked, readJobTitle('Lagerleiter', 'de'))).toBeLessThan(0.5);
});

test('titles of two languages are the same by the skill they name', () => {
  const asked = readJobTitle('Nurse', 'en', 'fr');
  expect(titleSimilarity(asked, readJobTitle('Infirmière', 'fr', 'en'))).toBe(1);
  expect(titleSimilarity(asked, readJobTitle('Comptable', 'fr', 'en'))).toBeLessThan(0.5);
});
