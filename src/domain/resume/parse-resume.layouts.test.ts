import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { documentFromText } from '../document/plain-text.ts';
import { parseResume } from './parse-resume.ts';

const parse = (stretches: readonly Stretch[]) => parseResume(typeset(stretches)).resume;
const parseText = (...lines: string[]) => parseResume(documentFromText(lines.join('\n'))).resume;
const heading = (x: number, y: number, text: string): Stretch => ({ x, y, text, bold: true, size: 13 });
const name: Stretch = { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 };

/** A line centred on a page of 600 points. */
const centered = (y: number, text: string, look: Partial<Stretch> = {}): Stretch => ({
  y,
  text,
  x: 300 - 2.5 * text.length,
  ...look,
});

test('a town that no list has is recognised by the contacts next to it', () => {
  const { basics } = parse([name, { x: 40, y: 70, text: 'robin@example.org | Oberwiesenbach | +49 911 555 0123' }]);
  expect(basics?.location).toEqual({ city: 'Oberwiesenbach' });
});

test('a street and its town on one line', () => {
  const cityOf = (line: string) =>
    parseText('Robin Example', line, 'robin@example.org', '', 'Skills', 'Welding').basics?.location?.city;
  expect(cityOf('12 Quay Lane, Apt 4, Galway')).toBe('Galway');
  expect(cityOf('Am Mühlbach 3, 18055 Rostock')).toBe('Rostock');
  expect(cityOf('Viale dei Mille, 8, 38122 Trento')).toBe('Trento');
  expect(cityOf('27, quai de la Loire, 44000 Nantes')).toBe('Nantes');
});

test('a list of work in a bullet is not a place, and an icon before a place is not part of it', () => {
  const { basics } = parseText(
    'Robin Example',
    '½ Bremen, Germany',
    'robin@example.org',
    '• 10+ years of experience in designing, development, administration, analysis and management of',
    'data warehouses.',
  );
  expect(basics?.location).toEqual({ city: 'Bremen', countryCode: 'DE' });
});

test('a name on a network, whose icon is not read, is not a title', () => {
  const contacts = ['San Francisco, CA', 'robin@example.org', 'robinex', 'robinex'];
  const { basics } = parse([name, ...contacts.map((text, index): Stretch => ({ x: 40 + 130 * index, y: 70, text }))]);
  expect(basics?.label).toBeUndefined();
});

test('an address below a whole e-mail address is not its end', () => {
  const lines = ['robin@example.org', 'robin.example.dev', '555-010-0123'];
  const { basics } = parse([
    { ...name, x: 220 },
    ...lines.map((text, index): Stretch => ({ x: 40, y: 80 + 12 * index, text, size: 9 })),
  ]);
  expect(basics?.email).toBe('robin@example.org');
});

test('headings in the margin that are broken over two lines', () => {
  const resume = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    heading(40, 90, 'Professional'),
    heading(40, 104, 'Experience'),
    { x: 200, y: 90, text: 'Welder, Dock Ltd', bold: true },
    { x: 470, y: 90, text: '2015 – 2019' },
    { x: 200, y: 104, text: 'Built hulls and decks for ferries' },
    heading(40, 150, 'Education &'),
    heading(40, 164, 'Training'),
    { x: 200, y: 150, text: 'Diploma in Welding', bold: true },
    { x: 470, y: 150, text: '2012 – 2015' },
    { x: 200, y: 164, text: 'Harbour College' },
  ]);
  expect(resume.work?.map((job) => [job.position, job.name])).toEqual([['Welder', 'Dock Ltd']]);
  expect(resume.education?.map((course) => course.institution)).toEqual(['Harbour College']);
});

test('centred entries, whose lines share no edge', () => {
  const { work } = parse([
    { ...name, x: 250 },
    centered(62, 'robin@example.org'),
    centered(90, 'EXPERIENCE', { size: 13, bold: true }),
    centered(110, 'Warehouse Supervisor', { bold: true }),
    centered(124, 'NORTHWIND LOGISTICS'),
    centered(138, 'Jan 2018 – Present'),
    { x: 40, y: 152, text: 'Led a team of fourteen pickers on two shifts of the central warehouse' },
    centered(180, 'Clerk', { bold: true }),
    centered(194, 'CONTOSO'),
    centered(208, 'Mar 2014 – Dec 2017'),
    { x: 40, y: 222, text: 'Counted stock of four thousand items each month and reported differences' },
  ]);
  expect(work?.map((job) => [job.position, job.name, job.startDate])).toEqual([
    ['Warehouse Supervisor', 'NORTHWIND LOGISTICS', '2018-01'],
    ['Clerk', 'CONTOSO', '2014-03'],
  ]);
});

