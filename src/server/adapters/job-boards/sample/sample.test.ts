import { expect, test } from 'vitest';
import { createSample, sampleFolder } from './client.ts';

test('the sample is at least 300 listings over 25 professions, none the same, dated back from now', async () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const sample = createSample({ folder: sampleFolder(), clock: { now: () => now } });
  const answer = await sample.fetch({ page: 1, signal: new AbortController().signal });
  if (!answer.ok) throw new Error('no sample');
  const { listings } = answer;
  expect(listings.length).toBeGreaterThanOrEqual(300);
  expect(new Set(listings.map(({ externalId }) => externalId)).size).toBe(listings.length);
  expect(new Set(listings.map(({ externalId }) => externalId.replace(/-\d+$/, ''))).size).toBeGreaterThanOrEqual(25);
  for (const { externalId, applicationUrl, postedAt = '' } of listings) {
    expect(applicationUrl).toBe(`https://example.com/sample-job/${externalId}`);
    expect(postedAt <= now.toISOString() && postedAt > '2026-08').toBe(true);
  }
});
