import { expect, test } from 'vitest';
import { storable } from './storable-text.ts';

test('what PostgreSQL cannot store is taken out of every string, keys too', () => {
  expect(storable({ 'a\u0000': ['b\u0000c', { d: '\uD800x\uDC00' }], n: 1, none: null })).toEqual({
    a: ['bc', { d: '\uFFFDx\uFFFD' }],
    n: 1,
    none: null,
  });
});

test('whole characters stay, those beyond the first plane as well', () => {
  expect(storable('Zoë 😀 日本')).toBe('Zoë 😀 日本');
});
