import { describe, expect, test } from 'vitest';
import type { SavedJobView } from '#contract/saved-jobs.ts';
import { activeFilters, beforeChange, columnsOf, isSalary, noFilters, queryOf, withChange } from './saved-job-list.ts';

const job = (id: string, status: SavedJobView['status'], more: Partial<SavedJobView> = {}): SavedJobView => ({
  id,
  jobListingId: `listing ${id}`,
  jobListing: {
    id: `listing ${id}`,
    title: 'Baker',
    company: 'Meyer & Co',
    location: 'Berlin',
    salaryMin: null,
    salaryMax: null,
    salaryText: null,
    currency: null,
    salaryIsEstimate: false,
    postedDate: null,
    source: 'adzuna',
    description: '',
    isExcerpt: false,
    skills: [],
    benefits: [],
    applicationUrl: '',
    jobType: null,
    experienceLevel: null,
    workplace: null,
    alsoAt: [],
    firstSeen: '2026-11-01T10:00:00.000Z',
    lastSeen: '2026-11-01T10:00:00.000Z',
    reposted: 0,
    isExpired: false,
    saved: null,
  },
  status,
  notes: null,
  reminder: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...more,
});

describe('the columns', () => {
  test('are all six in the order of an application, each with its jobs in theirs', () => {
    const columns = columnsOf([job('a', 'applied'), job('b', 'interested'), job('c', 'applied')]);
    expect(columns.map(({ status, jobs }) => [status, jobs.map(({ id }) => id).join()])).toEqual([
      ['interested', 'b'],
      ['saved', ''],
      ['applied', 'a,c'],
      ['interviewing', ''],
      ['offer', ''],
      ['rejected', ''],
    ]);
  });
});

describe('a change', () => {
  const jobs = [job('a', 'saved', { notes: 'Call' }), job('b', 'saved')];

  test('touches one job, and what it changes alone', () => {
    const [first, second] = withChange(jobs, 'a', { status: 'offer' });
    expect(first).toEqual({ ...jobs[0], status: 'offer' });
    expect(second).toBe(jobs[1]);
  });

  test.each([{ status: 'offer' as const }, { notes: null }, { reminder: '2026-12-01T09:00:00.000Z' }])(
    'taken back is as before, and keeps what was changed meanwhile: %o',
    (change) => {
      const [before] = jobs;
      if (!before) throw new Error('There is no job.');
      const other = 'status' in change ? { reminder: '2026-12-24T09:00:00.000Z' } : { status: 'applied' as const };
      const changed = withChange(withChange(jobs, 'a', change), 'a', other);
      const [back] = withChange(changed, 'a', beforeChange(before, change));
      expect(back).toEqual({ ...before, ...other });
    },
  );
});

describe('the filters', () => {
  test('ask for nothing until one is set', () => {
    expect(activeFilters(noFilters)).toBe(0);
    expect(Object.values(queryOf(noFilters)).every((value) => value === undefined)).toBe(true);
  });

  test('are sent as the server takes them', () => {
    const filters = { ...noFilters, status: 'offer' as const, salaryMin: ' 60,000 ', location: ' Berlin ' };
    expect(queryOf(filters)).toMatchObject({ status: 'offer', salaryMin: 60_000, location: 'Berlin' });
    expect(activeFilters(filters)).toBe(3);
  });

  test.each(['60000', '60,000', '60.000', '60 000', '1,000,000', '0', ''])('%j is a salary', (typed) =>
    expect(isSalary(typed)).toBe(true),
  );
  test.each(['60k', '6.5', '-5', '999999999', '1,0000'])('%j is none, and is not sent', (typed) => {
    expect(isSalary(typed)).toBe(false);
    expect(queryOf({ ...noFilters, salaryMin: typed, salaryMax: typed })).toMatchObject({
      salaryMin: undefined,
      salaryMax: undefined,
    });
  });
});
