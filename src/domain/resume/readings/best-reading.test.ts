import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { bestReading } from './best-reading.ts';

const workIn = (document: Parameters<typeof bestReading>[0]) =>
  (bestReading(document).reading.resume.work ?? []).map(({ position, name, startDate }) => [position, name, startDate]);
const text = (...lines: string[]) => documentFromText(['Robin Example', 'robin@example.org', '', ...lines].join('\n'));

const person: Stretch[] = [
  { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
  { x: 40, y: 64, text: 'robin@example.org' },
];

test('a line that is exactly a known heading is one although the others are set otherwise', () => {
  const page = typeset([
    ...person,
    { x: 40, y: 100, text: 'Work Experience', italic: true },
    { x: 40, y: 116, text: 'Data Analyst, Quill Research', bold: true },
    { x: 400, y: 116, text: 'Jun 2019 – Mar 2023' },
    { x: 40, y: 132, text: '• Built 12 dashboards for the survey team' },
    { x: 40, y: 160, text: 'EDUCATION', bold: true, size: 14 },
    { x: 40, y: 178, text: 'B.A. Economics, Harbor College, 2019' },
    { x: 40, y: 206, text: 'SKILLS', bold: true, size: 14 },
    { x: 40, y: 224, text: 'SQL, Tableau' },
    { x: 40, y: 252, text: 'LANGUAGES', bold: true, size: 14 },
    { x: 40, y: 270, text: 'English, Danish' },
  ]);
  expect(workIn(page)).toEqual([['Data Analyst', 'Quill Research', '2019-06']]);
});

test('towns and dates at the right of a short page are no second column', () => {
  const page = typeset([
    ...person,
    { x: 40, y: 100, text: 'Experience', bold: true },
    { x: 40, y: 116, text: 'Quill Research', bold: true },
    { x: 480, y: 116, text: 'Denver, CO' },
    { x: 40, y: 130, text: 'Data Analyst' },
    { x: 440, y: 130, text: 'June 2019 - March 2023' },
    { x: 40, y: 144, text: '• Built 12 dashboards for the survey team' },
    { x: 40, y: 168, text: 'Education', bold: true },
    { x: 40, y: 184, text: 'Harbor College', bold: true },
    { x: 480, y: 184, text: 'Denver, CO' },
    { x: 40, y: 198, text: 'B.A. Economics' },
    { x: 480, y: 198, text: 'May 2019' },
  ]);
  expect(workIn(page)).toEqual([['Data Analyst', 'Quill Research', '2019-06']]);
});

test('a history without a heading, and one whose dates head its posts', () => {
  expect(
    workIn(
      text(
        'QA Engineer, Northgate Labs (2020 - 2024)',
        '• Wrote 300 tests',
        '',
        'Test Analyst, Fielding Software (2017 - 2020)',
        '• Ran test cycles',
        '',
        'Education',
        'B.S. Information Systems, Harbor College, 2017',
      ),
    ),
  ).toEqual([
    ['QA Engineer', 'Northgate Labs', '2020'],
    ['Test Analyst', 'Fielding Software', '2017'],
  ]);
  expect(
    workIn(
      text(
        'Experience',
        '',
        'March 2021 - Present',
        '• Staff Engineer, Brightfield Systems LLC',
        '• Led the billing migration',
        '',
        'June 2017 - February 2021',
        '• Senior Engineer, Corvane Analytics',
        '• Rebuilt ingestion',
      ),
    ),
  ).toEqual([
    ['Staff Engineer', 'Brightfield Systems LLC', '2021-03'],
    ['Senior Engineer', 'Corvane Analytics', '2017-06'],
  ]);
});

test('a town behind the employer is neither', () => {
  expect(
    workIn(
      text(
        'Experience',
        '',
        'Data Analyst, Quill Research, Denver, CO',
        'Jun 2019 - Mar 2023',
        '• Built 12 dashboards',
      ),
    ),
  ).toEqual([['Data Analyst', 'Quill Research', '2019-06']]);
});

test('what a label says is of another section is read there, and projects told in a sentence have their names', () => {
  const { resume } = bestReading(
    text(
      'Skills',
      'Tools: Tableau, Git',
      'Hobbies: rowing, baking',
      '',
      'Projects',
      '',
      'Tide Table: This is a small tide calendar for three harbours, written in Go.',
      '',
      'Seed Drawer: A weekend database which sorts seed packets by sowing month.',
    ),
  ).reading;
  expect(resume.skills?.map(({ name }) => name)).toEqual(['Tools']);
  expect(resume.interests?.map(({ name }) => name)).toEqual(['rowing', 'baking']);
  expect(resume.projects?.map(({ name }) => name)).toEqual(['Tide Table', 'Seed Drawer']);
});

test.each([
  ['Sven (Kai-Ole) Brandt', 'Sven (Kai-Ole) Brandt'],
  ['Marta Olsen (she/her)', 'Marta Olsen'],
  ['OLSEN, MARTA K.', 'OLSEN, MARTA K.'],
  ['Marta Olsen / marta@example.com / 07911 123456', 'Marta Olsen'],
])('%s', (line, name) => {
  const lines = [line, 'person@example.com | London, UK', '', 'Education', 'B.A. Economics, Harbor College, 2019'];
  expect(bestReading(documentFromText(lines.join('\n'))).reading.resume.basics?.name).toBe(name);
});

test('half a post is often the other half of its page: capitals in bold, with a town and dates at the right', () => {
  const page = typeset([
    { x: 250, y: 40, text: 'Robin Example', bold: true },
    { x: 250, y: 54, text: 'robin@example.org', bold: true },
    { x: 270, y: 100, text: 'EDUCATION', bold: true },
    { x: 72, y: 122, text: 'FEDERAL UNIVERSITY OF HARBORS', bold: true },
    { x: 428, y: 122, text: 'Kano, Kano State', bold: true },
    { x: 72, y: 137, text: 'B.Tech in Cyber Security', bold: true },
    { x: 428, y: 137, text: 'June 2016', bold: true },
    { x: 250, y: 170, text: 'WORK EXPERIENCE', bold: true },
    { x: 72, y: 192, text: 'NORTHWIND CONNECT ZARIA', bold: true },
    { x: 428, y: 192, text: 'zaria, Kaduna State', bold: true },
    { x: 72, y: 216, text: 'Stand Assistant', bold: true },
    { x: 428, y: 216, text: 'January – February 2016', bold: true },
    { x: 72, y: 228, text: 'Registered visitors at the stand and kept their forms in order for the shop.', bold: true },
    {
      x: 72,
      y: 240,
      text: 'Counted the stock of the stand each evening and sent the figures to the branch office.',
      bold: true,
    },
    { x: 251, y: 276, text: 'SKILLS & INTEREST', bold: true },
    { x: 72, y: 300, text: 'Technical: Spreadsheets, Databases', bold: true },
  ]);
  expect(workIn(page)).toEqual([['Stand Assistant', 'NORTHWIND CONNECT ZARIA', '2016-01']]);
});
