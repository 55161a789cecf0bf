import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { textRows } from '#test/support/text-rows.ts';
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

test('entries of one line each are all dated, however long their names are', () => {
  expect(
    datesOf(
      'Night Auditor @ Northwind, Leeds – 2021 to present',
      'Clerk @ Contoso, Hull – 06/19-04/21',
      'Stock and Shipping Clerk (through Fabrikam Agency) @ Adatum & Sons, Ltd., Kingston upon Hull – 2016 – 2017',
      'Office and Records Clerk | Litware Staffing Services (sent to Wingtip Toys Ltd.), Hull | June 2015 – June 2016',
    ),
  ).toEqual(['2021 to present', '06/19-04/21', '2016 – 2017', 'June 2015 – June 2016']);
});

test('years in a bullet’s second line, which begins below its mark, date no job', () => {
  const work = parse([
    ...job(116, 'Tutor', 'Northwind School', '2020 – 2024'),
    { x: 44, y: 130, text: '•' },
    { x: 53, y: 130, text: 'Prepared pupils for two exams of the county, with 143' },
    { x: 44, y: 142, text: 'passes out of 160 between 2021 and 2023' },
    ...job(168, 'Clerk', 'Contoso Ltd', '2016 – 2020'),
    { x: 44, y: 182, text: '•' },
    { x: 53, y: 182, text: 'Counted stock of four thousand items each month' },
  ]);
  expect(work?.map(({ name }) => name)).toEqual(['Northwind School', 'Contoso Ltd']);
});

test('a year in a name is no date, where the dates stand at the edge of the lines', () => {
  const work = parse([
    { x: 40, y: 116, text: 'Northwind Ltd', bold: true },
    { x: 500, y: 116, text: 'Leeds', bold: true },
    { x: 40, y: 130, text: 'Night cook' },
    { x: 465, y: 130, text: '2020 – 2024' },
    { x: 40, y: 156, text: 'Tavern 1904', bold: true },
    { x: 500, y: 156, text: 'York', bold: true },
    { x: 40, y: 170, text: 'Kitchen hand' },
    { x: 465, y: 170, text: '2016 – 2020' },
  ]);
  expect(work?.map(({ position, startDate }) => [position, startDate])).toEqual([
    ['Night cook', '2020'],
    ['Kitchen hand', '2016'],
  ]);
});

test('what was done between years and a colon, in small letters, is told of within a job', () => {
  expect(
    datesOf(
      'Night Auditor, Northwind Ltd, Leeds (2020 – 2024)',
      'Led the audit of three sites',
      '2021–2022: wrote a new plan of the archive covering each of its eleven rooms',
      'Clerk, Contoso Ltd, Hull (2016 – 2020)',
    ),
  ).toEqual(['2020 – 2024', '2016 – 2020']);
});

test('a date that only a space sets apart from two words is one of those that are', () => {
  expect(
    datesOf(
      'Senior Clerk 02/2021 – Present',
      'Site Clerk July 2018 – Jan 2021',
      'Site Clerk / Assistant Auditor (secondment) 2017 – 2018',
      'Junior Auditor Sept 2014 – June 2017',
    ),
  ).toHaveLength(4);
});
