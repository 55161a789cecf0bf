import { expect, test } from 'vitest';
import { consentIn, everything, necessaryOnly } from './stored-consent.ts';

const stored = (preferences: unknown, consent: unknown = true) =>
  consentIn(JSON.stringify({ consent, preferences, date: '2026-01-02T03:04:05.000Z' }));

test('a decision is read as it was stored', () => {
  expect(stored(everything)).toEqual({ consent: true, preferences: everything, date: '2026-01-02T03:04:05.000Z' });
});

test('what is necessary cannot be switched off, and only a plain yes agrees to anything else', () => {
  expect(stored({ necessary: false, analytics: 'yes', marketing: 1 })?.preferences).toEqual(necessaryOnly);
});

test.each([null, '', 'true', '{}', '[]', '"all"', '{"consent":false,"preferences":{}}'])(
  '%j decides nothing',
  (text) => {
    expect(consentIn(text)).toBeUndefined();
  },
);
