import { expect, test } from 'vitest';
import { boardHttp } from '../board-http.ts';
import { askBoard, listingsOf } from '#test/support/job-boards/ask-board.ts';
import { boardDouble } from '#test/support/job-boards/board-double.ts';
import { jobSourceSettings, jobSourcesOf } from '#server/settings/job-source-settings.ts';
import { z } from 'zod';
import { lever } from './client.ts';

const posting = {
  id: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
  text: 'Line Cook',
  hostedUrl: 'https://jobs.lever.co/acme/5ac21346',
  applyUrl: 'https://jobs.lever.co/acme/5ac21346/apply',
  createdAt: 1_794_000_000_000,
  country: 'DE',
  workplaceType: 'onsite',
  categories: {
    commitment: 'Full-time',
    department: 'Kitchen',
    location: 'Berlin',
    team: 'Hot',
    allLocations: ['Berlin', 'Paris'],
  },
  description: '<div>We cook.</div>',
  descriptionPlain: 'We cook.',
  lists: [{ text: 'You <will>', content: '<li>Cook</li><li>Clean</li>' }, { text: 'You have' }, 'noise'],
  additional: '<div>All welcome.</div>',
  salaryDescription: '<div>Paid monthly.</div>',
  salaryRange: { min: 3000, max: 3500, currency: 'EUR', interval: 'per-month-salary' },
};

test('reads a posting as Lever documents it', async () => {
  const { answer, seen } = await askBoard(
    lever,
    { '/v0/postings/acme-labs': { body: [posting] } },
    { board: 'acme-labs' },
  );
  expect(answer).toMatchObject({ ok: true, hasMore: false, company: 'Acme Labs' });
  expect(listingsOf(answer)).toEqual([
    {
      externalId: `acme-labs/${posting.id}`,
      title: 'Line Cook',
      company: 'Acme Labs',
      description: [
        '<div>We cook.</div>',
        '<h3>You &lt;will&gt;</h3>\n<ul><li>Cook</li><li>Clean</li></ul>',
        '<div>Paid monthly.</div>',
        '<div>All welcome.</div>',
      ].join('\n'),
      isHtml: true,
      location: 'Berlin; Paris',
      country: 'DE',
      workplace: 'on-site',
      salary: { min: 3000, max: 3500, currency: 'EUR', per: 'month' },
      jobType: 'Full-time',
      level: undefined,
      applicationUrl: 'https://jobs.lever.co/acme/5ac21346/apply',
      postedAt: '2026-11-06T21:20:00.000Z',
    },
  ]);
  expect(seen[0]?.query).toEqual({ mode: 'json', skip: '0', limit: '100' });
});

test.each([
  ['per-year-salary', 'year'],
  ['per-hour-wage', 'hour'],
  ['per-day-wage', 'day'],
  ['per-week-salary', 'week'],
  ['bi-week-salary', undefined],
  ['semi-month-salary', undefined],
  ['one-time', undefined],
])('%s is a pay by the %s', async (interval, per) => {
  const paid = { ...posting, salaryRange: { ...posting.salaryRange, interval } };
  const { answer } = await askBoard(lever, { '/v0/postings/acme': { body: [paid] } });
  expect(listingsOf(answer)[0]?.salary?.per).toBe(per);
});

test('what was written as plain text alone stays text', async () => {
  const plain = {
    id: 'a',
    text: 'Cook',
    hostedUrl: 'https://x.test/a',
    descriptionPlain: 'a < b\n\nc',
    additionalPlain: 'd',
  };
  const { answer } = await askBoard(lever, { '/v0/postings/acme': { body: [plain, { id: 'b', text: 'No address' }] } });
  expect(listingsOf(answer).map(({ description }) => description)).toEqual(['<p>a &lt; b</p>\n<p>c</p>\n<p>d</p>']);
});

test('a long board is asked for in parts', async () => {
  const all = Array.from({ length: 130 }, (_, at) => ({ ...posting, id: `p${at}` }));
  const paths = {
    '/v0/postings/acme': ({ query }: { query: Record<string, string> }) => ({
      body: all.slice(Number(query.skip), Number(query.skip) + Number(query.limit)),
    }),
  };
  const [first, second] = [await askBoard(lever, paths), await askBoard(lever, paths, { page: 2 })];
  expect([first.answer, second.answer]).toMatchObject([
    { ok: true, hasMore: true },
    { ok: true, hasMore: false },
  ]);
  const ids = [...listingsOf(first.answer), ...listingsOf(second.answer)].map(({ externalId }) => externalId);
  expect(new Set(ids).size).toBe(130);
});

test('a board that Lever does not know is looked for among the European ones, and nowhere else where the address is set', async () => {
  const [world, europe] = [
    await boardDouble(() => ({ status: 404, body: { ok: false, error: 'Document not found' } })),
    await boardDouble(() => ({ body: [posting] })),
  ];
  try {
    const shape = z.object(jobSourceSettings);
    const at = (baseUrl: string) => boardHttp({ baseUrl, userAgent: 'Foothold/test' });
    const question = { board: 'acme', page: 1, signal: AbortSignal.timeout(5000) };
    const open = (settings: object) =>
      lever.open({
        http: at(world.url),
        httpAt: (baseUrl) => at(baseUrl.replace('https://api.eu.lever.co', europe.url)),
        settings: jobSourcesOf(shape.parse(settings)),
      });
    expect(await open({})?.fetch(question)).toMatchObject({ ok: true, company: 'Acme' });
    expect(await open({ LEVER_BASE_URL: world.url })?.fetch(question)).toMatchObject({ ok: false, failure: 'unknown' });
    expect(europe.seen).toHaveLength(1);
  } finally {
    await Promise.all([world.close(), europe.close()]);
  }
});
