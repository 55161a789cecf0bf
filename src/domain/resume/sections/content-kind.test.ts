import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { parseResume } from '../parse-resume.ts';

/** A resume of sections with headings in the same type. */
const parse = (...sections: (readonly [heading: string, ...lines: string[]])[]) => {
  let y = 66;
  const set = sections.flatMap(([heading, ...lines]): Stretch[] => {
    y += 30;
    const start = { x: 40, y, text: heading, bold: true, size: 13 };
    return [start, ...lines.map((text) => ({ x: 40, y: (y += 15), text }))];
  });
  const name: Stretch = { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 };
  return parseResume(typeset([name, { x: 40, y: 66, text: 'robin@example.org' }, ...set])).resume;
};
const jobs = [
  'Dock Welder, Brightline Ltd, 2018 – 2022',
  'Built hulls and decks for the ferries of the line',
  'Warehouse Assistant, Harbour Ltd, 2014 – 2018',
  'Loaded vans on the early shift',
] as const;
const skills = ['Skills', 'MIG welding, rigging, first aid'] as const;
const school = ['Education', 'Lakeside College, Diploma in Welding, 2012 – 2014'] as const;

test.each(['My way so far', 'Ports of call'])('dated jobs under "%s", which says nothing, are work', (heading) => {
  const { work } = parse(skills, [heading, ...jobs], school);
  expect(work?.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ['Dock Welder', 'Brightline Ltd', '2018'],
    ['Warehouse Assistant', 'Harbour Ltd', '2014'],
  ]);
});

test('schools with dates are education, and prose before all else is the summary', () => {
  const prose =
    'Welder with nine years on the docks, who likes to train apprentices and to keep a tidy and safe workshop.';
  const { education, basics } = parse(
    ['In a nutshell, me', prose],
    ['Experience', ...jobs],
    ['Where it began', 'Lakeside College, Diploma in Welding, 2012 – 2014'],
    skills,
  );
  expect(education?.map(({ institution }) => institution)).toEqual(['Lakeside College']);
  expect(basics?.summary).toBe(prose);
});

test('dated jobs are no second section of work', () => {
  const { work } = parse(
    ['Experience', ...jobs],
    ['Odds and ends', 'Deckhand, Oakhollow Ltd, 2012 – 2013'],
    school,
    skills,
  );
  expect(work?.map(({ name }) => name)).toEqual(['Brightline Ltd', 'Harbour Ltd']);
});
