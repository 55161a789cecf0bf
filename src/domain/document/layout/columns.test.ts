import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { readingOrder } from './columns.ts';
import { fragmentsOf } from './fragments.ts';
import { markHeadings } from '../headings/heading-marks.ts';

const read = (stretches: readonly Stretch[]): string[] =>
  readingOrder(markHeadings(fragmentsOf(typeset(stretches)))).rows.map((row) => row.map((f) => f.text).join(' | '));

/** Lines below each other, 14 points apart. */
const column = (x: number, y: number, texts: readonly (string | Partial<Stretch>)[]): Stretch[] =>
  texts.map((text, index) => ({ x, y: y + index * 14, text: '', ...(typeof text === 'string' ? { text } : text) }));

const heading = (text: string): Partial<Stretch> => ({ text, bold: true, size: 13 });

test('a sidebar is read as a separate column, whatever lines are next to it', () => {
  const rows = read([
    ...column(40, 100, [heading('Skills'), 'Welding', 'Forklift', heading('Languages'), 'English', 'Polish']),
    ...column(220, 100, [
      heading('Experience'),
      'Welder at a shipyard on the coast',
      '2015 – 2019',
      heading('Education'),
      'Trade school',
      '2014',
    ]),
  ]);
  expect(rows).toEqual([
    'Skills',
    'Welding',
    'Forklift',
    'Languages',
    'English',
    'Polish',
    'Experience',
    'Welder at a shipyard on the coast',
    '2015 – 2019',
    'Education',
    'Trade school',
    '2014',
  ]);
});

test('text above the first heading of a column comes before all columns', () => {
  const rows = read([
    ...column(40, 60, ['Robin Example', heading('Skills'), 'Welding', 'Forklift', 'Cranes']),
    ...column(220, 60, ['robin@example.org', 'Hamburg', heading('Experience'), 'Welder', 'Helper']),
  ]);
  expect(rows.slice(0, 3)).toEqual(['Robin Example', 'robin@example.org', 'Hamburg']);
});

test('a date at the far edge belongs to its line', () => {
  const rows = read([
    ...column(40, 100, ['Welder', 'Shipyard Ltd', 'Helper', 'Dock Ltd']),
    { x: 470, y: 100, text: '2015 – 2019' },
    { x: 480, y: 128, text: '2012 – 2015' },
  ]);
  expect(rows).toEqual(['Welder | 2015 – 2019', 'Shipyard Ltd', 'Helper | 2012 – 2015', 'Dock Ltd']);
});

test('dates in the margin come before what they date, even when they are wrapped', () => {
  const rows = read([
    { x: 40, y: 100, text: 'June 2015 –' },
    { x: 40, y: 112, text: 'Present' },
    ...column(200, 100, ['Welder', 'Shipyard Ltd', 'Built hulls and decks for ferries']),
    { x: 40, y: 160, text: '2012 – 2015' },
    ...column(200, 160, ['Helper', 'Dock Ltd']),
  ]);
  expect(rows).toEqual([
    'June 2015 – Present | Welder',
    'Shipyard Ltd',
    'Built hulls and decks for ferries',
    '2012 – 2015 | Helper',
    'Dock Ltd',
  ]);
});

test('headings in the margin come before their sections', () => {
  const rows = read([
    { x: 40, y: 100, ...heading('Experience') } as Stretch,
    ...column(200, 100, ['Welder', 'Shipyard Ltd', '2015 – 2019']),
    { x: 40, y: 170, ...heading('Education') } as Stretch,
    ...column(200, 170, ['Trade school', '2014']),
  ]);
  expect(rows).toEqual(['Experience', 'Welder', 'Shipyard Ltd', '2015 – 2019', 'Education', 'Trade school', '2014']);
});

test('entries next to each other are read one after the other', () => {
  const rows = read([
    ...column(40, 100, [{ text: 'Web', bold: true }, 'Advanced', 'HTML, CSS']),
    ...column(220, 100, [{ text: 'Tools', bold: true }, 'Beginner', 'Git, Make']),
  ]);
  expect(rows).toEqual(['Web', 'Advanced', 'HTML, CSS', 'Tools', 'Beginner', 'Git, Make']);
});

