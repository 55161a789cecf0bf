import { expect, test } from 'vitest';
import { copiedShare, copiedSpans, shingles } from './shingles.ts';

const ad = 'Maintain accurate inventory levels by controlling damages and markdowns in the store.';

test('a stretch copied word by word is found, with its place', () => {
  const resume = 'Ran a shop. Maintained accurate inventory levels by controlling damages and markdowns daily.';
  const [span] = copiedSpans(resume, shingles(ad));
  expect(span && resume.slice(span.start, span.end)).toBe(
    'accurate inventory levels by controlling damages and markdowns',
  );
});

test('own words are not copied', () => {
  expect(copiedShare('Cut stock losses by a third with weekly counts', shingles(ad))).toBe(0);
  expect(copiedShare(ad, shingles(ad))).toBe(1);
  expect(copiedShare('', shingles(ad))).toBe(0);
});
