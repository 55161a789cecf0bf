import { expect, test } from 'vitest';
import { degreeLevelOf } from './degree-level.ts';

test.each([
  ['PhD in Physics', 'doctorate'],
  ['M.Sc. Informatik', 'master'],
  ['Master of Business Administration', 'master'],
  ['Diplom-Ingenieur Maschinenbau', 'master'],
  ["Bachelor's Degree", 'bachelor'],
  ['B.A.', 'bachelor'],
  ['BSN', 'bachelor'],
  ['Licence de droit', 'bachelor'],
  ['Associate of Applied Science', 'associate'],
  ['Ausbildung zum Kaufmann', 'vocational'],
  ['High School Diploma', 'vocational'],
  ['Abitur', 'secondary'],
])('%s is a %s', (text, level) => {
  expect(degreeLevelOf(text)).toBe(level);
});

test('a subject alone is not a degree', () => {
  expect(degreeLevelOf('Computer Science')).toBeUndefined();
});
