import { expect, test } from 'vitest';
import { readProfile } from './read-profile.ts';

const workOf = (text: string) => readProfile(text).parsed.resume.work ?? [];
const skillsOf = (text: string) =>
  readProfile(text).parsed.resume.skills?.flatMap(({ name, keywords = [] }) =>
    keywords.length > 0 ? keywords : [name],
  );

const pasted = (...experience: string[]) =>
  ['Jane Poe', 'Engineer at Acme Bank', 'Experience', ...experience, 'Skills', 'Java, SQL, Kafka'].join('\n');

test('lines typed one below the other stay statements of their own', () => {
  const [first, second] = workOf(
    'Jane Poe\nEngineer\n\nExperience\nSoftware Engineer\nAcme Bank\nJan 2020 - Present\n' +
      'Leading a team of 4 engineers on the settlement service\nMigrated 12 services from Java 8 to Java 17\n\n' +
      'Developer\nGlobex\nJan 2016 - Dec 2019\nWrote the tools that parse statements, and kept\nthem running.\n\nSkills\nJava',
  );
  expect(first?.highlights).toEqual([
    'Leading a team of 4 engineers on the settlement service',
    'Migrated 12 services from Java 8 to Java 17',
  ]);
  expect(second).toMatchObject({ name: 'Globex', position: 'Developer' });
  expect(second?.summary).toBe('Wrote the tools that parse statements, and kept them running.');
});

test('of a pasted page without places the first line of work is kept', () => {
  const text = pasted(
    'Software Engineer',
    'Acme Bank · Full-time',
    'Jan 2020 - Present · 4 yrs',
    'Leading a team of 4 engineers',
    'Migrated 12 services to Java 17',
    'Developer',
    'Globex · Full-time',
    'Jan 2016 - Dec 2019 · 4 yrs',
    'Led migration of payments to Kafka',
  );
  const [first, second] = workOf(text);
  expect(first?.highlights).toEqual(['Leading a team of 4 engineers', 'Migrated 12 services to Java 17']);
  expect(first?.location).toBeUndefined();
  expect(second).toMatchObject({ name: 'Globex', summary: 'Led migration of payments to Kafka' });
  expect(skillsOf(text)).toEqual(['Java', 'SQL', 'Kafka']);
});

test.each([
  'London',
  'Greater Boston Area',
  'Berlin und Umgebung',
  'Springfield, Illinois',
  'Dublin, Ireland · Hybrid',
])('the place %s under the dates is still one', (place) => {
  const text = pasted('Engineer', 'Acme Bank · Full-time', 'Jan 2020 - Present · 4 yrs', place, 'Built payments');
  expect(workOf(text)[0]).toMatchObject({ location: place.split(' · ')[0], summary: 'Built payments' });
});

test('each of several positions at one employer is kept', () => {
  const work = workOf(
    pasted(
      'Acme Bank',
      '8 yrs 2 mos',
      'Senior Engineer',
      'Full-time',
      'Jan 2020 - Present · 4 yrs',
      'Leading settlement',
      'Engineer',
      'Jan 2016 - Dec 2019 · 4 yrs',
      'Built payments',
      'Developer',
      'Globex · Full-time',
      'Jan 2014 - Dec 2015 · 2 yrs',
      'Wrote Java',
    ),
  );
  expect(work.map(({ name, position, summary }) => [name, position, summary])).toEqual([
    ['Acme Bank', 'Senior Engineer', 'Leading settlement'],
    ['Acme Bank', 'Engineer', 'Built payments'],
    ['Globex', 'Developer', 'Wrote Java'],
  ]);
});
