import { describe, expect, test } from 'vitest';
import type { ListingView } from '#contract/job-listings.ts';
import { allListings, firstChoice, requestOf, toggled, type RankedResume } from './compare-choice.ts';

const resume = (kind: RankedResume['kind'], id: string): RankedResume => ({ kind, id, name: id, createdAt: '' });
const listing = (id: string) => ({ id }) as ListingView;
// An upload and an optimization may have the same id.
const resumes = [resume('upload', '1'), resume('optimization', '1'), resume('upload', '2')];
const listings = Array.from({ length: 30 }, (_, at) => listing(`job ${at}`));

describe('a comparison', () => {
  test('begins with the newest resume, and as much as a table can have', () => {
    const { resume: newest, jobs, resumes: several } = firstChoice(resumes, listings);
    expect([newest, jobs.length, several]).toEqual(['upload:1', 25, ['upload:1', 'optimization:1', 'upload:2']]);
  });

  test('asks for one resume and many jobs, or for one job and many resumes', () => {
    const choice = { resume: 'optimization:1', jobs: ['a', 'b'], job: 'c', resumes: ['upload:1', 'upload:2'] };
    expect(requestOf('oneResume', choice, resumes)).toEqual({
      resumes: [{ kind: 'optimization', id: '1' }],
      listings: ['a', 'b'],
    });
    expect(requestOf('oneJob', choice, resumes)).toEqual({
      resumes: [
        { kind: 'upload', id: '1' },
        { kind: 'upload', id: '2' },
      ],
      listings: ['c'],
    });
  });

  test('says which part of it is not chosen', () => {
    const nothing = { resume: '', jobs: [], job: '', resumes: [] };
    expect(requestOf('oneResume', nothing, resumes)).toEqual({ missing: 'resume' });
    expect(requestOf('oneResume', { ...nothing, resume: 'upload:2' }, resumes)).toEqual({ missing: 'jobs' });
    expect(requestOf('oneJob', nothing, resumes)).toEqual({ missing: 'resumes' });
    expect(requestOf('oneJob', { ...nothing, resumes: ['upload:2'] }, resumes)).toEqual({ missing: 'job' });
  });

  test('takes no more than it may have, and gives any back', () => {
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b']);
    expect(toggled(['b'], 'c', 2)).toEqual(['b', 'c']);
  });

  test('has each listing once, the saved ones first', () => {
    expect(allListings([listing('a')], [listing('b'), listing('a')]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
