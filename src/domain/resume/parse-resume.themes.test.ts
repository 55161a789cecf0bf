import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { parseResume } from './parse-resume.ts';

const parse = (stretches: readonly Stretch[]) => parseResume(typeset(stretches)).resume;
const heading = (x: number, y: number, text: string): Stretch => ({ x, y, text, bold: true, size: 13 });
const name: Stretch = { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 };

test('a name broken over three lines in a narrow column', () => {
  const { basics } = parse([
    { x: 40, y: 40, text: 'Robin', size: 18, bold: true },
    { x: 40, y: 60, text: 'Sample-', size: 18, bold: true },
    { x: 40, y: 80, text: 'Holder', size: 18, bold: true },
    { x: 40, y: 104, text: 'Dock Welder' },
    { x: 40, y: 120, text: 'rholder@example.org' },
  ]);
  expect(basics?.name).toBe('Robin Sample-Holder');
});

test('a sidebar on the right, beside lines with dates at their far edge', () => {
  const jobs = ['Welder', 'Rigger', 'Deckhand', 'Stevedore'];
  const { basics, work, education } = parse([
    { x: 420, y: 40, text: 'Robin Example', size: 18, bold: true },
    heading(40, 70, 'Experience'),
    ...jobs.flatMap((text, index): Stretch[] => [
      { x: 40, y: 90 + 40 * index, text },
      { x: 330, y: 90 + 40 * index, text: `${2020 - 3 * index} – ${2022 - 3 * index}` },
      { x: 40, y: 104 + 40 * index, text: `Harbour ${index + 1} Ltd` },
    ]),
    heading(40, 270, 'Projects'),
    { x: 40, y: 290, text: 'A boat of recycled steel' },
    { x: 430, y: 92, text: 'robin@example.org' },
    { x: 430, y: 112, text: '555-010-0123' },
    { x: 430, y: 132, text: 'robin.example.dev' },
    { x: 420, y: 172, text: 'EDUCATION', bold: true },
    { x: 420, y: 190, text: 'Diploma in Welding', bold: true },
    { x: 420, y: 204, text: 'Harbour College' },
    { x: 420, y: 218, text: '2009 – 2010' },
  ]);
  expect(work?.map((job) => [job.position, job.name, job.startDate])).toEqual(
    jobs.map((job, index) => [job, `Harbour ${index + 1} Ltd`, `${2020 - 3 * index}`]),
  );
  expect(education?.[0]).toMatchObject({ institution: 'Harbour College', endDate: '2010' });
  expect(basics?.phone).toBe('555-010-0123');
});

test('pictographs before a date, a place and the contacts are icons', () => {
  const { basics, work } = parse([
    name,
    { x: 40, y: 70, text: '✉ robin@example.org' },
    { x: 220, y: 70, text: '⚑ Hamburg' },
    heading(40, 100, 'Experience'),
    { x: 40, y: 120, text: 'Welder', bold: true },
    { x: 40, y: 134, text: 'Dock Ltd' },
    { x: 40, y: 148, text: '📅 2015 – 2019' },
    { x: 220, y: 148, text: '📍 Lübeck' },
    { x: 40, y: 162, text: 'Built hulls and decks for ferries' },
  ]);
  expect(basics?.location?.city).toBe('Hamburg');
  expect(work?.[0]).toMatchObject({ name: 'Dock Ltd', position: 'Welder', location: 'Lübeck', startDate: '2015' });
});
