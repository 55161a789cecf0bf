import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RankableListing } from '#domain/listings/ranking/rankable-listing.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';

export type Part = 'learn' | 'choose' | 'report';

/** A person of `test/fixtures/ranking` with the listings that were graded for them. */
export interface GradedPerson {
  id: string;
  text: string;
  parsed: ParsedResume;
  /** Listings by id with their grades, 0 to 3. */
  grades: Record<string, number>;
}

const ranking = join(import.meta.dirname, '../fixtures/ranking');
const samples = join(import.meta.dirname, '../../src/server/adapters/job-boards/sample/listings');

/** The persons of a part. */
export function gradedPersons(part: Part): GradedPerson[] {
  const { persons } = JSON.parse(readFileSync(join(ranking, 'judgements.json'), 'utf8')) as {
    persons: { id: string; file: string; part: Part; grades: Record<string, number> }[];
  };
  return persons
    .filter((person) => person.part === part)
    .map(({ id, file, grades }) => {
      const text = readFileSync(join(ranking, file), 'utf8');
      return { id, text, parsed: parseResume(documentFromText(text)), grades };
    });
}

/** The bundled sample listings by id. */
export const sampleListings = (): Map<string, RankableListing> =>
  new Map(
    readdirSync(samples)
      .flatMap((file) => JSON.parse(readFileSync(join(samples, file), 'utf8')) as RankableListing[])
      .map((listing) => [listing.id, listing]),
  );

/** Reads each listing's requirements once. */
export function postingReader(): (listing: RankableListing) => Posting {
  const known = new Map<string, Posting>();
  return ({ id, title, description }) => {
    const posting = known.get(id) ?? readPosting(description, { title });
    known.set(id, posting);
    return posting;
  };
}

/** How good an order is, 0-1: the share of grades from 2 among the first five, and the discounted gain of the first ten relative to the best possible. */
export function rankingQuality(grades: readonly number[]): { precision: number; ndcg: number } {
  const gain = (order: readonly number[]): number =>
    order.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  return {
    precision: grades.slice(0, 5).filter((grade) => grade >= 2).length / 5,
    ndcg: gain(grades) / gain(grades.toSorted((a, b) => b - a)),
  };
}
