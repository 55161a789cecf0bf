import { expect, test } from 'vitest';
import type { DoubleAnswer, SeenRequest } from '#test/support/job-boards/board-double.ts';
import { askBoard, listingsOf } from '#test/support/job-boards/ask-board.ts';
import { smartrecruiters } from './client.ts';

const list = '/v1/companies/Acme1/postings';
const detail = (id: string) => ({
  id,
  uuid: `u-${id}`,
  name: 'Director, Customer Engagement',
  refNumber: 'REF1',
  company: { identifier: 'Acme1', name: 'Acme Inc' },
  releasedDate: '2026-11-19T19:36:42.346Z',
  location: {
    city: 'San Francisco',
    region: 'CA',
    country: 'us',
    remote: true,
    latitude: '37.77',
    longitude: '-122.4',
  },
  typeOfEmployment: { id: 'permanent', label: 'Full-time' },
  experienceLevel: { id: 'director', label: 'Director' },
  applyUrl: 'https://jobs.smartrecruiters.com/Acme1/1?oga=true',
  postingUrl: 'https://jobs.smartrecruiters.com/Acme1/1',
  active: true,
  jobAd: {
    sections: {
      companyDescription: { title: 'Company Description', text: '<p>Acme.</p>' },
      jobDescription: { title: 'Job Description', text: '<p>Lead.</p>' },
      qualifications: { title: 'Qualifications', text: '<ul><li>Led</li></ul>' },
      additionalInformation: { title: 'Additional Information' },
      videos: { title: 'Videos', urls: [] },
    },
  },
});

function board(count: number, details: (id: string) => DoubleAnswer = (id) => ({ body: detail(id) })) {
  const ids = Array.from({ length: count }, (_, at) => `${at + 1}`);
  const answered = ({ query }: SeenRequest): DoubleAnswer => {
    const [offset, limit] = [Number(query.offset), Number(query.limit)];
    const content = ids.slice(offset, offset + limit).map((id) => ({ id, name: 'x' }));
    return { body: { offset, limit, totalFound: count, content } };
  };
  return { [list]: answered, ...Object.fromEntries(ids.map((id) => [`${list}/${id}`, details(id)])) };
}
const ask = (paths: ReturnType<typeof board>, page = 1) => askBoard(smartrecruiters, paths, { board: 'Acme1', page });

test('reads the list and each ad, as SmartRecruiters documents them', async () => {
  const { answer, seen } = await ask(board(1));
  expect(answer).toMatchObject({ ok: true, company: 'Acme Inc', hasMore: false, isPartial: false });
  expect(listingsOf(answer)).toEqual([
    {
      externalId: 'Acme1/1',
      title: 'Director, Customer Engagement',
      company: 'Acme Inc',
      description: [
        '<h3>Job Description</h3>\n<p>Lead.</p>',
        '<h3>Qualifications</h3>\n<ul><li>Led</li></ul>',
        '<h3>Company Description</h3>\n<p>Acme.</p>',
      ].join('\n'),
      isHtml: true,
      location: 'San Francisco, CA, US',
      country: 'US',
      coordinates: { latitude: 37.77, longitude: -122.4 },
      workplace: 'remote',
      jobType: 'Full-time',
      level: 'Director',
      applicationUrl: 'https://jobs.smartrecruiters.com/Acme1/1?oga=true',
      postedAt: '2026-11-19T19:36:42.346Z',
    },
  ]);
  expect(seen.map(({ path }) => path)).toEqual([list, `${list}/1`]);
});

test('a long board is read in parts, each with its own ads alone', async () => {
  const paths = board(30);
  const [first, second] = [await ask(paths), await ask(paths, 2)];
  expect([first.answer, second.answer]).toMatchObject([
    { ok: true, hasMore: true },
    { ok: true, hasMore: false },
  ]);
  expect([listingsOf(first.answer).length, listingsOf(second.answer).length]).toEqual([25, 5]);
  expect([first.seen.length, second.seen.length]).toEqual([26, 6]);
  expect(second.seen[0]?.query).toEqual({ limit: '25', offset: '25' });
});

test('twenty ads are asked for over two seconds, as ten a second are what is published', async () => {
  const began = performance.now();
  const { seen } = await ask(board(20));
  expect(seen).toHaveLength(21);
  expect(performance.now() - began).toBeGreaterThan(1700);
});

test('an ad that is gone loses no other; one that cannot be read makes the answer a part of what is listed', async () => {
  const gone = await ask(board(3, (id) => (id === '2' ? { status: 404 } : { body: detail(id) })));
  expect(gone.answer).toMatchObject({ ok: true, isPartial: false });
  expect(listingsOf(gone.answer)).toHaveLength(2);
  const broken = await ask(board(3, (id) => (id === '2' ? { body: '{' } : { body: detail(id) })));
  expect(broken.answer).toMatchObject({ ok: true, isPartial: true });
  expect(listingsOf(broken.answer)).toHaveLength(2);
  const closed = await ask(board(2, (id) => ({ body: { ...detail(id), active: id === '1' } })));
  expect(listingsOf(closed.answer)).toHaveLength(1);
});

test('a limit met among the ads is told, and ends the asking', async () => {
  const limited = { status: 429, headers: { 'retry-after': '7' } };
  const { answer, seen } = await ask(board(20, () => limited));
  expect(answer).toMatchObject({ ok: false, failure: 'limited', retryAfterSeconds: 7 });
  expect(seen.length).toBeLessThanOrEqual(6);
});

test('a company without jobs has no name: it may not be there', async () => {
  const { answer } = await ask(board(0));
  expect(answer).toMatchObject({ ok: true, listings: [], hasMore: false });
  expect(answer).not.toMatchObject({ company: expect.anything() });
});
