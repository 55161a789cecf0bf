import { expect, test } from 'vitest';
import { askBoard, listingsOf } from '#test/support/job-boards/ask-board.ts';
import { recruitee } from './client.ts';

const path = '/acme/api/offers/';
const offer = {
  id: 1234,
  slug: 'chef-de-partie',
  title: 'Chef de Partie',
  status: 'published',
  company_name: 'Acme B.V.',
  description: '<p>Cook.</p>',
  requirements: '<ul><li>Cooked</li></ul>',
  location: 'Amsterdam',
  city: 'Amsterdam',
  country: 'Netherlands',
  country_code: 'NL',
  locations: [{ city: 'Amsterdam', state: 'North Holland', country: 'Netherlands', country_code: 'NL' }],
  remote: false,
  hybrid: false,
  on_site: true,
  employment_type_code: 'fulltime_permanent',
  experience_code: 'mid_level',
  salary: { min: '18.50', max: '19', period: 'hour', currency: 'EUR' },
  careers_url: 'https://acme.recruitee.com/o/chef-de-partie',
  careers_apply_url: 'https://acme.recruitee.com/o/chef-de-partie/c/new',
  published_at: '2026-11-03 12:00:00 UTC',
  close_at: '2026-12-31 23:00:00 UTC',
};

test('reads a careers site as Recruitee documents it', async () => {
  const { answer, seen } = await askBoard(recruitee, { [path]: { body: { offers: [offer] } } });
  expect(answer).toMatchObject({ ok: true, company: 'Acme B.V.', hasMore: false });
  expect(listingsOf(answer)).toEqual([
    {
      externalId: 'acme/1234',
      title: 'Chef de Partie',
      company: 'Acme B.V.',
      description: '<p>Cook.</p>\n<ul><li>Cooked</li></ul>',
      isHtml: true,
      location: 'Amsterdam, North Holland, Netherlands',
      country: 'NL',
      workplace: 'on-site',
      salary: { min: 18.5, max: 19, currency: 'EUR', per: 'hour' },
      jobType: 'fulltime permanent',
      level: 'mid level',
      applicationUrl: 'https://acme.recruitee.com/o/chef-de-partie/c/new',
      postedAt: '2026-11-03T12:00:00.000Z',
      expiresAt: '2026-12-31T23:00:00.000Z',
    },
  ]);
  expect(seen).toHaveLength(1);
});

test('a title in a translation is one, what is not published is left out, and no salary is none', async () => {
  const translated = {
    id: 2,
    careers_url: 'https://acme.recruitee.com/o/2',
    translations: { de: { title: 'Koch', description: '<p>Kochen</p>' } },
    salary: { min: null, max: '0', period: null, currency: 'EUR' },
    remote: true,
    on_site: true,
  };
  const offers = [translated, { ...offer, status: 'draft' }, { id: 3 }, 'noise', { ...offer, id: 4, salary: 12 }];
  const { answer } = await askBoard(recruitee, { [path]: { body: { offers } } });
  expect(listingsOf(answer)).toMatchObject([
    { title: 'Koch', description: '<p>Kochen</p>', workplace: 'hybrid', salary: undefined, company: 'Acme B.V.' },
    { externalId: 'acme/4', salary: undefined },
  ]);
});

test.each(['evil.test', 'a.b', 'xn--cme-8na', '-a', 'a_b', 'www'])('%j is never asked for', async (board) => {
  const { answer, seen } = await askBoard(recruitee, {}, { board });
  expect(answer).toEqual({ ok: false, failure: 'unknown' });
  expect(seen).toEqual([]);
});
