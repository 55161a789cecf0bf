import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { textRows } from '../../document/layout/text-row.ts';
import { findHeadings } from './find-headings.ts';

const headingsOf = (stretches: readonly Stretch[]) => {
  const rows = textRows(typeset(stretches));
  const headings = findHeadings(rows);
  return rows.flatMap((row) => (headings.has(row) ? [[row.text, headings.get(row)]] : []));
};
const heading = (y: number, text: string): Stretch => ({ x: 40, y, text, bold: true, size: 12 });
const line = (y: number, text: string): Stretch => ({ x: 40, y, text });
const top: readonly Stretch[] = [
  { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
  line(66, 'robin@example.org'),
];

test('an unknown heading that is set like the known ones is one', () => {
  expect(
    headingsOf([
      ...top,
      heading(96, 'Experience'),
      line(114, 'Welder, Dock Ltd, 2015 – 2019'),
      line(128, 'Built hulls and decks for ferries'),
      heading(158, 'On the water'),
      line(176, 'Sails a small boat along the coast in every season'),
      heading(206, 'Education'),
      line(224, 'Lakeside College, 2013 – 2015'),
    ]),
  ).toEqual([
    ['Experience', 'work'],
    ['On the water', 'other'],
    ['Education', 'education'],
  ]);
});

test('entries that are set like the headings are none', () => {
  const job = (y: number, title: string, dates: string): Stretch[] => [
    heading(y, title),
    line(y + 16, dates),
    line(y + 30, 'Built hulls and decks for ferries of the line'),
  ];
  expect(
    headingsOf([
      ...top,
      heading(96, 'Experience'),
      ...job(116, 'Dock Welder', '2019 – 2022'),
      ...job(170, 'Crane Operator', '2016 – 2019'),
      ...job(224, 'Warehouse Assistant', '2013 – 2016'),
      heading(280, 'Education'),
      line(298, 'Lakeside College, 2011 – 2013'),
    ]),
  ).toEqual([
    ['Experience', 'work'],
    ['Education', 'education'],
  ]);
});
