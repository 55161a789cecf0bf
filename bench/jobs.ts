import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { RouteBody } from '#contract/route.ts';
import type { searchJobs } from '#contract/job-search.ts';
import { jobSources } from '#contract/job-sources.ts';
import { bundledPlaces } from '#server/adapters/places/places.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { fromPglite } from '#test/support/pglite-database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { engineTasks, type Engine } from '#server/engine/tasks.ts';
import { createJobListings } from '#server/features/jobs/listings/service.ts';
import { createJobSearch } from '#server/features/jobs/search/service.ts';
import { fillListings } from './jobs-filling.ts';
import { measureRecommendations } from './jobs-recommended.ts';
import { quantiles } from './quantiles.ts';

type Asked = Partial<RouteBody<typeof searchJobs>> & { query: string };

/** What people type: frequent and rare titles, skills, employers, several languages, misspelled; then with places and filters. */
const queries = (
  'software engineer|software developer|nurse|registered nurse|teacher|accountant|manager|project manager|sales|senior|engineer|data scientist|data analyst|' +
  'python|java|C++|sql|excel|customer service|marketing manager|warehouse|driver|chef|lawyer|paralegal|electrician|welder|physiotherapist|receptionist|' +
  'product manager|ux designer|graphic designer|hr|human resources|construction|Krankenpfleger|infirmière|Softwareentwickler|Bauleiter|comptable|' +
  'communication|team|experience|kubernetes|"project manager" -senior|North Oak Systems|number4711|sofware enginer|quantum beekeeper'
).split('|');

const narrowed: readonly Asked[] = [
  { query: 'manager', location: 'Berlin' },
  { query: 'nurse', location: 'Austin, TX', filters: { distanceKm: 100 } },
  { query: 'engineer', location: 'Germany' },
  { query: 'team', location: 'London', filters: { distanceKm: 25 } },
  { query: 'sales', filters: { remote: true } },
  { query: 'experience', filters: { jobType: 'part-time', datePosted: '7d' } },
  { query: 'manager', filters: { salaryMin: 90_000 } },
  { query: 'software engineer', filters: { experienceLevel: 'lead', workplace: 'hybrid' } },
  { query: 'analyst', filters: { skills: ['SQL', 'Excel'] } },
  { query: 'team', sort: 'date' },
  { query: 'manager', sort: 'salary', page: 5 },
  { query: 'teacher', source: 'lever', location: 'Texas' },
];

const searches: readonly Asked[] = [...queries.map((query) => ({ query })), ...narrowed];

const engine: Pick<Engine, 'run'> = { run: async (task, input) => engineTasks[task](input as never) as never };

/** Searches each a few times as a signed-out visitor does, views included, and prints how long they take. */
async function measure(name: string, { db }: OpenDatabase, rounds = 3): Promise<number> {
  const clock = { now: () => new Date() };
  const listings = createJobListings({ db, clock, engine, places: bundledPlaces });
  const sources = { refresh: async () => [], searched: async () => jobSources };
  const search = createJobSearch({ db, clock, listings, sources, places: bundledPlaces });
  const times: { ms: number; asked: Asked; total: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const asked of searches) {
      const started = performance.now();
      const { total } = await search.search(undefined, { page: 1, limit: 20, sort: 'relevance', ...asked }, 'en');
      // The first round fills the caches.
      if (round > 0) times.push({ ms: performance.now() - started, asked, total });
    }
  }
  const all = times.map(({ ms }) => ms);
  const { median: p50, p95 } = quantiles(all);
  // On a shared machine, the best of the rounds is closest to the actual cost of a search.
  const best = quantiles(
    searches.map((asked) => Math.min(...times.filter((each) => each.asked === asked).map(({ ms }) => ms))),
  );
  console.log(
    `${name.padEnd(24)} ${searches.length} searches  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  ` +
      `(best of rounds: p50 ${best.median.toFixed(1)}, p95 ${best.p95.toFixed(1)})  max ${Math.max(...all).toFixed(1)} ms`,
  );
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  for (const { ms, asked, total } of slowest)
    console.log(`  ${ms.toFixed(1).padStart(7)} ms  ${total}  ${JSON.stringify(asked)}`);
  return p95;
}

/** Runs work on a new database at the server, and drops it. */
export async function onScratchPostgres(url: string, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const name = `foothold_bench_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await administer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  try {
    // Filling takes longer than any request may.
    const database = await openPostgres(own.href, { queryTimeoutMs: 3_600_000 });
    try {
      await database.migrate();
      await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await administer(`drop database ${name} with (force)`);
  }
}

/** How long searches and recommendations take at one size, and how loaded the machine is meanwhile. */
async function measureBoth(name: string, database: OpenDatabase): Promise<{ search: number; recommend: number }> {
  const search = await measure(`${name} search`, database);
  const recommend = await measureRecommendations(`${name} recommended`, database);
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`  load averages ${load.join(', ')} on ${availableParallelism()} cores`);
  return { search, recommend };
}

/**
 * `npm run bench -- jobs [sizes …] [--url=postgres://…] [--filled] [--pglite]`: searches and recommendations in PostgreSQL at 1,000, 10,000 and 100,000
 * listings, or the sizes given, and in PGlite at 20,000; `--filled` measures the database of the address as it is.
 */
export async function benchJobs(args: readonly string[]): Promise<void> {
  const url = args.find((arg) => arg.startsWith('--url='))?.slice(6) ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  if (args.includes('--filled')) {
    const database = await openPostgres(url);
    await measureBoth('PostgreSQL', database);
    return database.close();
  }
  const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const p95s: { size: number; search: number; recommend: number }[] = [];
  if (!args.includes('--pglite')) {
    for (const size of sizes.length > 0 ? sizes : [1_000, 10_000, 100_000]) {
      await onScratchPostgres(url, async (database) => {
        const started = performance.now();
        await fillListings(database.db, size);
        console.log(`filled ${size} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
        p95s.push({ size, ...(await measureBoth(`PostgreSQL ${size}`, database)) });
      });
    }
    for (const [at, { size, search, recommend }] of p95s.entries()) {
      const before = p95s[at - 1];
      if (before === undefined) continue;
      const growth = [search / before.search, recommend / before.recommend].map((each) => each.toFixed(1));
      console.log(
        `from ${before.size} to ${size} listings: p95 of search times ${growth[0]}, of recommendations ${growth[1]}`,
      );
    }
  }
  if (sizes.length > 0 && !args.includes('--pglite')) return;
  const database = fromPglite(await PGlite.create());
  await database.migrate();
  await fillListings(database.db, 20_000);
  await measureBoth('PGlite 20000', database);
  await database.close();
}
