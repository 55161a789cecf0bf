import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { parseResume } from '../parse-resume.ts';

const margin = (y: number, text: string): Stretch => ({ x: 40, y, text, bold: true });
const beside = (y: number, text: string, date?: string): Stretch[] => [
  { x: 160, y, text },
  ...(date === undefined ? [] : [{ x: 460, y, text: date }]),
];

test('a heading in the margin that takes two lines is one, and what stands beside them is one entry', () => {
  const { work, education } = parseResume(
    typeset([
      { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
      { x: 40, y: 66, text: 'robin@example.org' },
      margin(100, 'EDUCATION'),
      ...beside(100, 'Doctor of Philosophy in Astronomy', '2011 - 2017'),
      ...beside(112, 'University of Leeds, Leeds, UK'),
      margin(140, 'RESEARCH'),
      ...beside(140, 'Post-doctoral Researcher', '2018 - 2022'),
      margin(152, 'EXPERIENCE'),
      ...beside(152, 'Tide Observatory, Bergen, Norway'),
      ...beside(170, 'Student Researcher', '2011 - 2017'),
      ...beside(182, 'University of Leeds, Leeds, UK'),
    ]),
  ).resume;
  expect(work?.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ['Post-doctoral Researcher', 'Tide Observatory', '2018'],
    ['Student Researcher', 'University of Leeds', '2011'],
  ]);
  expect(education).toHaveLength(1);
});
