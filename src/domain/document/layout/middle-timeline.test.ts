import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { parseResume } from '../../resume/parse-resume.ts';
import { fragmentsOf } from './fragments.ts';
import { timelineMiddle } from './middle-timeline.ts';

/** Lines that end at the left of the timeline, or begin at its right. */
const beside = (side: 'left' | 'right', y: number, texts: readonly string[]): Stretch[] =>
  texts.map((text, index) => ({
    x: side === 'left' ? 230 - 5 * text.length : 370,
    y: y + 13 * index,
    text,
    bold: index === 0,
  }));
const date = (y: number, text: string): Stretch => ({ x: 300 - 2.5 * text.length, y, text });

const jobs: readonly Stretch[] = [
  date(120, '2020 – Present'),
  ...beside('left', 120, ['Production Planner', 'Brightline Foods Ltd', 'Plans two bottling lines']),
  date(150, 'Mar 2016 – Dec 2019'),
  ...beside('right', 150, ['Stock Controller', 'Dock Ltd', 'Counted four thousand items']),
  date(190, '2012 – 2016'),
  ...beside('left', 190, ['Warehouse Assistant', 'Harbour Ltd', 'Loaded vans on the early shift']),
];
const name: Stretch = { x: 200, y: 40, text: 'Robin Example', bold: true, size: 20 };
const contact: Stretch = { x: 240, y: 66, text: 'robin@example.org' };
const heading: Stretch = { x: 40, y: 96, text: 'Experience', bold: true, size: 13 };

test('entries to the left and to the right of a timeline by turns, each with its date', () => {
  const education = [
    { ...heading, y: 240, text: 'Education' },
    { x: 40, y: 260, text: 'Lakeside College, 2010 – 2012' },
  ];
  const { resume } = parseResume(typeset([name, contact, heading, ...jobs, ...education]));
  expect(resume.work?.map((job) => [job.position, job.name, job.startDate, job.endDate])).toEqual([
    ['Production Planner', 'Brightline Foods Ltd', '2020', undefined],
    ['Stock Controller', 'Dock Ltd', '2016-03', '2019-12'],
    ['Warehouse Assistant', 'Harbour Ltd', '2012', '2016'],
  ]);
  expect(resume.education?.map((course) => course.institution)).toEqual(['Lakeside College']);
});

test('dates that share an edge, or have text on one side alone, are no timeline', () => {
  const middleOf = (stretches: readonly Stretch[]) => timelineMiddle(fragmentsOf(typeset(stretches)));
  expect(middleOf(jobs)).toBeCloseTo(300);
  expect(middleOf(jobs.map((set) => (/\d{4}/.test(set.text) ? { ...set, x: 270 } : set)))).toBeUndefined();
  expect(middleOf(jobs.filter(({ x }) => x < 370))).toBeUndefined();
});
