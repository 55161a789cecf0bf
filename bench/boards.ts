import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PGlite } from '@electric-sql/pglite';
import type { FoundListing } from '#domain/listings/listing.ts';
import { bundledPlaces } from '#server/adapters/places/places.ts';
import { readConfig } from '#server/settings/config.ts';
import { fromPglite } from '#test/support/pglite-database.ts';
import { jobBoards } from '#server/db/schema/jobs.ts';
import { createThreadEngine } from '#server/engine/thread-engine.ts';
import { createJobListings } from '#server/features/jobs/listings/service.ts';
import { sampleListings } from '#test/support/graded-persons.ts';

const size = 2000;

/** A large board: the bundled sample's ads as HTML, each a few times under another title. */
function largeBoard(): FoundListing[] {
  const ads = [...sampleListings().values()];
  return Array.from({ length: size }, (_, at) => {
    const ad = ads[at % ads.length];
    if (!ad) throw new Error('There is no sample.');
    const { title, description, location, workplace } = ad;
    const round = Math.floor(at / ads.length) + 1;
    const html = `<p>${description.replaceAll('\n\n', '</p><p>')}</p>`;
    const [externalId, applicationUrl] = [`acme/${at}`, `https://jobs.example/${at}`];
    return {
      externalId,
      title: `${title} ${round}`,
      company: 'Acme',
      description: html,
      isHtml: true,
      location,
      workplace,
      applicationUrl,
    };
  });
}

/** What storing a company's board of 2,000 ads takes on the embedded database: processor time of all threads, and the longest time when nothing else ran. */
export async function benchBoards(): Promise<void> {
  const pglite = await PGlite.create();
  const database = fromPglite(pglite);
  await database.migrate();
  const engine = createThreadEngine({
    workerPath: join(readConfig().buildDir, 'workers/engine.js'),
    interactiveLimit: 120_000,
  });
  const clock = { now: () => new Date() };
  const listings = createJobListings({ db: database.db, clock, engine, places: bundledPlaces });
  const [board] = await database.db
    .insert(jobBoards)
    .values({ provider: 'greenhouse', slug: 'acme', name: 'Acme' })
    .returning({ id: jobBoards.id });
  const found = largeBoard();
  // The first listing of all has words and places loaded.
  await listings.ingest('remotive', found.slice(0, 1));
  for (const name of ['first', 'unchanged']) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const [cpu, started] = [process.cpuUsage(), performance.now()];
    await listings.ingest('greenhouse', found, { boardId: board?.id ?? '' });
    const { user, system } = process.cpuUsage(cpu);
    delay.disable();
    const ms = (nanoseconds: number) => `${(nanoseconds / 1e6).toFixed(0)} ms`;
    console.log(
      `${name.padEnd(10)} ${size} ads  processor ${((user + system) / 1e6).toFixed(1)} s  ` +
        `took ${((performance.now() - started) / 1000).toFixed(1)} s  held: p99 ${ms(delay.percentile(99))}, longest ${ms(delay.max)}`,
    );
  }
  await engine.close();
  await database.close();
}
