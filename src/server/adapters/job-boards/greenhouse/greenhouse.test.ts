import { expect, test } from 'vitest';
import { askBoard, listingsOf } from '#test/support/job-boards/ask-board.ts';
import { greenhouse } from './client.ts';
import { unescapedContent } from './mapping.ts';

const job = {
  id: 127817,
  internal_job_id: 144381,
  title: 'Vault Designer',
  absolute_url: 'https://boards.greenhouse.io/acme/jobs/127817',
  company_name: 'Acme & Sons',
  updated_at: '2026-11-20T12:00:00-05:00',
  first_published: '2026-11-02T09:30:00-05:00',
  location: { name: 'NYC; Remote - US' },
  content: '&lt;p&gt;Draw &amp;amp; build &lt;b&gt;vaults&lt;/b&gt;.&lt;/p&gt;',
  departments: [{ id: 1, name: 'Design' }],
  offices: [],
  metadata: [
    { id: 1, name: 'Employment Type', value: 'Contract', value_type: 'single_select' },
    { id: 2, name: 'Workplace Type', value: 'Hybrid', value_type: 'single_select' },
    { id: 3, name: 'Tags', value: ['a', 'b'], value_type: 'multi_select' },
  ],
  pay_input_ranges: [
    { min_cents: 9000000, max_cents: 12000000, currency_type: 'USD', title: 'NYC annual salary', blurb: '' },
    { min_cents: 8000000, max_cents: 11000000, currency_type: 'USD', title: 'Elsewhere, annual salary' },
    { min_cents: 7000000, max_cents: 7500000, currency_type: 'EUR', title: 'Annual salary' },
  ],
};

test('reads a board as Greenhouse documents it', async () => {
  const { answer, seen } = await askBoard(greenhouse, {
    '/v1/boards/acme/jobs': { body: { jobs: [job], meta: { total: 1 } } },
  });
  expect(answer).toMatchObject({ ok: true, hasMore: false, company: 'Acme & Sons' });
  expect(listingsOf(answer)).toEqual([
    {
      externalId: 'acme/127817',
      title: 'Vault Designer',
      company: 'Acme & Sons',
      description: '<p>Draw &amp; build <b>vaults</b>.</p>',
      isHtml: true,
      location: 'NYC; Remote - US',
      workplace: 'hybrid',
      salary: { min: 80_000, max: 120_000, currency: 'USD', per: 'year' },
      jobType: 'Contract',
      applicationUrl: 'https://boards.greenhouse.io/acme/jobs/127817',
      postedAt: '2026-11-02T14:30:00.000Z',
    },
  ]);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.query).toMatchObject({ content: 'true' });
});

test('a job that lacks all but what it needs is a listing, and a broken one loses no other', async () => {
  const { answer } = await askBoard(greenhouse, {
    '/v1/boards/acme/jobs': {
      body: {
        jobs: [
          { id: 1, title: 'Cook', absolute_url: 'https://x.test/1', metadata: null, location: null },
          { id: 2, title: null, absolute_url: 'https://x.test/2' },
          null,
          {
            id: '3',
            title: 'Baker',
            absolute_url: 'https://x.test/3',
            metadata: 7,
            pay_input_ranges: [{}],
            location: 'X',
          },
        ],
      },
    },
    '/v1/boards/acme': { body: { name: 'Acme Inc.', content: '' } },
  });
  expect(listingsOf(answer).map(({ title, company, salary }) => [title, company, salary])).toEqual([
    ['Cook', 'Acme Inc.', undefined],
    ['Baker', 'Acme Inc.', undefined],
  ]);
});

test('an empty board is one, and an unknown one is not', async () => {
  const paths = { '/v1/boards/acme/jobs': { body: { jobs: [] } }, '/v1/boards/acme': { body: { name: 'Acme Inc.' } } };
  expect((await askBoard(greenhouse, paths)).answer).toMatchObject({ ok: true, listings: [], company: 'Acme Inc.' });
  expect((await askBoard(greenhouse, paths, { board: 'other' })).answer).toEqual({ ok: false, failure: 'unknown' });
});

test('an hourly pay is one', async () => {
  const paid = {
    ...job,
    pay_input_ranges: [{ min_cents: 2650, max_cents: 3100, currency_type: 'USD', title: 'Hourly' }],
  };
  const { answer } = await askBoard(greenhouse, { '/v1/boards/acme/jobs': { body: { jobs: [paid] } } });
  expect(listingsOf(answer)[0]?.salary).toEqual({ min: 26.5, max: 31, currency: 'USD', per: 'hour' });
});

test('content is unescaped once, and only where it is escaped', () => {
  expect(unescapedContent('&lt;p&gt;1 &amp;lt; 2&lt;/p&gt;')).toBe('<p>1 &lt; 2</p>');
  expect(unescapedContent('<p>1 &lt; 2</p>')).toBe('<p>1 &lt; 2</p>');
});

test.each(['../admin', 'a/b', 'a b', 'evil.test/..', '', 'embed'])('%j is never asked for', async (board) => {
  const { answer, seen } = await askBoard(greenhouse, {}, { board });
  expect(answer).toEqual({ ok: false, failure: 'unknown' });
  expect(seen).toEqual([]);
});
