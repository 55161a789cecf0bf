import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportedEvent } from '#contract/event-reports.ts';
import { reportEvents } from '#contract/event-reports.ts';
import { everything, necessaryOnly } from '../consent/stored-consent.ts';
import { createReporter } from './reporter.ts';
import type { TagHost } from './google-tag.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bought = {
  name: 'purchase',
  properties: { value: 6.99, currency: 'USD', paymentType: 'complete', transactionId: 'pi_1' },
} as const;

function reporter({ pathname = '/optimize' } = {}) {
  const sent: ReportedEvent[] = [];
  const loaded: string[] = [];
  const host: TagHost = {};
  const warnings: unknown[] = [];
  const made = createReporter({
    send: (events) => Promise.resolve(sent.push(...events)),
    googleIds: () => ({ analyticsId: 'G-ABC' }),
    host,
    loadScript: (id) => loaded.push(id),
    place: () => ({ origin: 'https://example.com', pathname }),
    forget: () => undefined,
    warn: (error) => warnings.push(error),
  });
  const told = () =>
    (host.dataLayer ?? []).flatMap((command) => {
      const [what, name] = Array.from(command as ArrayLike<unknown>);
      return what === 'event' ? [name] : [];
    });
  return { ...made, sent, loaded, told, host, warnings };
}

test('without consent nobody hears of anything', async () => {
  const { follow, view, report, flush, sent, host } = reporter();
  follow(necessaryOnly);
  view('/optimize');
  report(bought);
  flush();
  await vi.runAllTimersAsync();
  expect([sent, host.dataLayer]).toEqual([[], undefined]);
});

test('with consent the operator and Google hear of the same events in the same order', async () => {
  const { follow, view, report, sent, loaded, told } = reporter();
  follow(everything);
  view('/optimize');
  report({ name: 'conversion_step', properties: { step: 'upload' } });
  report(bought);
  await vi.runAllTimersAsync();
  expect(sent.map(({ name }) => name)).toEqual(['page_view', 'conversion_step', 'purchase']);
  expect(told()).toEqual(['page_view', 'conversion_step', 'purchase']);
  expect(loaded).toEqual(['G-ABC']);
});

test('the operator is told no payment’s id, and what the server takes', async () => {
  const { follow, report, flush, sent } = reporter();
  follow(everything);
  report(bought);
  flush();
  expect(JSON.stringify(sent)).not.toContain('pi_1');
  const visitor = '11111111-1111-4111-8111-111111111111';
  expect(reportEvents.body.safeParse({ visitor, events: sent })).toMatchObject({ success: true });
});

test('a page is viewed once until another is, and the one at hand when consent is given', () => {
  const { follow, view, flush, sent } = reporter();
  follow(necessaryOnly);
  view('/faq');
  follow(everything);
  for (const page of ['/faq', '/faq', '/terms', '/faq']) view(page);
  flush();
  expect(sent.map(({ properties }) => (properties as { path: string }).path)).toEqual(['/faq', '/terms', '/faq']);
});

test('what waits is forgotten when consent is taken back', async () => {
  const { follow, report, flush, sent } = reporter();
  follow(everything);
  report(bought);
  follow(necessaryOnly);
  report(bought);
  flush();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});

test('an address that is no page’s is not told', () => {
  const { follow, report, flush, sent } = reporter({ pathname: '/robin@example.com' });
  follow(everything);
  report(bought);
  flush();
  expect(sent[0]?.path).toBe('/404');
});
