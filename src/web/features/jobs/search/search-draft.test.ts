import { expect, test } from 'vitest';
import { draftOf, problemsOf, termsOf, withoutFilters, type SearchDraft } from './search-draft.ts';

const empty: SearchDraft = { query: '', location: '', salaryMin: '', salaryMax: '', filters: {}, source: undefined };

test('a search is the same after it stood in the form', () => {
  const terms = {
    query: 'Nurse',
    location: 'Berlin',
    filters: { jobType: 'part-time', salaryMin: 30000, skills: ['ICU'], distanceKm: 25 },
    source: 'adzuna',
  } as const;
  const again = termsOf(draftOf({ ...terms, filters: { ...terms.filters, skills: ['ICU'] } }));
  expect(again).toEqual(terms);
});

test('salaries are read as people type them', () => {
  const draft = { ...empty, query: 'Nurse', salaryMin: ' 60,000 ', salaryMax: '80 000' };
  expect(problemsOf(draft)).toEqual({});
  expect(termsOf(draft).filters).toEqual({ salaryMin: 60000, salaryMax: 80000 });
});

test('what cannot be searched for is named by its field', () => {
  expect(problemsOf(empty)).toEqual({ query: true });
  expect(problemsOf({ ...empty, query: 'a', salaryMin: '60k', salaryMax: '-1' })).toEqual({
    salaryMin: 'invalid',
    salaryMax: 'invalid',
  });
  expect(problemsOf({ ...empty, query: 'a', salaryMin: '80000', salaryMax: '60000' })).toEqual({ salaryMax: 'order' });
});

test('a distance goes with a place, and remote goes before another workplace', () => {
  expect(termsOf({ ...empty, query: 'a', filters: { distanceKm: 25 } })).toEqual({ query: 'a' });
  expect(termsOf({ ...empty, query: 'a', filters: { remote: true, workplace: 'on-site' } })).toEqual({
    query: 'a',
    filters: { remote: true },
  });
  expect(termsOf({ ...empty, query: 'a', filters: { remote: false } })).toEqual({ query: 'a' });
});

test('clearing the filters leaves what is searched for and where', () => {
  const draft = draftOf({ query: 'a', location: 'b', filters: { salaryMin: 1, remote: true }, source: 'lever' });
  expect(termsOf(withoutFilters(draft))).toEqual({ query: 'a', location: 'b' });
});
