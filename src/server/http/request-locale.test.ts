import { expect, test } from 'vitest';
import { preferredLanguage, requestLocale } from './request-locale.ts';

const known = ['en', 'de'] as const;

test.each([
  ['de', 'de'],
  ['de-AT, en;q=0.8', 'de'],
  ['en;q=0.3, DE ; q=0.9', 'de'],
  ['fr, de;q=0.5, en;q=0.5', 'de'],
  ['de;q=0, en', 'en'],
  ['fr', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  [';;q=x,,de;q=', undefined],
])('%j asks for %j', (header, language) => {
  expect(preferredLanguage(header, known)).toBe(language);
});

test('a request for an unknown language is answered in the first', () => {
  expect(requestLocale({ headers: { 'accept-language': 'tlh' } })).toBe('en');
});
