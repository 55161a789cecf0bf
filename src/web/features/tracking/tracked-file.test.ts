import { expect, test } from 'vitest';
import { trackedFile } from './tracked-file.ts';
import { trackedPath } from './tracked-path.ts';
import { trackedPrice } from './tracked-price.ts';
import { forgetVisitor, visitorName } from './visitor-name.ts';

test('of a file its kind and its kilobytes are reported, and not its name', () => {
  expect(trackedFile({ name: 'Robin Example.PDF', size: 51_200 })).toEqual({ fileType: 'pdf', fileSize: 50 });
  expect(trackedFile({ name: 'resume.robin', size: 0 })).toEqual({ fileType: 'other', fileSize: 0 });
});

test('of an address the page is reported, and not what was typed', () => {
  expect([trackedPath('/'), trackedPath('/score/'), trackedPath('/robin@example.com')]).toEqual([
    '/',
    '/score',
    '/404',
  ]);
});

test('a plan has its price, in dollars', () => {
  expect(trackedPrice('pro')).toEqual({ value: 11.99, currency: 'USD', paymentType: 'pro' });
  expect(trackedPrice('pro', 500).value).toBe(5);
});

test('a visitor keeps a random name until it is forgotten', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const name = visitorName(storage);
  expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(visitorName(storage)).toBe(name);
  forgetVisitor(storage);
  expect(visitorName(storage)).not.toBe(name);
});
