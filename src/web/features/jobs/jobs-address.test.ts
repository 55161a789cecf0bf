import { expect, test } from 'vitest';
import { filterCount, queryOf, readAddress, tabQuery, type JobQuery } from './jobs-address.ts';
import { paths } from '../../paths.ts';

const read = (address: string) => readAddress(new URL(address, 'https://here.invalid').searchParams);

const full: JobQuery = {
  terms: {
    query: 'C++ & Rust',
    location: 'São Paulo',
    source: 'remotive',
    filters: {
      jobType: 'full-time',
      experienceLevel: 'senior',
      salaryMin: 60000,
      salaryMax: 90000,
      remote: true,
      workplace: 'hybrid',
      datePosted: '7d',
      distanceKm: 25,
      skills: ['Rust', 'C++'],
    },
  },
  sort: 'salary',
  page: 3,
};

test('what is searched for comes back from its address as it was', () => {
  expect(read(paths.jobs(queryOf(full)))).toEqual({
    ...full,
    tab: 'search',
    jobId: undefined,
    searchId: undefined,
    mailToken: undefined,
  });
});

test('every tab keeps what was searched for, and the search is the tab without a name', () => {
  const { tab, ...kept } = read(paths.jobs(tabQuery('matches', full)));
  expect(tab).toBe('matches');
  expect(kept).toEqual({ ...full, jobId: undefined, searchId: undefined, mailToken: undefined });
  expect(paths.jobs(tabQuery('search', read('/jobs')))).toBe('/jobs');
});

test('an address that makes no sense searches for nothing and sets no filter', () => {
  expect(read('/jobs?tab=x&type=slave&min=-3&max=1e9&km=0&page=-1&sort=luck&source=me&posted=1y&remote=no')).toEqual({
    tab: 'search',
    jobId: undefined,
    searchId: undefined,
    mailToken: undefined,
    terms: { query: '' },
    sort: 'relevance',
    page: 1,
  });
  expect(read(`/jobs?q=${'a'.repeat(500)}&page=99999`)).toMatchObject({ terms: { query: 'a'.repeat(200) }, page: 50 });
});

test('each filter counts, each skill by itself', () => {
  expect(filterCount(full.terms)).toBe(11);
  expect(filterCount({ query: 'a', filters: { remote: false } })).toBe(0);
});