test('entries next to each other are kept apart, even when their titles take two rows', () => {
  const rows = read([
    ...column(40, 100, [{ text: 'Web Development', bold: true }, { text: '2020', bold: true, x: 160 }, 'Code School']),
    ...column(320, 100, [
      { text: 'Cloud Developer', bold: true },
      { text: '2019', bold: true, x: 440 },
      'Cloud School',
    ]),
  ]);
  expect(rows).toEqual(['Web Development', '2020', 'Code School', 'Cloud Developer', '2019', 'Cloud School']);
});

test('bullets side by side are read column by column, and the lines around them keep their places', () => {
  const rows = read(
    [
      ...column(40, 100, [heading('Experience'), 'Welder', '• Welded hulls of', 'ferries', '• Trained two', 'Helper']),
      { x: 52, y: 142, text: 'ferries' },
      ...column(300, 128, ['• Checked seams', '• Ordered steel for']),
      { x: 312, y: 156, text: 'the yard' },
      ...column(40, 184, ['• Swept the dock', 'Guard']),
      { x: 300, y: 184, text: '• Sorted tools' },
    ].filter(({ x, text }) => x !== 40 || text !== 'ferries'),
  );
  expect(rows).toEqual([
    'Experience',
    'Welder',
    'Welded hulls of',
    'ferries',
    'Trained two',
    'Checked seams',
    'Ordered steel for',
    'the yard',
    'Helper',
    'Swept the dock',
    'Sorted tools',
    'Guard',
  ]);
});

test('a date in the margin next to bullets belongs before the first lines of its entry', () => {
  const rows = read([
    ...column(40, 100, [heading('Education'), '2015 – 2019']),
    ...column(220, 100, [{ text: 'Trade school', bold: true }, '• Welding', '• Safety']),
    { x: 40, y: 170, text: '2012 – 2015' },
    ...column(220, 156, [{ text: 'Evening school', bold: true }, '• Drawing']),
  ]);
  expect(rows).toEqual([
    'Education',
    '2015 – 2019 | Trade school',
    'Welding',
    'Safety',
    '2012 – 2015 | Evening school',
    'Drawing',
  ]);
});

test('two columns whose headings are in no list are not read across where their bullets are level', () => {
  const rows = read([
    ...column(40, 100, [
      heading('Where I worked'),
      'Welder at a yard on the coast',
      '2015 – 2019',
      '• Welded hulls',
      '• Trained six apprentices',
      heading('What I was taught'),
      'Trade school',
    ]),
    ...column(320, 100, [
      heading('Skills'),
      'Welding',
      'Cutting',
      '• Forklift',
      '• Cranes',
      heading('Languages'),
      'English and Polish',
    ]),
  ]);
  expect(rows.indexOf('Trade school')).toBeLessThan(rows.indexOf('Skills'));
});

test('dates at the edge above a section in the right column belong to the lines beside them', () => {
  const rows = read([
    ...column(40, 100, [
      heading('Experience'),
      'Welder',
      'Shipyard Ltd',
      'Helper',
      'Dock Ltd',
      heading('Skills'),
      'Welding and cutting',
      'Cranes',
      heading('References'),
      'Robin Example',
    ]),
    { x: 470, y: 114, text: '2015 – 2019' },
    { x: 470, y: 142, text: '2012 – 2015' },
    ...column(320, 170, [heading('Languages'), 'English', 'Polish', heading('Interests'), 'Sailing']),
  ]);
  expect(rows.slice(0, 4)).toEqual(['Experience', 'Welder | 2015 – 2019', 'Shipyard Ltd', 'Helper | 2012 – 2015']);
});

test('dates that are broken over lines in a margin stand before what they date', () => {
  const rows = read([
    ...column(40, 100, ['October', '2015 –', 'June', '2019', '2012']),
    ...column(140, 100, ['Welder', 'Shipyard Ltd', 'Welded hulls', 'and rudders', 'Helper', 'Dock Ltd']),
  ]);
  expect(rows).toEqual([
    'October 2015 – June 2019 | Welder',
    'Shipyard Ltd',
    'Welded hulls',
    'and rudders',
    '2012 | Helper',
    'Dock Ltd',
  ]);
});

