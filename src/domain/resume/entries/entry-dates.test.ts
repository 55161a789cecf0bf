import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { textRows } from '../../document/layout/text-row.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';
import { findAnchors } from './entry-dates.ts';

const parse = (stretches: readonly Stretch[]) =>
  parseResume(
    typeset([
      { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
      { x: 40, y: 66, text: 'robin@example.org' },
      { x: 40, y: 96, text: 'Experience', bold: true, size: 13 },
      ...stretches,
    ]),
  ).resume.work;
const job = (y: number, title: string, employer: string, dates: string): Stretch[] => [
  { x: 40, y, text: `${title}, ${employer}`, bold: true },
  { x: 470, y, text: dates },
];
const datesOf = (...lines: string[]) =>
  findAnchors(textRows(documentFromText(lines.join('\n')))).map(({ span }) => span.text);

test('a range of years in a bullet, or in a line that it wraps into, begins no job', () => {
  const work = parse([
    ...job(116, 'Auditor', 'Northwind Ltd', '2020 – 2024'),
    { x: 52, y: 130, text: '•' },
    { x: 64, y: 130, text: 'Audit lead for three sites of the company in the north, 2022 – 2024' },
    { x: 52, y: 142, text: '•' },
    { x: 64, y: 142, text: 'Wrote the plan for the move of the archive to the new building in' },
    { x: 64, y: 154, text: '2021 – 2022' },
    ...job(180, 'Clerk', 'Contoso Ltd', '2016 – 2020'),
    { x: 52, y: 194, text: '•' },
    { x: 64, y: 194, text: 'Counted stock of four thousand items each month' },
  ]);
  expect(work?.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ['Auditor', 'Northwind Ltd', '2020'],
    ['Clerk', 'Contoso Ltd', '2016'],
  ]);
  expect(work?.[0]?.highlights?.[1]).toMatch(/2021 – 2022$/);
});

test('the same where bullets have no glyph', () => {
  const work = parse([
    ...job(116, 'Auditor', 'Northwind Ltd', '2020 – 2024'),
    { x: 58, y: 130, text: 'Led the audit of three sites in the north of the country' },
    { x: 58, y: 142, text: 'Moved the archive, 2021 – 2022, and trained its people' },
    ...job(168, 'Clerk', 'Contoso Ltd', '2016 – 2020'),
    { x: 58, y: 182, text: 'Counted stock of four thousand items each month' },
  ]);
  expect(work?.map(({ name }) => name)).toEqual(['Northwind Ltd', 'Contoso Ltd']);
});

test('a date told of in a bullet dates nothing beside dates of entries', () => {
  expect(
    datesOf(
      'Auditor, Northwind Ltd',
      '2020 – 2024',
      '• Passed every inspection since 2021',
      '• Audit lead, 2022 – 2024',
    ),
  ).toEqual(['2020 – 2024']);
});

test('entries that are a list keep the dates at the ends of their lines', () => {
  expect(datesOf('• Auditor, Northwind Ltd (2020 – 2024)', '• Clerk, Contoso Ltd (2016 – 2020)')).toEqual([
    '2020 – 2024',
    '2016 – 2020',
  ]);
});
