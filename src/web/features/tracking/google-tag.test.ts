import { expect, test } from 'vitest';
import { everything, necessaryOnly } from '../consent/stored-consent.ts';
import { createGoogleTag, type TagHost } from './google-tag.ts';

const ids = { analyticsId: 'G-ABC', adsConversionId: 'AW-1/label' };
const page = 'https://example.com/optimize';
const bought = {
  name: 'purchase',
  properties: { value: 6.99, currency: 'USD', paymentType: 'complete', transactionId: 'pi_1' },
} as const;

function tag(of: Parameters<typeof createGoogleTag>[0] = ids) {
  const host: TagHost = {};
  const loaded: string[] = [];
  const made = createGoogleTag(of, host, (id) => loaded.push(id));
  const said = () => (host.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
  return { ...made, host, loaded, said };
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};

test('everything but security is denied at first, and nothing is loaded', () => {
  const { said, loaded, report } = tag();
  report(bought, page);
  expect(said()).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]]);
  expect(loaded).toEqual([]);
});

test('a refusal loads nothing and reports nothing', () => {
  const { said, loaded, report, follow } = tag();
  follow(necessaryOnly);
  report(bought, page);
  expect(said().slice(1)).toEqual([['consent', 'update', denied]]);
  expect(loaded).toEqual([]);
});

test('marketing controls what is stored for ads and what makes them personal, and analytics stays off', () => {
  const { said, loaded, report, follow } = tag();
  follow({ ...necessaryOnly, marketing: true });
  expect(said()[1]).toEqual([
    'consent',
    'update',
    {
      ...denied,
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      personalization_storage: 'granted',
    },
  ]);
  expect(loaded).toEqual(['AW-1']);
  report({ name: 'page_view', properties: { path: '/' } }, page);
  report(bought, page);
  const events = said().filter(([command]) => command === 'event');
  expect(events).toEqual([
    [
      'event',
      'conversion',
      expect.objectContaining({ send_to: 'AW-1/label', value: 6.99, transaction_id: 'pi_1', page_location: page }),
    ],
  ]);
});

test('analytics hears the specified events with the address that has lost its query, and not the operator’s own', () => {
  const { said, loaded, report, follow } = tag();
  follow({ ...necessaryOnly, analytics: true });
  expect(loaded).toEqual(['G-ABC']);
  report({ name: 'page_view', properties: { path: '/optimize' } }, page);
  report({ name: 'web_vital', properties: { metric: 'LCP', value: 1, rating: 'good' } }, page);
  report({ name: 'file_upload', properties: { fileType: 'pdf', fileSize: 12 } }, page);
  report(bought, page);
  const events = said().filter(([command]) => command === 'event');
  expect(events.map(([, name]) => name)).toEqual(['page_view', 'file_upload', 'purchase']);
  expect(events[0]?.[2]).toEqual({
    page_path: '/optimize',
    page_location: page,
    page_referrer: '',
    send_to: 'G-ABC',
  });
  expect(events[1]?.[2]).toMatchObject({ file_type: 'pdf', file_size: 12 });
  expect(events[2]?.[2]).toMatchObject({ items: [{ item_id: 'complete', price: 6.99 }], transaction_id: 'pi_1' });
});

test('the script is loaded once, and a withdrawal stops it', () => {
  const { said, loaded, report, follow, host } = tag();
  follow(everything);
  follow(necessaryOnly);
  expect(loaded).toEqual(['G-ABC']);
  expect(host['ga-disable-G-ABC']).toBe(true);
  const before = said().length;
  report(bought, page);
  expect(said()).toHaveLength(before);
  follow(everything);
  expect(loaded).toEqual(['G-ABC']);
  expect(host['ga-disable-G-ABC']).toBe(false);
});

test('without ids nothing is ever loaded', () => {
  const { loaded, report, follow, said } = tag({});
  follow(everything);
  report(bought, page);
  expect(loaded).toEqual([]);
  expect(said().every(([command]) => command === 'consent')).toBe(true);
});
