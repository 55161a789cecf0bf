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
  ['Checked daily to ensure lodges was run well', ['lodges were']],
  ['Signed both of the contracts that we was given', ['we were']],
  ['Worked closely with partners to extracted the data', [undefined]],
  ['Made sure that the leads will contacted their customers', [undefined]],
  ['Checked all drawings before the work was perform', [undefined]],
  ['Created an robust sales funnel in the area', ['a robust']],
  ['Queried the databases to extracted and analyze sales', [undefined]],
  ["Helped the shop and it's customers every day", ['its customers']],
  ['Sold more then eight cars a month', ['more than']],
  ['Monitored the ledger too ensure its accuracy', ['to ensure']],
  ['Helped clients through there entire projects', ['through their entire']],
])('%s', (line, expected) => {
  expect(corrections(line)).toEqual(expected);
});

test.each([
  'Led a university team and a one-day workshop for users',
  'Sold to a European bank and a utility',
  'Noted that that report had had no effect',
  'Ran CI, tests and releases for the whole group',
  'Sold parts to Acme , Northwind and eight other firms of the region',
  'Efforts led to improved results and to increased sales',
  'Ensured that the sales was closed and all logistics is kept on time',
  'Was responsible for work that will need and must exceed the plan',
  'Signed an hourly contract, an nda and an html page',
  'Went there and worked from there, for there was more to do then',
  'Chose the tools that Sales and IT have used since',
  'Repaired the press too, and it was in use again',
])('%s has none', (line) => {
  expect(corrections(line)).toEqual([]);
});
