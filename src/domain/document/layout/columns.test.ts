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
