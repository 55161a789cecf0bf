import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { fragmentsOf } from '../layout/fragments.ts';
import { documentFromText } from '../plain-text.ts';
import { withoutRunIns } from './run-in-headings.ts';

const read = (fragments: ReturnType<typeof fragmentsOf>) =>
  withoutRunIns(fragments).map(({ text, heading }) => (heading ? `# ${text}` : text));
const readText = (...lines: string[]) => read(fragmentsOf(documentFromText(lines.join('\n'))));

test('headings in capitals before a dash are cut off what they head', () => {
  expect(
    readText(
      'EXPERIENCE — Senior Buyer, Harbour Foods Ltd, 2018 – 2022',
      'EDUCATION — Lakeside College, 2014',
      'LANGUAGES — English and Polish',
    ),
  ).toEqual([
    '# EXPERIENCE',
    'Senior Buyer, Harbour Foods Ltd, 2018 – 2022',
    '# EDUCATION',
    'Lakeside College, 2014',
    '# LANGUAGES',
    'English and Polish',
  ]);
});

test('bold headings before a full stop are cut off, and what follows begins where they began', () => {
  const line = (y: number, head: string, rest: string): Stretch[] => [
    { x: 40, y, text: `${head}. `, bold: true },
    { x: 40 + 5 * (head.length + 2), y, text: rest },
  ];
  const document = typeset([
    ...line(100, 'Profile', 'Nurse with nine years on surgical wards'),
    ...line(130, 'Experience', 'Ward Sister, Northfield Hospital'),
    ...line(160, 'Education', 'Lakeside College of Nursing'),
  ]);
  const fragments = withoutRunIns(fragmentsOf(document));
  expect(fragments.map(({ text, heading, x }) => [heading, text, x])).toEqual([
    [true, 'Profile', 40],
    [false, 'Nurse with nine years on surgical wards', 40],
    [true, 'Experience', 40],
    [false, 'Ward Sister, Northfield Hospital', 40],
    [true, 'Education', 40],
    [false, 'Lakeside College of Nursing', 40],
  ]);
});

test('labels in a list of skills are none', () => {
  const lines = ['LANGUAGES: Python, SQL', 'TOOLS: Docker, Git', 'CLOUD: Terraform', 'DATABASES: Oracle'];
  expect(readText(...lines)).toEqual(lines);
});

test('a heading whose type goes on behind its dash ends at the dash', () => {
  const line = (y: number, bold: string, rest: string): Stretch[] => [
    { x: 40, y, text: bold, bold: true },
    { x: 40 + 5 * (bold.length + 1), y, text: rest },
  ];
  const found = withoutRunIns(
    fragmentsOf(
      typeset([
        ...line(100, 'Profile —', 'Welder who sings'),
        ...line(120, 'Experience — Welder', 'at the yard, 2015 – 2019'),
        ...line(140, 'Education —', 'Trade school, 2014'),
        ...line(160, 'Languages —', 'English'),
      ]),
    ),
  );
  expect(found.filter(({ heading }) => heading).map(({ text }) => text)).toEqual([
    'Profile',
    'Experience',
    'Education',
    'Languages',
  ]);
});
