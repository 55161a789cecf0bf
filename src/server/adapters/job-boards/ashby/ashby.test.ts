import { expect, test } from 'vitest';
import { askBoard, listingsOf } from '#test/support/job-boards/ask-board.ts';
import { ashby } from './client.ts';

const job = {
  id: '145ff46b-1441-4773-bcd3-c8c90baa598a',
  title: 'Product Manager',
  department: 'Product',
  team: 'Growth',
  employmentType: 'FullTime',
  location: 'Houston, TX',
  secondaryLocations: [{ location: 'San Francisco', address: { addressLocality: 'San Francisco' } }],
  publishedAt: '2026-11-20T16:21:55.393+00:00',
  isListed: true,
  isRemote: true,
  workplaceType: 'Hybrid',
  address: { postalAddress: { addressLocality: 'Houston', addressRegion: 'Texas', addressCountry: 'USA' } },
  jobUrl: 'https://jobs.ashbyhq.com/acme/145ff46b',
  applyUrl: 'https://jobs.ashbyhq.com/acme/145ff46b/application',
  descriptionHtml: '<p>Join us</p>',
  descriptionPlain: 'Join us',
  compensation: {
    compensationTierSummary: '$81K – $87K • 0.5% – 1.75%',
    scrapeableCompensationSalarySummary: '$81K - $87K',
    summaryComponents: [
      { compensationType: 'EquityPercentage', interval: 'NONE', currencyCode: null, minValue: 0.5, maxValue: 1.75 },
      { compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'USD', minValue: 81000, maxValue: 87000 },
    ],
  },
};

const ask = async (jobs: unknown[]) =>
  askBoard(ashby, { '/posting-api/job-board/acme': { body: { apiVersion: '1', jobs } } });

test('reads a board as Ashby documents it', async () => {
  const { answer, seen } = await ask([job]);
  expect(answer).toMatchObject({ ok: true, company: 'Acme', hasMore: false });
  expect(listingsOf(answer)).toEqual([
    {
      externalId: `acme/${job.id}`,
      title: 'Product Manager',
      company: 'Acme',
      description: '<p>Join us</p>',
      isHtml: true,
      location: 'Houston, TX; San Francisco',
      workplace: 'hybrid',
      salary: { min: 81_000, max: 87_000, currency: 'USD', per: 'year', text: '$81K - $87K' },
      jobType: 'Full Time',
      applicationUrl: 'https://jobs.ashbyhq.com/acme/145ff46b/application',
      postedAt: '2026-11-20T16:21:55.393Z',
    },
  ]);
  expect(seen[0]?.query).toEqual({ includeCompensation: 'true' });
});

test('what is not listed to everybody is left out', async () => {
  const { answer } = await ask([
    { ...job, isListed: false },
    { ...job, id: 'b', isListed: undefined },
  ]);
  expect(listingsOf(answer).map(({ externalId }) => externalId)).toEqual(['acme/b']);
});

test('a pay that is not to be shown is not', async () => {
  const { answer } = await ask([{ ...job, shouldDisplayCompensationOnJobPostings: false }]);
  expect(listingsOf(answer)[0]?.salary).toBeUndefined();
});

test('a job without all that can be left out is a listing, and a broken one loses no other', async () => {
  const bare = { title: 'Cook', jobUrl: 'https://jobs.ashbyhq.com/acme/c1', descriptionPlain: 'a < b', isRemote: true };
  const { answer } = await ask([
    bare,
    { title: 'No address' },
    5,
    { ...job, id: 'd', compensation: 'much', address: 3 },
  ]);
  expect(listingsOf(answer)).toMatchObject([
    { externalId: 'acme/c1', workplace: 'remote', description: '<p>a &lt; b</p>', salary: undefined },
    { externalId: 'acme/d', salary: undefined },
  ]);
});

test('a board whose jobs have another shape is broken', async () => {
  expect((await ask([{ name: 'x' }])).answer).toMatchObject({ ok: false, failure: 'broken' });
});
