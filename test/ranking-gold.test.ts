import { expect, test } from 'vitest';
import { rankListings } from '#domain/listings/ranking/rank-listings.ts';
import {
  gradedPersons,
  postingReader,
  rankingQuality,
  sampleListings,
  type GradedPerson,
  type Part,
} from './support/graded-persons.ts';

const listings = sampleListings();
const postingOf = postingReader();
const today = '2026-11-23';

/** The grades of a person's listings in the order of the ranking. */
function ranked({ parsed, grades }: GradedPerson): number[] {
  const graded = Object.keys(grades).flatMap((id) => listings.get(id) ?? []);
  return rankListings({ parsed, listings: graded, today }, postingOf).map(({ id }) => grades[id] ?? 0);
}

function qualityOf(part: Part): { precision: number; ndcg: number } {
  const each = gradedPersons(part).map((person) => rankingQuality(ranked(person)));
  const mean = (of: (quality: (typeof each)[number]) => number): number =>
    each.reduce((sum, quality) => sum + of(quality), 0) / each.length;
  return { precision: mean(({ precision }) => precision), ndcg: mean(({ ndcg }) => ndcg) };
}

test.each([
  ['learn', { precision: 0.8, ndcg: 0.83 }],
  ['choose', { precision: 0.78, ndcg: 0.81 }],
  ['report', { precision: 0.75, ndcg: 0.87 }],
] as const)('ranks what a recruiter would show first: %s', (part, { precision, ndcg }) => {
  const quality = qualityOf(part);
  expect(quality.precision).toBeGreaterThanOrEqual(precision);
  expect(quality.ndcg).toBeGreaterThanOrEqual(ndcg);
});
