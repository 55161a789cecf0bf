import { expect, test } from 'vitest';
import { variedPerson } from '#test/support/varied-people/person.ts';
import { parsedFromJsonResume } from './from-json-resume.ts';
import { resumeToText } from './resume-text.ts';
import { resumeText } from '../parsed-resume.ts';

const people = Array.from({ length: 12 }, (_, number) => variedPerson(number));

test.each(people)('person $number: the lines that are scored are those of the text that is shown', ({ resume }) => {
  const parsed = parsedFromJsonResume(resume);
  const shown = resumeToText(resume, [], parsed.language);
  expect(resumeText(parsed).split('\n')).toEqual(shown.split('\n').filter((line) => line !== ''));
});

test('every line that shows a value is its evidence, headings are not', () => {
  const { lines, evidence } = parsedFromJsonResume({
    basics: { summary: 'First paragraph.\nSecond paragraph.' },
    work: [{ name: '', position: ' Engineer ', startDate: '2020-03', highlights: ['', 'Built it.'] }],
  });
  expect(lines.map(({ id, text, section }) => [id, section, text])).toEqual([
    ['p1l1', 'summary', 'Summary'],
    ['p1l2', 'summary', 'First paragraph.'],
    ['p1l3', 'summary', 'Second paragraph.'],
    ['p1l4', 'work', 'Work Experience'],
    ['p1l5', 'work', 'Engineer · Mar 2020 – Present'],
    ['p1l6', 'work', 'Built it.'],
  ]);
  expect(lines.map(({ heading, bullet }) => [heading, bullet])).toContainEqual([undefined, true]);
  expect(evidence).toEqual({
    '/basics/summary': ['p1l2', 'p1l3'],
    '/work/0/position': ['p1l5'],
    '/work/0/startDate': ['p1l5'],
    '/work/0/highlights/0': ['p1l6'],
  });
});
