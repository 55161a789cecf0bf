import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { textRows } from '#test/support/text-rows.ts';
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

test('a heading above the first known one, and one that reads like a name, are found by their look', () => {
  expect(
    headingsOf([
      ...top,
      heading(96, 'Stationen'),
      line(114, 'Schweißer, Werft GmbH, 2015 – 2019'),
      line(128, 'Rümpfe und Decks von Fähren gebaut und geprüft'),
      heading(158, 'Schule und Lehre'),
      line(176, 'Lehre zum Schweißer, Kiel, 2011 – 2014'),
      heading(206, 'Sprachen'),
      line(224, 'Deutsch und ein wenig Polnisch von der Werft'),
      heading(254, 'Hobbys'),
      line(272, 'Segeln und Singen im Chor der Werft'),
    ]).map(([text]) => text),
  ).toEqual(['Stationen', 'Schule und Lehre', 'Sprachen', 'Hobbys']);
});

test('an employer that is called as a section is none among other employers', () => {
  const bold = (y: number, text: string): Stretch => ({ x: 40, y, text, bold: true });
  const job = (y: number, employer: string, title: string): Stretch[] => [
    bold(y, employer),
    line(y + 14, 'Galway'),
    bold(y + 28, title),
    line(y + 42, 'Answered calls and kept the diary of two partners'),
  ];
  expect(
    headingsOf([
      ...top,
      heading(96, 'WORK EXPERIENCE'),
      ...job(114, 'Outreach', 'Office Manager'),
      ...job(174, 'Kestrel', 'Receptionist'),
      ...job(234, 'Dunmore', 'Telephonist'),
      heading(294, 'EDUCATION'),
      line(312, 'Lakeside College, 2013 – 2015'),
      heading(342, 'LANGUAGE SKILLS'),
      bold(360, 'Language'),
      line(374, 'English'),
    ]),
  ).toEqual([
    ['WORK EXPERIENCE', 'work'],
    ['EDUCATION', 'education'],
    ['LANGUAGE SKILLS', 'languages'],
  ]);
});
