import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonResume } from '../../resume/json-resume.ts';
import { findContradictions } from './find-contradictions.ts';

interface Case {
  what: string;
  profile: JsonResume;
  resume: JsonResume;
  kinds?: string[];
}
const file = join(import.meta.dirname, '../../../../test/fixtures/linkedin/contradictions.json');
const { planted, harmless } = JSON.parse(readFileSync(file, 'utf8')) as { planted: Case[]; harmless: Case[] };
const between = (profile: JsonResume, resume: JsonResume) =>
  findContradictions({ resume: profile, language: 'en' }, { resume, language: 'en' });
const kindsOf = (profile: JsonResume, resume: JsonResume) => between(profile, resume).map(({ kind }) => kind);

test.each(planted.map((each) => [each.what, each] as const))('two stories: %s', (_, { profile, resume, kinds }) => {
  expect(kindsOf(profile, resume)).toEqual(kinds);
});

test.each(harmless.map((each) => [each.what, each] as const))('one story: %s', (_, { profile, resume }) => {
  expect(between(profile, resume)).toEqual([]);
});

test('the same entries never contradict each other, and a difference is told from either side', () => {
  for (const { profile, resume } of [...planted, ...harmless]) {
    expect(between(profile, profile)).toEqual([]);
    const mirrored = between(resume, profile).map(({ profile: a, resume: b }) => `${b} / ${a}`);
    expect(new Set(mirrored)).toEqual(
      new Set(between(profile, resume).map((each) => `${each.profile} / ${each.resume}`)),
    );
  }
});

test('one month apart is slight, and both lines are told in their own words', () => {
  const job = { position: 'Welder', name: 'Iron Range Steel', endDate: '2016-03' };
  expect(between({ work: [{ ...job, startDate: '2009-06' }] }, { work: [{ ...job, startDate: '2009-07' }] })).toEqual([
    {
      kind: 'dates',
      profile: 'Welder, Iron Range Steel, Jun 2009 – Mar 2016',
      resume: 'Welder, Iron Range Steel, Jul 2009 – Mar 2016',
      slight: true,
    },
  ]);
});

test('another degree and other years of one school are one contradiction with both lines', () => {
  const institution = 'University of Leeds';
  const own = { institution, studyType: 'Bachelor of Science', area: 'Chemistry', startDate: '2010', endDate: '2013' };
  const other = { institution, studyType: 'Master of Arts', area: 'History', startDate: '2014', endDate: '2016' };
  const told = between({ education: [own] }, { education: [other] });
  expect(told.map(({ kind }) => kind)).toEqual(['degree']);
  expect(told[0]?.profile).toContain('2013');
  expect(told[0]?.resume).toContain('2016');
});
