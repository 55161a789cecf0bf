import { describe, expect, test } from 'vitest';
import { parsedText } from '#test/support/resumes.ts';
import { heldJobs } from './held-jobs.ts';

const jobIn = (line: string) =>
  heldJobs(parsedText(`Sam Miller\nsam@example.com\n\nExperience\n${line}\n\nEducation\nBA, City College, 2009`)).find(
    ({ startDate }) => startDate !== undefined,
  );

describe('heldJobs', () => {
  test.each([
    [
      'Served as a front end developer at Example Ltd. (2014-2017) delivering applications.',
      'front end developer',
      '2014',
      '2017',
    ],
    [
      '2013 - 2016 as a lead mobile developer. Guided the team by solving problems in the apps.',
      'lead mobile developer',
      '2013',
      '2016',
    ],
    ['Worked as a nurse from 2015 to 2019, mostly on the surgical ward and in night shifts.', 'nurse', '2015', '2019'],
  ])('finds dates and a title that occur only in a sentence: %s', (line, title, startDate, endDate) => {
    const job = jobIn(line);
    expect(job).toMatchObject({ startDate, endDate });
    expect(job?.title).toContain(title);
  });

  test('an entry that has its dates is not listed twice', () => {
    const parsed = parsedText(
      'Sam Miller\n\nExperience\nNurse, City Hospital, 2015 - 2019\n• Cared for 12 patients a shift',
    );
    expect(heldJobs(parsed).filter(({ startDate }) => startDate === '2015')).toHaveLength(1);
  });
});
