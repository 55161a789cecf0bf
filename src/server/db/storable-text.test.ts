import { expect, test } from 'vitest';
import { storable } from './storable-text.ts';

test('characters that PostgreSQL cannot store are removed from every string, including keys', () => {
  expect(storable({ 'a\u0000': ['b\u0000c', { d: '\uD800x\uDC00' }], n: 1, none: null })).toEqual({
    a: ['bc', { d: '\uFFFDx\uFFFD' }],
    n: 1,
    none: null,
  });
});

test('complete characters are kept, including those outside the BMP', () => {
  expect(storable('Zoë 😀 日本')).toBe('Zoë 😀 日本');
});
