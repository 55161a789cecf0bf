import { expect, test } from 'vitest';
import { parsedText } from '#test/support/resumes.ts';
import { findMistakes } from './mistakes.ts';

const resumeWith = (...lines: string[]): string =>
  `Robin Example\nrobin@mail.example\n\nExperience\nEngineer\nNorthwind, Berlin\n01/2020 – 12/2022\n${lines.map((line) => `• ${line}`).join('\n')}\n`;
const corrections = (line: string) =>
  findMistakes(parsedText(resumeWith('Designed the billing service and its tests', line))).map(
    ({ suggestion }) => suggestion,
  );

test.each([
  ['Responsible for the managment of three teams', ['management']],
  ['Wrote the the documentation of all services', ['the']],
  ['Built a automated pipeline for all releases', ['an automated']],
  ['Planned , built and ran the billing service', ['Planned,']],
  ['When asked i helped the support team with bugs', ['I']],
])('%s', (line, expected) => {
  expect(corrections(line)).toEqual(expected);
});

test.each([
  'Led a university team and a one-day workshop for users',
  'Sold to a European bank and a utility',
  'Noted that that report had had no effect',
  'Ran CI, tests and releases for the whole group',
])('%s has none', (line) => {
  expect(corrections(line)).toEqual([]);
});
