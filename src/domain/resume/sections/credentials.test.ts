import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { textRows } from '#test/support/text-rows.ts';
import { readCredentials } from './credentials.ts';

const short = (credentials: ReturnType<typeof readCredentials>) =>
  credentials.map(({ name, issuer, date }) => [name.text, issuer?.text, date?.text]);
const fromLines = (...lines: string[]) => short(readCredentials(textRows(documentFromText(lines.join('\n')))));
const fromPage = (...stretches: Stretch[]) => short(readCredentials(textRows(typeset(stretches))));

test('each line is one, with its own issuer and date or none', () => {
  expect(
    fromLines(
      'Registered Nurse, Ohio Board of Nursing, RN60441207, 2012',
      'CCRN (Adult), AACN, 2017',
      'Forklift licence',
      'First Aid at Work (2020 – 2023)',
    ),
  ).toEqual([
    ['Registered Nurse', 'Ohio Board of Nursing', '2012'],
    ['CCRN (Adult)', 'AACN', '2017'],
    ['Forklift licence', undefined, undefined],
    ['First Aid at Work', undefined, '2020'],
  ]);
});

test('a name goes on behind a word that ends none, though it is as long as a sentence', () => {
  expect(
    fromLines(
      'SQL Associate',
      'Map Drawing for Field Work and',
      'Survey Planning Basics',
      'Tide Desktop Specialist',
    ).map(([name]) => name),
  ).toEqual(['SQL Associate', 'Map Drawing for Field Work and Survey Planning Basics', 'Tide Desktop Specialist']);
});

test('several in one line are several', () => {
  expect(fromLines('First aid; Forklift licence (2019); Working at heights')).toEqual([
    ['First aid', undefined, undefined],
    ['Forklift licence', undefined, '2019'],
    ['Working at heights', undefined, undefined],
  ]);
});

test('what is taught below a school is issued by it', () => {
  expect(
    fromLines(
      'NORTHFIELD OPEN SCHOOL',
      '• Survey Methods',
      '• Charts for Beginners',
      'HARBOR EVENING CLASSES',
      '• Excel',
    ),
  ).toEqual([
    ['Survey Methods', 'NORTHFIELD OPEN SCHOOL', undefined],
    ['Charts for Beginners', 'NORTHFIELD OPEN SCHOOL', undefined],
    ['Excel', 'HARBOR EVENING CLASSES', undefined],
  ]);
});

test('what stands below a name that is set apart belongs to it', () => {
  expect(
    fromPage(
      { x: 40, y: 100, text: 'GD&T Technologist', bold: true },
      { x: 40, y: 114, text: 'Harbor Institute, 2019' },
      { x: 40, y: 134, text: 'Crane Operator', bold: true },
      { x: 40, y: 154, text: 'Welding Inspector', bold: true },
      { x: 40, y: 168, text: '2021' },
    ),
  ).toEqual([
    ['GD&T Technologist', 'Harbor Institute', '2019'],
    ['Crane Operator', undefined, undefined],
    ['Welding Inspector', undefined, '2021'],
  ]);
});
