import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { markHeadings } from '../headings/heading-marks.ts';
import { readingOrder } from './columns.ts';
import { fragmentsOf } from './fragments.ts';
import { joinDates, joinStackedDates, wholeLabels } from './margin-labels.ts';

const read = (stretches: readonly Stretch[]): string[] =>
  readingOrder(markHeadings(fragmentsOf(typeset(stretches)))).rows.map((row) =>
    row.map(({ text }) => text).join(' | '),
  );
const stack = (texts: readonly string[], x = 40): Stretch[] =>
  texts.map((text, index) => ({ x, y: 100 + 12 * index, text }));
const notes = (...texts: string[]) => fragmentsOf(typeset(stack(texts)));
const textsOf = (fragments: readonly { text: string }[]) => fragments.map(({ text }) => text);

test('labels of a form that wrap are whole before their values', () => {
  const rows: [label: string[], value: string[]][] = [
    [['Dates'], ['March 2018 – June 2021']],
    [['Occupation or position held'], ['Welder']],
    [
      ['Name and address of the', 'employer'],
      ['Dock Ltd', '12 Quay Lane, Galway'],
    ],
    [
      ['Main activities and', 'responsibilities'],
      ['Built hulls and decks for ferries', 'Trained two apprentices in MIG welding'],
    ],
  ];
  const form = rows.flatMap(([label, value], index) => {
    const y = 100 + 36 * index;
    return [
      ...label.map((text, line): Stretch => ({ x: 200 - 5 * text.length, y: y + 12 * line, text })),
      ...value.map((text, line): Stretch => ({ x: 220, y: y + 12 * line, text })),
    ];
  });
  expect(read(form)).toEqual([
    'Dates | March 2018 – June 2021',
    'Occupation or position held | Welder',
    'Name and address of the employer | Dock Ltd',
    '12 Quay Lane, Galway',
    'Main activities and responsibilities | Built hulls and decks for ferries',
    'Trained two apprentices in MIG welding',
  ]);
});

test('a label over three lines is one', () => {
  const label = ['Name and type of organisation', 'providing education and', 'training'];
  expect(textsOf(wholeLabels(notes('Dates', ...label)))).toEqual(['Dates', label.join(' ')]);
});

test('labels that are whole already stay apart', () => {
  expect(textsOf(wholeLabels(notes('Dates', 'Position held', 'Name of employer')))).toEqual([
    'Dates',
    'Position held',
    'Name of employer',
  ]);
});

test.each([
  [['July 2018', '– Jan 2021'], 'July 2018 – Jan 2021'],
  [['March', '2019'], 'March 2019'],
  [['septiembre de', '2011 – junio de', '2014'], 'septiembre de 2011 – junio de 2014'],
])('%j is one date in a narrow margin', (lines, whole) => {
  expect(joinStackedDates(notes(...lines))).toMatchObject([{ text: whole, date: true }]);
});

test('dates that are whole stay apart in a margin', () => {
  const whole = ['2018 – 2021', '2014 – 2018', 'Present', '2012 – 2014'];
  expect(textsOf(joinStackedDates(notes(...whole)))).toEqual(whole);
});

test('dates at the edge of the lines are joined with their ends, and not with the next entry', () => {
  expect(textsOf(joinDates(notes('March', '2022')))).toEqual(['March 2022']);
  expect(textsOf(joinDates(notes('April 2020', 'August 2022', '2 years')))).toEqual([
    'April 2020 – August 2022 2 years',
  ]);
  expect(textsOf(joinDates(notes('2018 – 2021', '2014 – 2018')))).toEqual(['2018 – 2021', '2014 – 2018']);
});
