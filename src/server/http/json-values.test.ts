import { expect, test } from 'vitest';
import { maxResumeCharacters } from '#domain/document/size-limits.ts';
import { maxAdCharacters } from '#contract/limits.ts';
import { hasTooManyValues } from './json-values.ts';

test.each([
  ['many small objects', `[${'{},'.repeat(200_000)}{}]`],
  ['arrays in arrays', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['many keys', `{${'"k":1,'.repeat(200_000)}"k":1}`],
])('%s are too many values', (_, json) => {
  expect(hasTooManyValues(json)).toBe(true);
});

test.each([
  ['ten megabytes of a file', JSON.stringify({ file: 'QUJD'.repeat(3_500_000) })],
  ['a resume and an ad of commas', JSON.stringify([','.repeat(maxResumeCharacters), ','.repeat(maxAdCharacters)])],
])('%s are not', (_, json) => {
  expect(hasTooManyValues(json)).toBe(false);
});
