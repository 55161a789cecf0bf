import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import { bundledPlaces } from '#server/adapters/places/places.ts';
import type { Database } from '#server/db/database.ts';
import { engineTasks, type PreparedListing } from '#server/engine/tasks.ts';
import { asFact } from '#domain/listings/search-words.ts';
import { dayOf, rowOf } from '#server/features/jobs/listings/found-rows.ts';
import { upsertListings, type NewListing } from '#server/features/jobs/listings/store.ts';
import { seededNumbers } from '#test/support/seeded-numbers.ts';
import { projectRoot } from '#server/root.ts';

const sample = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    company: z.string(),
    description: z.string(),
    location: z.string().optional(),
    country: z.string().optional(),
    workplace: z.enum(['remote', 'hybrid', 'on-site']).optional(),
    salaryMin: z.number().nullish(),
    salaryMax: z.number().nullish(),
    currency: z.string().nullish(),
    salaryPer: z.enum(['hour', 'day', 'week', 'month', 'year']).nullish(),
    jobType: z.string().nullish(),
    skills: z.array(z.string()).default([]),
  }),
);

const sources: readonly JobSourceName[] = ['adzuna', 'remotive', 'arbeitnow', 'greenhouse', 'lever', 'themuse'];
const places = (
  'Berlin|Munich|Hamburg|Vienna|Zürich|Paris|Lyon|Madrid|Lisbon|London|Manchester, UK|Leeds|Dublin|Edinburgh|Amsterdam|Austin, TX|Dallas, TX|' +
  'New York, NY|Boston, MA|Chicago, IL|Denver, CO|Seattle, WA|Portland, OR|Atlanta, GA|Miami, FL|Toronto, ON|Vancouver, BC|Sydney|Melbourne|Remote'
).split('|');
const ranks = ['', '', '', 'Senior ', 'Junior ', 'Lead ', 'Associate ', 'Principal '];
const employers =
  'North South East West Blue Red Green Iron Silver Copper River Lake Hill Stone Oak Ash Birch Cedar Maple Harbor Bridge Field'.split(
    ' ',
  );
const trades =
  'Systems Works Partners Labs Health Logistics Foods Energy Capital Media Motors Textiles Robotics Clinic School Stores'.split(
    ' ',
  );

/** Whole numbers from 0 up to a bound, the same in every run. */
function numbers(seed: number): (below: number) => number {
  const next = seededNumbers(seed);
  return (below) => Math.floor(next() * below);
}

/** The bundled sample, each listing in a few versions of title, employer, place and skills. */
function varied(next: (below: number) => number): FoundListing[] {
  const folder = join(projectRoot(), 'src/server/adapters/job-boards/sample/listings');
  const listings = readdirSync(folder).flatMap((name) =>
    sample.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
  const pick = <T>(of: readonly T[]): T => of[next(of.length)] as T;
  return listings.flatMap((each) =>
    Array.from({ length: 6 }, (_, version) => ({
      externalId: `${each.id}-${version}`,
      title: `${pick(ranks)}${each.title}`,
      company: `${pick(employers)} ${pick(employers)} ${pick(trades)}`,
      description: each.description,
      isHtml: false,
      location: pick(places),
      workplace: each.workplace,
      salary: each.salaryMin
        ? {
            min: each.salaryMin,
            max: each.salaryMax ?? undefined,
            currency: each.currency ?? undefined,
            per: each.salaryPer ?? 'year',
          }
        : undefined,
      jobType: each.jobType ?? undefined,
      skills: each.skills,
      applicationUrl: `https://jobs.example/${each.id}`,
    })),
  );
}

const day = 24 * 3600 * 1000;

/** One row as another listing: with another date, employer and text below the title, and a fifth of the words left out. */
function another(row: NewListing, number: number, next: (below: number) => number, now: Date): NewListing {
  const posted = new Date(now.getTime() - next(60 * day));
  const left = 1 + next(5);
  const kept = (words: NewListing['all']) =>
    new Map(
      [...words].filter(
        ([word], at) => !word.startsWith('day:') && (at < 20 || word.includes(':') || at % 5 !== left - 1),
      ),
    );
  const dated: [string, number[]] = [asFact('day', String(dayOf(posted))), []];
  return {
    ...row,
    externalId: `bench-${number}`,
    sameJobKey: `bench ${number}`,
    postedDate: posted,
    sortedAt: posted,
    head: new Map([...row.head].filter(([word]) => !word.startsWith('day:')).concat([dated])),
    all: new Map([...kept(row.all), [`number${number % 5000}`, [9000]], dated]),
  };
}

/**
 * Fills an empty database with listings made from the bundled sample: varied titles, employers, places, dates over 60 days,
 * texts. Beyond 100,000, copies of these.
 * Indexes are dropped before and created after, as filling them row by row takes several times as long.
 */
export async function fillListings(db: Database, size: number, now = new Date()): Promise<void> {
  const next = numbers(17);
  const found = varied(next);
  const prepared = engineTasks.prepareListings({ found, today: now.toISOString(), isOwn: false });
  const rows = prepared.flatMap((each: PreparedListing | undefined, at) => {
    const of = found[at];
    const source = sources[at % sources.length] ?? 'adzuna';
    return each && of ? [rowOf(each, { source, found: of, listedBy: undefined, now, places: bundledPlaces })] : [];
  });
  const indexes = [
    'job_listings_search_head',
    'job_listings_search',
    'job_listings_same',
    'job_listings_newest',
    'job_listings_source',
  ];
  const { definitions } = await definitionsOf(db, indexes);
  for (const name of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  const made = Math.min(size, 100_000);
  for (let from = 0; from < made; from += 500) {
    const batch = Array.from({ length: Math.min(500, made - from) }, (_, at) => {
      const row = rows[next(rows.length)];
      if (row === undefined) throw new Error('The sample is empty.');
      return another(row, from + at, next, now);
    });
    await upsertListings(db, batch);
  }
  if (size > made) {
    await db.execute(sql`
      insert into job_listings (external_id, source, title, company, description, location, country, region, latitude, longitude, workplace,
        salary_min, salary_max, currency, job_type, experience_level, skills, benefits, occupations, same_job_key,
        search_head, search, sorted_at, posted_date, application_url)
      select external_id || '-' || copy, source, title, company, left(description, 400), location, country, region, latitude, longitude, workplace, salary_min,
        salary_max, currency, job_type, experience_level, skills, benefits, occupations, same_job_key || ' ' || copy, search_head, search,
        sorted_at, posted_date, application_url
      from job_listings, generate_series(1, ${Math.ceil(size / made) - 1}) copy`);
  }
  for (const definition of definitions) await db.execute(sql.raw(definition));
  await db.execute(sql`analyze job_listings`);
}

async function definitionsOf(db: Database, names: readonly string[]): Promise<{ definitions: string[] }> {
  const rows = await db
    .select({ definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(
      sql`indexname in (${sql.join(
        names.map((name) => sql`${name}`),
        sql`, `,
      )})`,
    );
  return { definitions: rows.map(({ definition }) => definition) };
}
