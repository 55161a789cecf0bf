import { expect, test } from 'vitest';
import type { JsonResume } from './json-resume.ts';
import type { SourceLine } from './parsed-resume.ts';
import { unreadParts } from './unread-parts.ts';

const resume: JsonResume = {
  basics: { name: 'Robin Example', email: 'robin@example.org', location: { city: 'Harlow', countryCode: 'GB' } },
  work: [{ name: 'Northwind Freight', position: 'Packer', startDate: '2019-03', endDate: '2021' }],
};
const pointers = ['/work/0/name', '/work/0/position', '/work/0/startDate', '/work/0/endDate'];

/** What is left over of a line from which these values were read. */
function leftOf(text: string, from: readonly string[] = pointers): string[] {
  const line: SourceLine = { id: 'p1l1', page: 1, section: 'work', text };
  const evidence = Object.fromEntries(from.map((pointer) => [pointer, ['p1l1']]));
  return unreadParts({ lines: [line], evidence, resume }).map((part) => part.text);
}

test('what stands beside the values on their line is left over, each thing by itself', () => {
  expect(leftOf('Packer, Northwind Freight, Quayside | Night shift (24 h)\tMarch 2019 – 2021')).toEqual([
    'Quayside',
    'Night shift (24 h)',
  ]);
});

test('labels, small words, dates that were read, and how long they last are not', () => {
  expect(leftOf('Employer: Northwind Freight\tOccupation or position held: Packer')).toEqual([]);
  expect(leftOf('Packer at the Northwind Freight, 03/2019 – 2021 (2 years 4 months)')).toEqual([]);
  expect(
    leftOf('E-mail robin@example.org, Harlow, United Kingdom', ['/basics/email', '/basics/location/city']),
  ).toEqual([]);
});

test('a date that no value has is left over', () => {
  expect(leftOf('Packer, Northwind Freight, 2014')).toEqual(['2014']);
});

test('an address is left over as a whole', () => {
  expect(leftOf('robin@example.org | robin-packs.example/cv', ['/basics/email'])).toEqual(['robin-packs.example/cv']);
});

test('where most of a line is unread, it is left over in one piece', () => {
  const text = 'Northwind Freight; Forklift Licence, Harlow Board; Packer of Glass; Ladder Safety';
  expect(leftOf(text)).toEqual(['Forklift Licence, Harlow Board; Packer of Glass; Ladder Safety']);
});
