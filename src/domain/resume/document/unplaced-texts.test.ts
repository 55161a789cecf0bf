import { expect, test } from 'vitest';
import { applyCorrections } from '../corrections/apply-corrections.ts';
import type { Correction } from '../corrections/correction.ts';
import type { ParsedResume, SourceLine } from '../parsed-resume.ts';
import { resumeToText } from './resume-text.ts';
import { unplacedTexts } from './unplaced-texts.ts';

const line = (
  id: string,
  section: SourceLine['section'],
  text: string,
  more: Partial<SourceLine> = {},
): SourceLine => ({
  id,
  page: 1,
  section,
  text,
  ...more,
});

const parsed: ParsedResume = {
  resume: {
    basics: { name: 'Robin Example', email: 'robin@example.org' },
    work: [
      { position: 'Packer', name: 'Northwind', startDate: '2019', endDate: '2020', highlights: ['Packed glass'] },
      { position: 'Driver', name: 'Harbour Works' },
    ],
    skills: [{ name: 'Forklifts' }],
  },
  lines: [
    line('n', 'basics', 'Robin Example'),
    line('m', 'basics', 'robin@example.org | Quay 7'),
    line('d', 'basics', 'Single, two cats'),
    line('w', 'work', 'WORK', { heading: true }),
    line('p', 'work', 'Packer, Northwind, Harlow 2019 – 2020'),
    line('b', 'work', 'Packed glass', { bullet: true }),
    line('u', 'work', 'Broke none', { bullet: true }),
    line('s', 'work', 'Left when the quay closed'),
    line('r', 'work', 'Driver, Harbour Works'),
    line('k', 'skills', 'SKILLS', { heading: true }),
    line('f', 'skills', 'Forklifts'),
    line('g', 'skills', 'and whatever has wheels'),
    line('e', 'other', 'THINGS I COLLECT', { heading: true }),
    line('c', 'other', 'Tide tables\tShip bells'),
  ],
  evidence: {
    '/basics/name': ['n'],
    '/basics/email': ['m'],
    '/work/0/position': ['p'],
    '/work/0/name': ['p'],
    '/work/0/startDate': ['p'],
    '/work/0/endDate': ['p'],
    '/work/0/highlights/0': ['b'],
    '/work/1/position': ['r'],
    '/work/1/name': ['r'],
    '/skills/0/name': ['f'],
  },
  confidence: {},
  unread: ['d', 'u', 's', 'g', 'c'],
  unreadParts: [
    { id: 'm~1', line: 'm', text: 'Quay 7' },
    { id: 'p~1', line: 'p', text: 'Harlow' },
  ],
  language: 'en',
};

const documentOf = (...corrections: Correction[]): string => {
  const corrected = applyCorrections(parsed, corrections);
  return resumeToText(corrected.resume, ['work', 'skills'], 'en', unplacedTexts(corrected));
};

test('what was not read stays where it stood: in the header, at its entry, at its section, under its heading', () => {
  expect(documentOf()).toBe(
    [
      'Robin Example',
      'robin@example.org · Quay 7',
      '',
      'Work Experience',
      'Packer · 2019 – 2020',
      'Northwind · Harlow',
      '• Packed glass',
      '• Broke none',
      'Left when the quay closed',
      '',
      'Driver',
      'Harbour Works',
      '',
      'Skills',
      'Forklifts',
      'and whatever has wheels',
      '',
      'THINGS I COLLECT',
      'Tide tables · Ship bells',
      '',
      'Additional Information',
      'Single, two cats',
    ].join('\n'),
  );
});

test('what the person leaves out leaves the document, lines and parts of lines alike', () => {
  const text = documentOf({ kind: 'left-out', line: 's' }, { kind: 'left-out', line: 'p~1' });
  expect(text).not.toMatch(/quay closed|Harlow/);
  expect(text).toContain('Packer · 2019 – 2020\nNorthwind\n');
});

test('what the person places is in its place, and nowhere else', () => {
  const text = documentOf(
    { kind: 'placed', line: 'p~1', pointer: '/work/0/location' },
    { kind: 'placed', line: 'c', pointer: '/interests/-/name' },
  );
  expect(text.match(/Harlow/g)).toHaveLength(1);
  expect(text.match(/Ship bells/g)).toHaveLength(1);
  expect(text).toContain('Interests');
  expect(text).not.toContain('THINGS I COLLECT');
});

test('what stands beside a value that the person corrects stays', () => {
  const { lines } = applyCorrections(parsed, [{ kind: 'value', pointer: '/basics/email', value: 'r@example.org' }]);
  expect(lines.some(({ id }) => id === 'm')).toBe(false);
  expect(documentOf({ kind: 'value', pointer: '/basics/email', value: 'r@example.org' })).toContain('Quay 7');
});

test('what stood in the header of an entry that is left out goes with it', () => {
  expect(documentOf({ kind: 'removed', pointer: '/work/0' })).not.toContain('Harlow');
});
