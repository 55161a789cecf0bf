import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobSourceName } from '#contract/job-sources.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { sampleListings } from '#test/support/graded-persons.ts';
import { testDatabase } from '#test/support/test-database.ts';
import { AppError } from '../../../app-error.ts';
import { bundledPlaces } from '../../../adapters/places/places.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { users } from '../../../db/schema/accounts.ts';
import { hiddenJobs, jobListings, savedJobs } from '../../../db/schema/jobs.ts';
import { resumeOptimizations } from '../../../db/schema/optimizations.ts';
import { engineTasks, type Engine } from '../../../engine/tasks.ts';
import { createJobListings } from '../listings/service.ts';
import { createJobMatches, type JobMatches } from './service.ts';

const clock = { now: () => new Date('2026-11-23T08:00:00Z') };
const engine: Pick<Engine, 'run'> = { run: async (task, input) => engineTasks[task](input as never) as never };
const text = readFileSync(
  join(import.meta.dirname, '../../../../../test/fixtures/ranking/persons/backend-engineer.txt'),
  'utf8',
);

let database: OpenDatabase;
let matches: JobMatches;
let account: { userId: string; sessionId: string };
let other: typeof account;
let optimizationId: string;

async function person(email: string): Promise<typeof account> {
  const [user] = await database.db
    .insert(users)
    .values({ name: 'Robin', email, passwordHash: 'x' })
    .returning({ id: users.id });
  return { userId: user?.id ?? '', sessionId: '' };
}

beforeAll(async () => {
  database = await testDatabase();
  await database.migrate();
  const { db } = database;
  const listings = createJobListings({ db, clock, engine, places: bundledPlaces });
  await listings.ingest(
    'remotive',
    [...sampleListings().values()].map(({ id, experienceLevel: level, ...listing }) => ({
      ...listing,
      level,
      externalId: id,
      isHtml: false,
      applicationUrl: `https://jobs.example/${id}`,
      postedAt: '2026-11-20T08:00:00Z',
    })),
  );
  account = await person('robin@example.com');
  other = await person('alex@example.com');
  const [optimization] = await db
    .insert(resumeOptimizations)
    .values({
      userId: account.userId,
      originalFileName: 'resume.txt',
      originalContent: text,
      jobTitle: 'Backend Engineer',
      jobDescription: 'Go services',
      source: parseResume(documentFromText(text)),
    })
    .returning();
  if (!optimization) throw new Error('The resume was not stored.');
  optimizationId = optimization.id;
  matches = createJobMatches({
    db,
    clock,
    engine,
    listings,
    sources: { searched: async (): Promise<JobSourceName[]> => ['remotive'] },
    optimizations: {
      owned: async (owner, id) => {
        if (id !== optimizationId || owner === undefined || !('userId' in owner) || owner.userId !== account.userId)
          throw new AppError('OPTIMIZATION_NOT_FOUND');
        return {
          stored: optimization,
          access: { resume: 'locked', coverLetter: 'locked', interviewPrep: 'locked' },
          credit: null,
        };
      },
    },
    uploads: {
      get: () => Promise.reject(new AppError('UPLOAD_NOT_FOUND')),
      resolve: () => Promise.reject(new AppError('UPLOAD_NOT_FOUND')),
    },
  });
}, 120_000);
afterAll(() => database.close());

const recommended = async () => (await matches.recommend(account, { limit: 10 }, 'en')).recommendations;

test('recommends jobs of the profession, the best first, with reasons', async () => {
  const found = await recommended();
  expect(found).toHaveLength(10);
  expect(found[0]?.jobListing.title).toMatch(/engineer|developer/i);
  const scores = found.map(({ overallScore }) => overallScore);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(found[0]?.matchReasons.length).toBeGreaterThan(1);
  expect(found[0]?.explanation).toMatch(/your resume shows/i);
});

test('lists what was matched, from a score on; a person without a resume has nothing', async () => {
  const { matches: listed, basis } = await matches.list(account, { limit: 50, minScore: 40 }, 'en');
  expect(basis).toEqual({ kind: 'optimization', id: optimizationId, name: 'Backend Engineer' });
  expect(listed.length).toBeGreaterThan(2);
  expect(listed.every(({ overallScore }) => overallScore >= 40)).toBe(true);
  expect(await matches.recommend(other, { limit: 10 }, 'en')).toEqual({ recommendations: [], basis: null });
});

test('keeps ratings and applications when it ranks again, and another person finds no match', async () => {
  const [first] = await recommended();
  if (!first) throw new Error('Nothing was recommended.');
  const changed = await matches.update(account.userId, first.id, { isApplied: true, rating: 5 }, 'en');
  expect(changed).toMatchObject({ isApplied: true, userRating: 5, appliedAt: clock.now().toISOString() });
  // What was applied to is recommended no more, and stays a match.
  const isFirst = ({ jobListingId }: { jobListingId: string }) => jobListingId === first.jobListingId;
  expect((await recommended()).some(isFirst)).toBe(false);
  const kept = await matches.list(account, { limit: 50, minScore: 0 }, 'en');
  expect(kept.matches.find(isFirst)).toMatchObject({ id: first.id, isApplied: true, userRating: 5 });
  await matches.update(account.userId, first.id, { isApplied: false }, 'en');
  expect((await recommended()).find(isFirst)).toMatchObject({ id: first.id, isApplied: false, userRating: 5 });
  await expect(matches.update(other.userId, first.id, { rating: 1 }, 'en')).rejects.toThrow('MATCH_NOT_FOUND');
});

test('leaves out what is hidden, saved or of a company that is not wanted', async () => {
  const [first, second, third] = await recommended();
  if (!first || !second || !third) throw new Error('Nothing was recommended.');
  const { userId } = account;
  await database.db
    .insert(hiddenJobs)
    .values({ userId, jobListingId: first.jobListingId, reason: 'company_blacklist' });
  await database.db.insert(savedJobs).values({ userId, jobListingId: second.jobListingId });
  const ids = (await recommended()).map(({ jobListingId }) => jobListingId);
  expect(ids).not.toContain(first.jobListingId);
  expect(ids).not.toContain(second.jobListingId);
  expect(ids).toContain(third.jobListingId);
});

test('compares one resume with several jobs, in the order that was asked for', async () => {
  const rows = await database.db.select({ id: jobListings.id }).from(jobListings).limit(3);
  const ids = rows.map(({ id }) => id);
  const table = await matches.compare(
    account,
    { resumes: [{ kind: 'optimization', id: optimizationId }], listings: ids },
    'en',
  );
  expect(table.listings.map(({ id }) => id)).toEqual(ids);
  expect(table.rows).toHaveLength(1);
  expect(table.rows[0]).toHaveLength(3);
});