test('dates stacked at the far edge, with the durations below', () => {
  const { work } = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    heading(40, 90, 'Experience'),
    { x: 40, y: 110, text: 'Apprentice Electrician, Golden Bakery' },
    { x: 40, y: 124, text: 'Installed wiring in homes according to the code of the county' },
    { x: 470, y: 108, text: 'October 2022' },
    { x: 470, y: 122, text: 'Present' },
    { x: 470, y: 136, text: '4 years' },
    { x: 40, y: 170, text: 'Barista, Tri-County Coffee' },
    { x: 40, y: 184, text: 'Greeted guests and handled cash on the early shift' },
    { x: 470, y: 168, text: 'April 2020' },
    { x: 470, y: 182, text: 'August 2022' },
    { x: 470, y: 196, text: '2 years' },
  ]);
  expect(work?.map((job) => [job.name, job.startDate, job.endDate])).toEqual([
    ['Golden Bakery', '2022-10', undefined],
    ['Tri-County Coffee', '2020-04', '2022-08'],
  ]);
});

test('a level on a separate row is a level, and not part of the name above it', () => {
  const cell = (x: number, texts: readonly string[]): Stretch[] =>
    texts.map((text, index) => ({ x, y: 120 + 8 * index, text, bold: index === 0 }));
  const { skills } = parse([
    name,
    heading(40, 100, 'Skills'),
    ...cell(40, ['Web Technologies', 'Advanced', 'HTML, CSS, PHP, SQL']),
    ...cell(220, ['Data', 'Beginner', 'Spark, Kafka, dbt']),
  ]);
  expect(skills).toEqual([
    { name: 'Web Technologies', level: 'Advanced', keywords: ['HTML', 'CSS', 'PHP', 'SQL'] },
    { name: 'Data', level: 'Beginner', keywords: ['Spark', 'Kafka', 'dbt'] },
  ]);
});

test('a margin with dates broken over lines and names of skills, next to sections with headings', () => {
  const { work, skills } = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    heading(150, 90, 'Experience'),
    { x: 40, y: 110, text: 'Mar 2018 –' },
    { x: 40, y: 122, text: 'Present' },
    { x: 150, y: 110, text: 'Welder, Dock Ltd', bold: true },
    { x: 150, y: 122, text: 'Built hulls and decks for ferries and freighters of the line' },
    { x: 40, y: 150, text: 'May 2014 –' },
    { x: 40, y: 162, text: 'Jan 2018' },
    { x: 150, y: 150, text: 'Helper, Shipyard Ltd', bold: true },
    { x: 150, y: 162, text: 'Carried tools, cleaned halls and learned to cut and weld steel' },
    heading(150, 190, 'Skills'),
    { x: 40, y: 210, text: 'Trade' },
    { x: 150, y: 210, text: 'MIG welding, Cutting' },
  ]);
  expect(work?.map((job) => [job.position, job.startDate, job.endDate])).toEqual([
    ['Welder', '2018-03', undefined],
    ['Helper', '2014-05', '2018-01'],
  ]);
  expect(skills?.[0]?.keywords ?? skills?.map((skill) => skill.name)).toContain('MIG welding');
});

test('a course of study without a date above a dated one is a separate one', () => {
  const { education } = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    heading(40, 90, 'Education'),
    { x: 40, y: 110, text: 'Harbour University', bold: true },
    { x: 40, y: 124, text: 'Ph.D. in Public Health' },
    { x: 40, y: 142, text: 'Lakeside College', bold: true },
    { x: 470, y: 142, text: '2013 – 2015' },
    { x: 40, y: 156, text: 'MSc in Statistics' },
  ]);
  expect(education?.map((course) => [course.institution, course.area])).toEqual([
    ['Harbour University', 'Public Health'],
    ['Lakeside College', 'Statistics'],
  ]);
});

