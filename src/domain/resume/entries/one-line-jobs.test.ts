import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

const workOf = (...lines: string[]) =>
  parseResume(
    documentFromText(
      ['Robin Example', 'robin@example.org', '', 'Experience', ...lines, '', 'Education', 'BA'].join('\n'),
    ),
  ).resume.work;

test('the date after the title, and what was done after the date', () => {
  expect(
    workOf(
      '- Systems Administrator (2013 - 2016): Kept the servers of three offices running day and night',
      '- Help Desk and Support Engineer (2010 - 2013), answering the calls of 400 employees',
    ),
  ).toEqual([
    {
      position: 'Systems Administrator',
      startDate: '2013',
      endDate: '2016',
      highlights: ['Kept the servers of three offices running day and night'],
    },
    {
      position: 'Help Desk and Support Engineer',
      startDate: '2010',
      endDate: '2013',
      highlights: ['answering the calls of 400 employees'],
    },
  ]);
});

test('a sentence with the job and its dates', () => {
  expect(
    workOf(
      'Worked as a ward nurse from 2015 to 2019. Cared for twelve patients a shift and trained newcomers.',
      'Served as an ambulance driver from 2012 to 2015.',
    ),
  ).toEqual([
    {
      position: 'ward nurse',
      startDate: '2015',
      endDate: '2019',
      highlights: ['Cared for twelve patients a shift and trained newcomers.'],
    },
    { position: 'ambulance driver', startDate: '2012', endDate: '2015' },
  ]);
});

test.each([
  '2013 - 2017 as a mobile app developer. Rebuilt the ticket app for two cities.',
  '2013 - 2017: Worked as a mobile app developer, rebuilt the ticket app for two cities.',
  '4 years of experience (2013 - 2017) as a mobile app developer who rebuilt the ticket app for two cities.',
])('the date before the title: %s', (line) => {
  expect(workOf(line)).toMatchObject([{ position: 'mobile app developer', startDate: '2013', endDate: '2017' }]);
});

test('a long title with small words is one', () => {
  const title = 'Bus and Truck Mechanics and Diesel Engine Specialists';
  expect(workOf(`- ${title} (2011 - 2013). Repaired the whole fleet of a school`)).toMatchObject([
    { position: title, startDate: '2011', endDate: '2013' },
  ]);
});

test('within a job such a line describes a part of it', () => {
  const work = workOf(
    'Engineer, Acme Inc., 2010 - 2020',
    '• Kept the tests of four teams green',
    '• Served as team lead from 2015 to 2017. Looked after seven colleagues in two towns and planned their shifts',
    'Technician, Globex Inc., 2008 - 2010',
    '• Wired the control cabinets of a dairy',
    'Apprentice, Initech Inc., 2005 - 2008',
    '• Learned the trade',
  );
  expect(work?.map(({ startDate }) => startDate)).toEqual(['2010', '2008', '2005']);
});

test('what is told of a job in a list within the list of jobs is no job', () => {
  const item = (x: number, y: number, text: string): Stretch[] => [
    { x, y, text: '•' },
    { x: x + 10, y, text },
  ];
  const work = parseResume(
    typeset([
      { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
      { x: 40, y: 66, text: 'robin@example.org' },
      { x: 40, y: 96, text: 'Experience', bold: true, size: 13 },
      ...item(40, 116, 'Worked as Ward Nurse from 2019 to 2023.'),
      ...item(70, 130, 'Practice assessor for students of the 2020–2022 intake, with nine of nine signed off'),
      ...item(40, 144, 'Worked as Care Assistant from 2015 to 2019.'),
      ...item(70, 158, 'Washed, fed and walked thirty residents'),
    ]),
  ).resume.work;
  expect(work?.map(({ position, startDate }) => [position, startDate])).toEqual([
    ['Ward Nurse', '2019'],
    ['Care Assistant', '2015'],
  ]);
});
