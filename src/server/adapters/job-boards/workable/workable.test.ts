import { expect, test } from 'vitest';
import { askBoard, listingsOf } from '#test/support/job-boards/ask-board.ts';
import { workable } from './client.ts';

const path = '/api/v1/widget/accounts/acme';
const job = {
  title: 'Support Engineer',
  shortcode: '0A1B2C3D4E',
  code: '',
  employment_type: 'Full-time',
  telecommuting: false,
  department: 'Support',
  url: 'https://apply.workable.com/j/0A1B2C3D4E',
  shortlink: 'https://apply.workable.com/j/0A1B2C3D4E',
  application_url: 'https://apply.workable.com/j/0A1B2C3D4E/apply',
  published_on: '2026-11-12',
  created_at: '2026-11-10',
  country: 'Greece',
  city: 'Athens',
  state: 'Attica',
  experience: 'Mid-Senior level',
  locations: [
    { country: 'Greece', countryCode: 'GR', city: 'Athens', region: 'Attica', hidden: false },
    { country: 'Greece', countryCode: 'GR', city: 'Patras', region: null, hidden: true },
  ],
  description: '<p>Help.</p>',
};

test('reads an account as the widget does', async () => {
  const { answer, seen } = await askBoard(workable, { [path]: { body: { name: 'Acme S.A.', jobs: [job] } } });
  expect(answer).toMatchObject({ ok: true, company: 'Acme S.A.', hasMore: false });
  expect(listingsOf(answer)).toEqual([
    {
      externalId: 'acme/0A1B2C3D4E',
      title: 'Support Engineer',
      company: 'Acme S.A.',
      description: '<p>Help.</p>',
      isHtml: true,
      location: 'Athens, Attica, Greece',
      country: 'GR',
      workplace: undefined,
      jobType: 'Full-time',
      level: 'Mid-Senior level',
      applicationUrl: 'https://apply.workable.com/j/0A1B2C3D4E/apply',
      postedAt: '2026-11-12T00:00:00.000Z',
    },
  ]);
  expect(seen[0]?.query).toEqual({ details: 'true' });
});

test('what is left out is read from what there is', async () => {
  const bare = { title: 'Cook', shortcode: 'C1', telecommuting: true, city: 'Athens', country: 'Greece' };
  const hidden = { ...job, shortcode: 'C2', locations: [{ city: 'Athens', hidden: true }] };
  const { answer } = await askBoard(workable, { [path]: { body: { jobs: [bare, {}, hidden] } } });
  expect(listingsOf(answer)).toMatchObject([
    {
      company: 'Acme',
      location: 'Athens, Greece',
      workplace: 'remote',
      applicationUrl: 'https://apply.workable.com/acme/j/C1/',
    },
    { location: undefined },
  ]);
});

test('an account without jobs is one', async () => {
  const { answer } = await askBoard(workable, { [path]: { body: { name: 'Acme S.A.', description: null, jobs: [] } } });
  expect(answer).toMatchObject({ ok: true, listings: [], company: 'Acme S.A.' });
});
