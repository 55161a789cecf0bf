import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CompanyView } from '#contract/job-companies.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { CopyProvider } from '../../../copy/use-copy.tsx';
import { CompanyRow, newsOf } from './company-row.tsx';

const copy = pageCopyFor('en');
const failure = 'Lever took too long to answer. We’ll try again soon.';
const company = (more: Partial<CompanyView> = {}): CompanyView => ({
  id: '1',
  provider: 'lever',
  slug: 'acme',
  name: 'Acme',
  isOwn: true,
  isPublic: false,
  state: 'read',
  listings: 25,
  fetchedAt: '2026-11-01T10:00:00.000Z',
  failure: null,
  ...more,
});
const rowOf = (more: Partial<CompanyView>): string =>
  renderToStaticMarkup(
    <CopyProvider copy={copy}>
      <CompanyRow company={company(more)} onRemove={() => undefined} />
    </CopyProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test.each<[string, Partial<CompanyView>, { row: string; news: string }]>([
  [
    'is being fetched',
    { state: 'fetching', listings: 0, fetchedAt: null },
    { row: 'Fetching its jobs...', news: 'Acme added. We’re fetching its jobs' },
  ],
  ['has jobs', {}, { row: '25 jobs', news: 'Acme added with 25 jobs.' }],
  ['has none', { listings: 0 }, { row: 'No open jobs at the moment', news: 'Acme added. It has no open jobs' }],
  [
    'has more than we take',
    { state: 'cut', listings: 2000 },
    { row: 'The first 2,000 jobs of more', news: 'Acme added with 2,000 jobs.' },
  ],
  ['has failed at once', { state: 'failing', listings: 0, fetchedAt: null, failure }, { row: failure, news: failure }],
  ['has failed after it was read', { state: 'failing', failure }, { row: '25 jobs', news: failure }],
])('what came of a company whose board %s', (_, more, { row, news }) => {
  expect(rowOf(more)).toContain(row);
  expect(newsOf(company(more), copy.companyList)).toContain(news);
});

test('who finds its jobs is said', () => {
  expect(rowOf({})).toContain('Only you find these');
  expect(rowOf({ isPublic: true })).toContain('Everyone finds these');
});
