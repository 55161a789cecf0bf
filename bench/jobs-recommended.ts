import { jobSources } from '#contract/job-sources.ts';
import { AppError } from '#server/app-error.ts';
import { bundledPlaces } from '#server/adapters/places/places.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { resumeOptimizations } from '#server/db/schema/optimizations.ts';
import { engineTasks, type Engine } from '#server/engine/tasks.ts';
import { createJobListings } from '#server/features/jobs/listings/service.ts';
import { createJobMatches } from '#server/features/jobs/matches/service.ts';
import { gradedPersons } from '#test/support/graded-persons.ts';
import { quantiles } from './quantiles.ts';

const engine: Pick<Engine, 'run'> = { run: async (task, input) => engineTasks[task](input as never) as never };

/**
 * Recommends ten jobs to each of the graded persons a few times, with everything that a request does, and prints how long it takes. The first round, in which
 * the ads' requirements are read, stands by itself. The 95th percentile in ms.
 */
export async function measureRecommendations(name: string, { db }: OpenDatabase, rounds = 4): Promise<number> {
  const clock = { now: () => new Date() };
  const listings = createJobListings({ db, clock, engine, places: bundledPlaces });
  const unused = (): never => {
    throw new AppError('UPLOAD_NOT_FOUND');
  };
  const [user] = await db
    .insert(users)
    .values({ name: 'Robin', email: `bench-${Date.now()}@example.com`, passwordHash: 'x' })
    .returning();
  if (user === undefined) throw new Error('The person was not stored.');
  const resumes = await db
    .insert(resumeOptimizations)
    .values(
      [...gradedPersons('learn'), ...gradedPersons('choose')].map(({ id, text, parsed }) => ({
        userId: user.id,
        originalFileName: `${id}.txt`,
        originalContent: text,
        jobTitle: id,
        jobDescription: id,
        source: parsed,
      })),
    )
    .returning();
  const matches = createJobMatches({
    db,
    clock,
    engine,
    listings,
    sources: { searched: async () => jobSources },
    optimizations: {
      owned: async (_, id) => {
        const stored = resumes.find((each) => each.id === id);
        if (stored === undefined) throw new AppError('OPTIMIZATION_NOT_FOUND');
        return {
          stored,
          access: { resume: 'locked', coverLetter: 'locked', interviewPrep: 'locked' },
          credit: null,
        };
      },
    },
    uploads: { get: unused, resolve: unused },
  });
  const times: { ms: number; round: number; resume: string }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { id, jobTitle } of resumes) {
      const started = performance.now();
      const { recommendations } = await matches.recommend(
        { userId: user.id, sessionId: '' },
        { limit: 10, resumeOptimizationId: id },
        'en',
      );
      if (recommendations.length === 0) console.log(`  nothing for ${jobTitle}`);
      times.push({ ms: performance.now() - started, round, resume: jobTitle });
    }
  }
  const first = quantiles(times.filter(({ round }) => round === 0).map(({ ms }) => ms));
  const later = times.filter(({ round }) => round > 0);
  const { median: p50, p95 } = quantiles(later.map(({ ms }) => ms));
  const best = quantiles(
    resumes.map(({ jobTitle }) => Math.min(...later.filter(({ resume }) => resume === jobTitle).map(({ ms }) => ms))),
  );
  console.log(
    `${name.padEnd(24)} ${resumes.length} resumes    p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  ` +
      `(best of rounds: p50 ${best.median.toFixed(1)}, p95 ${best.p95.toFixed(1)}; first: p50 ${first.median.toFixed(1)}, p95 ${first.p95.toFixed(1)})`,
  );
  return p95;
}
