import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { fragmentsOf } from '../layout/fragments.ts';
import { markHeadings } from './heading-marks.ts';

const heading = (y: number, text: string, x = 40): Stretch => ({ x, y, text, bold: true, size: 13 });
const marked = (stretches: readonly Stretch[]): { known: string[]; byLook: string[] } => {
  const headings = markHeadings(fragmentsOf(typeset(stretches))).filter((fragment) => fragment.heading);
  return {
    known: headings.filter(({ byLook }) => !byLook).map(({ text }) => text),
    byLook: headings.filter(({ byLook }) => byLook).map(({ text }) => text),
  };
};

test('what is set as the headings are is one by its look', () => {
  expect(
    marked([
      heading(40, 'Experience'),
      { x: 40, y: 60, text: 'Welded the hulls of eleven ferries and of one lightship' },
      heading(90, 'Where I studied'),
      { x: 40, y: 110, text: 'Trade school on the coast, with a second year in the yard' },
      heading(140, 'Under the bonnet'),
      { x: 40, y: 160, text: 'Welding, cutting, reading drawings upside down' },
      heading(190, 'Languages'),
      { x: 40, y: 210, text: 'English and some Polish that the yard has taught me' },
    ]),
  ).toEqual({ known: ['Experience', 'Languages'], byLook: ['Where I studied', 'Under the bonnet'] });
});

test('the second line of a heading is none of its own', () => {
  const { byLook } = marked([
    heading(40, 'Experience'),
    { x: 40, y: 60, text: 'Welded the hulls of eleven ferries and of one lightship' },
    heading(90, 'What the people of'),
    heading(104, 'the yard say'),
    { x: 40, y: 124, text: 'She welds as others write, and nobody has to read it twice' },
    heading(190, 'Languages'),
    { x: 40, y: 210, text: 'English and some Polish that the yard has taught me' },
  ]);
  expect(byLook).toEqual(['What the people of']);
});

test('names of entries in the look of the headings are none', () => {
  const { byLook } = marked([
    heading(40, 'Experience'),
    heading(60, 'Blue Dock Yard'),
    { x: 40, y: 78, text: '2019 – 2023' },
    heading(100, 'Grey Harbour'),
    { x: 40, y: 118, text: '2015 – 2019' },
    heading(140, 'Old Slipway'),
    { x: 40, y: 158, text: '2012 – 2015' },
    heading(190, 'Skills'),
    { x: 40, y: 210, text: 'Welding, cutting and reading drawings upside down' },
    heading(240, 'Languages'),
    { x: 40, y: 260, text: 'English and some Polish that the yard has taught me' },
  ]);
  expect(byLook).toEqual([]);
});

test('a column in a colour of its own has its headings set like the others', () => {
  const large = (x: number, y: number, text: string, color: string): Stretch => ({
    x,
    y,
    text,
    bold: true,
    size: 14,
    color,
  });
  const { known, byLook } = marked([
    large(40, 40, 'My story', '#222222'),
    { x: 40, y: 60, text: 'A welder who sings at work and sweeps up afterwards' },
    large(40, 100, 'Path so far', '#222222'),
    { x: 40, y: 120, text: 'Welded the hulls of eleven ferries and of one lightship' },
    large(400, 40, 'Contact', '#ffffff'),
    { x: 400, y: 60, text: 'robin@example.org', color: '#ffffff' },
    large(400, 100, 'Education', '#ffffff'),
    { x: 400, y: 120, text: 'Trade school', color: '#ffffff' },
    large(400, 160, 'Languages', '#ffffff'),
    { x: 400, y: 180, text: 'English', color: '#ffffff' },
  ]);
  expect([...known, ...byLook]).toEqual(expect.arrayContaining(['My story', 'Path so far']));
});

test('without a page, looks cut nothing', () => {
  const drawn = fragmentsOf(
    typeset(
      ['Experience', 'On the water', 'Languages', 'Education'].flatMap((text, index) => [
        heading(40 + 60 * index, text),
        { x: 40, y: 60 + 60 * index, text: 'Welded the hulls of eleven ferries and of one lightship' },
      ]),
    ),
  );
  const marks = (onPage: boolean) => markHeadings(drawn, { onPage }).filter(({ byLook }) => byLook).length;
  expect([marks(true), marks(false)]).toEqual([1, 0]);
});

test('a column beside a sidebar may begin with an unknown heading, higher than the first of the sidebar', () => {
  const { byLook } = marked([
    { x: 40, y: 30, text: 'Robin Example', bold: true, size: 20 },
    heading(40, 'The story so far', 240),
    { x: 240, y: 60, text: 'Welded the hulls of eleven ferries and of one lightship' },
    heading(90, 'Languages'),
    { x: 40, y: 110, text: 'English, Polish' },
    heading(150, 'Education'),
    { x: 40, y: 170, text: 'Trade school on the coast' },
    heading(200, 'Things I built', 240),
    { x: 240, y: 220, text: 'A rowing boat for four, and the shed that it stands in' },
  ]);
  expect(byLook).toContain('The story so far');
});
