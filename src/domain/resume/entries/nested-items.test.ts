import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { parseResume } from '../parse-resume.ts';

const item = (x: number, y: number, text: string): Stretch[] => [
  { x, y, text: '•' },
  { x: x + 10, y, text },
];
const workOf = (...stretches: Stretch[]) =>
  parseResume(
    typeset([
      { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
      { x: 40, y: 66, text: 'robin@example.org' },
      { x: 40, y: 96, text: 'Experience', bold: true, size: 13 },
      ...stretches,
    ]),
  ).resume.work?.map(({ position, startDate, endDate, highlights }) => [position, startDate, endDate, highlights]);

test('the items of the outer list are the jobs, those of the inner one what was done there', () => {
  expect(
    workOf(
      ...item(40, 116, 'Worked as Auditor in Northwind Ltd, Leeds from 2020 – 2024.'),
      ...item(70, 130, 'Audit lead of the 2022–2023 season, with nine of nine reports on time'),
      ...item(70, 144, 'Trained four colleagues between 2021 and 2022'),
      ...item(40, 158, 'Worked as Stock Clerk in Contoso Ltd, Hull from 06/2016 - 03/2020.'),
      ...item(70, 172, 'Counted stock of four thousand items each month'),
      ...item(40, 186, 'Worked as Lifeguard in Fabrikam Pools, Whitby, Summer 2012.'),
      ...item(70, 200, 'Watched a beach with a thousand bathers a day'),
    ),
  ).toEqual([
    [
      'Auditor',
      '2020',
      '2024',
      [
        'Audit lead of the 2022–2023 season, with nine of nine reports on time',
        'Trained four colleagues between 2021 and 2022',
      ],
    ],
    ['Stock Clerk', '2016-06', '2020-03', ['Counted stock of four thousand items each month']],
    ['Lifeguard', '2012', '2012', ['Watched a beach with a thousand bathers a day']],
  ]);
});

test('an item that wraps has its date on its second line', () => {
  const work = workOf(
    ...item(40, 116, 'Worked as Accountant in Northwind Implements Ltd, (sent to Fabrikam Gas Ltd), Leeds from'),
    { x: 40, y: 130, text: 'April 2019 to present.' },
    ...item(70, 144, 'Kept the books of three branches'),
    ...item(40, 158, 'Worked as Stock Clerk in Contoso and Sons Ltd, Dealers in Farm Machines, Kingston'),
    { x: 40, y: 172, text: 'from 07/2016 - 03/2019.' },
    ...item(70, 186, 'Counted stock of four thousand items each month'),
  );
  expect(work?.map(([position, start, end]) => [position, start, end])).toEqual([
    ['Accountant', '2019-04', undefined],
    ['Stock Clerk', '2016-07', '2019-03'],
  ]);
});

test('items of a list within a job are none, though the first of them are dated', () => {
  expect(
    workOf(
      { x: 40, y: 116, text: 'Auditor, Northwind Ltd', bold: true },
      { x: 470, y: 116, text: '2010 – 2024' },
      ...item(40, 130, 'Led two audits, 2012 – 2014'),
      ...item(70, 144, 'Wrote the plan of the first one'),
      ...item(40, 158, 'Trained colleagues, 2014 – 2016'),
      ...item(70, 172, 'Held a course each spring'),
    ),
  ).toHaveLength(1);
});