test('the end of a range below its beginning is no bullet', () => {
  const rows = read([
    ...column(40, 100, ['Nov 2019', '– now', 'Jan 2012', '– 2019']),
    ...column(140, 100, ['Welder, Shipyard Ltd', '• Welded the hulls of ferries', 'Helper, Dock Ltd', '• Swept']),
  ]);
  expect(rows).toEqual([
    'Nov 2019 – now | Welder, Shipyard Ltd',
    'Welded the hulls of ferries',
    'Jan 2012 – 2019 | Helper, Dock Ltd',
    'Swept',
  ]);
});

test("a form's labels are read with their values, also where these look like places", () => {
  const rows = read([
    ...['Dates', 'Qualification', 'School', 'Dates'].map((text, index) => ({
      x: 140 - 5.5 * text.length,
      y: 100 + 14 * index,
      text,
    })),
    ...column(160, 100, ['2008 – 2010', 'Diploma, Welding', 'Trade School, Leith', '2005 – 2008']),
  ]);
  expect(rows).toContain('School | Trade School, Leith');
});

test('a section that runs on in the next of two equal columns goes on below itself', () => {
  const page = [
    ...column(40, 100, [
      heading('Experience'),
      'Welder at the yard on the coast',
      '2015 – 2019',
      '• Welded the hulls of ferries',
    ]),
    ...column(300, 100, [
      'Helper at the dock in the north',
      '2012 – 2015',
      '• Swept the decks of the ferries',
      heading('Education'),
      'Trade school',
    ]),
  ];
  expect(read(page)).toEqual([
    'Experience',
    'Welder at the yard on the coast',
    '2015 – 2019',
    'Welded the hulls of ferries',
    'Helper at the dock in the north',
    '2012 – 2015',
    'Swept the decks of the ferries',
    'Education',
    'Trade school',
  ]);
});

test('a range of dates in a margin is not carried on by the range below it', () => {
  const rows = read([
    ...column(40, 100, ['June 2016', '– 2018', 'Sept 2013', '– May', '2016']),
    ...column(140, 100, ['Coordinator, Dock Ltd', '• Payroll', 'Assistant, Yard Ltd', '• Scheduling', '• Letters']),
  ]);
  expect(rows).toContain('Sept 2013 – May 2016 | Assistant, Yard Ltd');
});

test('dates at the edge below the last section of the right column belong to the lines beside them', () => {
  const rows = read([
    ...column(40, 100, [
      heading('Profile'),
      'Welder who sings',
      'and sweeps up',
      heading('Experience'),
      'Welder, Shipyard Ltd',
      'Helper, Dock Ltd',
    ]),
    ...column(400, 100, [heading('Contact'), 'robin@example.org', 'Hamburg']),
    { x: 470, y: 156, text: '2015 – 2019' },
    { x: 470, y: 170, text: '2012 – 2015' },
  ]);
  expect(rows.slice(-3)).toEqual([
    'Experience',
    'Welder, Shipyard Ltd | 2015 – 2019',
    'Helper, Dock Ltd | 2012 – 2015',
  ]);
});

test('a range that is broken at its dash at the edge of the lines is whole', () => {
  const rows = read([
    ...column(40, 100, ['Welder', 'Shipyard Ltd', 'Welded the hulls of ferries', 'Helper', 'Dock Ltd']),
    ...column(500, 100, ['Apr 2019 –', 'Present']),
    ...column(500, 142, ['Sep 2014 –', 'Mar 2019']),
  ]);
  expect(rows).toContain('Welder | Apr 2019 – Present');
  expect(rows).toContain('Helper | Sep 2014 – Mar 2019');
});

test('the marks of a timeline part dates from what they date', () => {
  const rows = read(
    [100, 142, 184].flatMap((y, index) => [
      { x: 60, y, text: '2015 – 2019' },
      { x: 118, y, text: '●' },
      { x: 126, y, text: ['Welder', 'Helper', 'Trainee'][index] ?? '' },
    ]),
  );
  expect(rows).toEqual(['2015 – 2019 | Welder', '2015 – 2019 | Helper', '2015 – 2019 | Trainee']);
});
