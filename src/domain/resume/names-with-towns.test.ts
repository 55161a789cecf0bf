import { expect, test } from 'vitest';
import { sourced, type SourcedText } from './evidence.ts';
import { withoutTowns } from './names-with-towns.ts';

const value = (text: string): SourcedText => sourced(text, [], 1);
const jobsOf = (...names: string[]) =>
  withoutTowns({ work: names.map((name) => ({ name: value(name), position: value('Welder') })) }).work?.map(
    ({ name, location }) => [name?.text, location?.text],
  );

test('towns come off the names that have one throughout, those that no list knows too', () => {
  expect(jobsOf('Brightline Health, Naas, Co. Kildare', 'Dock Ltd, Oberwiesenbach', 'Harbour Foods, Galway')).toEqual([
    ['Brightline Health', 'Naas, Co. Kildare'],
    ['Dock Ltd', 'Oberwiesenbach'],
    ['Harbour Foods', 'Galway'],
  ]);
});

test('schools and boards lose theirs, too', () => {
  const { education, volunteer } = withoutTowns({
    work: [{ name: value('Dock Ltd, Galway') }],
    education: [{ institution: value('Lakeside College, Sligo') }],
    volunteer: [{ organization: value('Harbour Kitchen, Galway') }],
  });
  expect(education?.[0]?.institution?.text).toBe('Lakeside College');
  expect(volunteer?.[0]?.organization?.text).toBe('Harbour Kitchen');
});

test('a single name with a comma stays, and so does a legal form', () => {
  expect(jobsOf('Finch, Rowan & Partners', 'Dock Ltd', 'Harbour Foods')).toEqual([
    ['Finch, Rowan & Partners', undefined],
    ['Dock Ltd', undefined],
    ['Harbour Foods', undefined],
  ]);
  expect(jobsOf('Dock, Inc.', 'Harbour Foods, LLC')).toEqual([
    ['Dock, Inc.', undefined],
    ['Harbour Foods, LLC', undefined],
  ]);
});
