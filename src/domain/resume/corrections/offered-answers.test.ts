import { describe, expect, test } from 'vitest';
import { unplacedTexts } from '../document/unplaced-texts.ts';
import type { ParsedResume, SourceLine } from '../parsed-resume.ts';
import { applyCorrections } from './apply-corrections.ts';
import type { Correction } from './correction.ts';
import { questionRank } from './cost-of-mistakes.ts';
import { likelyPlace } from './likely-place.ts';
import { madeTogether, offeredAnswers, swapOf } from './offered-answers.ts';

const line = (id: string, section: SourceLine['section'], text: string): SourceLine => ({ id, page: 1, section, text });

const parsed: ParsedResume = {
  resume: {
    basics: { name: 'Robin Example' },
    work: [
      { position: 'Northwind', name: 'Packer', highlights: ['Packed glass and'] },
      { position: 'lamps', startDate: '2022', endDate: '2024' },
    ],
  },
  lines: [
    line('n', 'basics', 'Robin Example | robin@example.org'),
    line('p', 'work', 'Packer, Northwind, Quay Seven'),
    line('b', 'work', 'Packed glass and'),
    line('f', 'work', 'lamps | 2022-2024'),
    line('u', 'work', 'Broke none'),
  ],
  evidence: {
    '/basics/name': ['n'],
    '/work/0/position': ['p'],
    '/work/0/name': ['p'],
    '/work/0/highlights/0': ['b'],
    '/work/1/position': ['f'],
    '/work/1/startDate': ['f'],
    '/work/1/endDate': ['f'],
  },
  confidence: {},
  unread: ['u'],
  unreadParts: [
    { id: 'n~1', line: 'n', text: 'robin@example.org' },
    { id: 'p~1', line: 'p', text: 'Quay Seven' },
  ],
  language: 'en',
};
describe('answers that are offered', () => {
  test('swap title and employer, by two corrections of values', () => {
    const swap = swapOf(parsed, '/work/0');
    expect(applyCorrections(parsed, swap?.corrections ?? []).resume.work?.[0]).toMatchObject({
      position: 'Packer',
      name: 'Northwind',
    });
    expect(offeredAnswers(parsed, '/work/0/name')[0]).toEqual(swap);
  });

  test('take the other things on the line, which are then no longer left over; what stood there is', () => {
    const [, instead] = offeredAnswers(parsed, '/work/0/name');
    expect(instead?.text).toBe('Quay Seven');
    const { resume, unreadParts } = applyCorrections(parsed, instead?.corrections ?? []);
    expect(resume.work?.[0]?.name).toBe('Quay Seven');
    expect(unreadParts?.map(({ text }) => text)).toEqual(['robin@example.org', 'Packer']);
  });

  test('give what is left of a value to the field that lacks it, or keep it', () => {
    const alone: ParsedResume = {
      resume: { work: [{ position: 'Staff nurse; Penhallow Hospital' }] },
      lines: [line('p', 'work', 'Staff nurse; Penhallow Hospital')],
      evidence: { '/work/0/position': ['p'] },
      confidence: { '/work/0/position': 0.4 },
      unread: [],
      language: 'en',
    };
    const [offer] = offeredAnswers(alone, '/work/0/position');
    const { resume } = applyCorrections(alone, offer?.corrections ?? []);
    expect(resume.work?.[0]).toMatchObject({ position: 'Staff nurse', name: 'Penhallow Hospital' });
    const kept = applyCorrections(alone, offer?.corrections.slice(0, 1) ?? []);
    expect(kept.unreadParts?.map(({ text }) => text)).toEqual(['Penhallow Hospital']);
  });

  test('say that it is no job, but the end of the line above', () => {
    const noJob = offeredAnswers(parsed, '/work/1/position').find(({ kind }) => kind === 'noJob');
    const { resume } = applyCorrections(parsed, noJob?.corrections ?? []);
    expect(resume.work).toHaveLength(1);
    expect(resume.work?.[0]?.highlights).toEqual(['Packed glass and lamps | 2022-2024']);
    expect(offeredAnswers(parsed, '/work/0/name').some(({ kind }) => kind === 'noJob')).toBe(false);
  });

  test('are taken back as a whole, from any of their corrections', () => {
    for (const [pointer, kind] of [
      ['/work/0/name', 'swap'],
      ['/work/1/position', 'noJob'],
    ]) {
      const made = offeredAnswers(parsed, pointer ?? '').find((offer) => offer.kind === kind)?.corrections ?? [];
      expect(made).toHaveLength(2);
      for (const one of made) expect(madeTogether(parsed, made, one)).toEqual(made);
    }
    const alone: Correction = { kind: 'value', pointer: '/work/0/name', value: 'Northwind' };
    expect(madeTogether(parsed, [alone], alone)).toEqual([alone]);
  });
});

test('questions come by what a mistake costs', () => {
  const pointers = [
    '/skills/0/name',
    '/education/0/institution',
    '/work/0/startDate',
    '/languages/0/fluency',
    '/work/1/name',
    '/work/0/position',
    '/basics/phone',
  ];
  expect(pointers.toSorted((a, b) => questionRank(a) - questionRank(b))).toEqual([
    '/basics/phone',
    '/work/1/name',
    '/work/0/position',
    '/work/0/startDate',
    '/education/0/institution',
    '/languages/0/fluency',
    '/skills/0/name',
  ]);
});

test('what could not be placed has a likely place', () => {
  expect(unplacedTexts(parsed).map((item) => [item.text, likelyPlace(parsed, item)])).toEqual([
    ['robin@example.org', '/basics/email'],
    ['Quay Seven', '/work/0/location'],
    ['Broke none', '/work/1/highlights/-'],
  ]);
});
