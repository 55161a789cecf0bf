import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { parseResume } from '../parse-resume.ts';

test('an identifier below a publication is not a publication', () => {
  const entry = (y: number, title: string, date: string, rest: string[]): Stretch[] => [
    { x: 40, y, text: title, bold: true },
    { x: 480, y, text: date },
    ...rest.map((text, index): Stretch => ({ x: 40, y: y + 12 * (index + 1), text })),
  ];
  const { publications } = parseResume(
    typeset([
      { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
      { x: 40, y: 100, text: 'Publications', bold: true, size: 13 },
      ...entry(120, 'Efficient Routing for Very Large Models', 'July 2023', [
        'Robin Example, Ada Moss, Lee Park',
        '10.1234/neurips.2023.1234 (NeurIPS 2023)',
      ]),
      ...entry(170, 'Pruning by Search', 'Dec 2022', ['Robin Example', '10.1234/neurips.2022.5678 (NeurIPS 2022)']),
    ]),
  ).resume;
  expect(publications?.map(({ name }) => name)).toEqual([
    'Efficient Routing for Very Large Models',
    'Pruning by Search',
  ]);
});