test('a school without a date below a dated one, in type that does not distinguish them', () => {
  const { education } = parseText(
    'Robin Example',
    'robin@example.org',
    '',
    'Education',
    'Lakeside Technical Institute\tSep 2012 – Jun 2015',
    'Bachelor',
    'Trinity College Dublin',
    'High School Diploma',
  );
  expect(education?.map((course) => [course.institution, course.studyType, course.endDate])).toEqual([
    ['Lakeside Technical Institute', 'Bachelor', '2015-06'],
    ['Trinity College Dublin', 'High School Diploma', undefined],
  ]);
});

test('degree and school after commas, whatever the school is called', () => {
  const { education } = parseText(
    'Robin Example',
    'robin@example.org',
    '',
    'Education',
    'Grado Filología Hispánica, IES Zorrilla, 2017',
    'M.Sc. Betriebswirtschaftslehre, Hochschule Rhein-Waal, 2012 – 2014',
    '2008 – 2011: High School Diploma, Northfield',
  );
  expect(education?.map((course) => course.institution)).toEqual([
    'IES Zorrilla',
    'Hochschule Rhein-Waal',
    'Northfield',
  ]);
});

test('a company whose name looks like a length of time', () => {
  const { work } = parseText(
    'Robin Example',
    'robin@example.org',
    '',
    'Experience',
    '3M',
    'Product Owner',
    'Dec 2021 - Present',
    '• Coached a team of nine',
    'Contoso Ltd',
    'Procurement Specialist',
    'Sep 2019 - Nov 2021',
    '• Presented results',
  );
  expect(work?.map((job) => job.name)).toEqual(['3M', 'Contoso Ltd']);
});

test.each([
  ['ROBIN EXAMPLE RESUME', 'ROBIN EXAMPLE'],
  ["Robin Example's Resume", 'Robin Example'],
  ['Robin Example CV 2024', 'Robin Example'],
  ['Curriculum Vitae di Robin Example', 'Robin Example'],
  ['Lebenslauf – Robin Example', 'Robin Example'],
])('words that say it is a resume are not part of the name: %s', (line, expected) => {
  expect(parseText(line, 'robin@example.org', '', 'Skills', 'Welding').basics?.name).toBe(expected);
});

test('projects end with their tools, courses with their grade', () => {
  const { projects, education } = parseText(
    'Robin Example',
    'robin@example.org',
    '',
    'Projects',
    'Tidewatch',
    'Feb 2018 – Jan 2019',
    'A small app that shows tide tables for surfers',
    '• Used by 3,000 people a month',
    'Go, TypeScript',
    '',
    'Education',
    'MSc, Software Engineering',
    'Harbour University · 2013 – 2015',
    'Grade: First-class honours',
  );
  expect(projects?.[0]).toMatchObject({ name: 'Tidewatch', keywords: ['Go', 'TypeScript'] });
  expect(education?.[0]).toMatchObject({ institution: 'Harbour University', score: 'First-class honours' });
});

test('an address has the scheme of its link', () => {
  const { basics } = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    { x: 40, y: 76, text: 'robin.example.dev', link: 'https://robin.example.dev/' },
    { x: 40, y: 90, text: 'github.com/robin', link: 'https://github.com/robin' },
  ]);
  expect(basics?.url).toBe('https://robin.example.dev');
  expect(basics?.profiles?.[0]?.url).toBe('https://github.com/robin');
});

test('certificates on a line each, separated by marks, are all read, with the text between the marks', () => {
  const { certificates } = parseText(
    'Robin Example',
    'robin@mail.example',
    '',
    'Certificates',
    'First Aid at Sea · Harbour Academy · Jun 2021 · example.com/first-aid',
    'Crane Operation · Harbour Academy ·',
    'Mar 2020 · example.com/crane',
    'Radio Licence · Coast Office',
  );
  expect(certificates).toEqual([
    { name: 'First Aid at Sea', issuer: 'Harbour Academy', date: '2021-06', url: 'example.com/first-aid' },
    { name: 'Crane Operation', issuer: 'Harbour Academy', date: '2020-03', url: 'example.com/crane' },
    { name: 'Radio Licence', issuer: 'Coast Office' },
  ]);
});
