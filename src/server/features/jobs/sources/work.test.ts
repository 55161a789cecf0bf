import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptLog } from '#test/support/kept-log.ts';
import { testDatabase } from '#test/support/test-database.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import type { JobSource, SourceAnswer } from '../../../adapters/job-boards/port.ts';
import { createJobSources } from './service.ts';
import { syncSourcesWork } from './work.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const sourceOf = (name: JobSource['name'], answer: SourceAnswer): JobSource => ({
  name,
  kind: 'list',
  freshSeconds: 3600,
  limits: [],
  fetch: async () => answer,
});

test('sources that do not answer the queue are one line of the log, which has what each said', async () => {
  const { log, lines } = keptLog();
  const sources = createJobSources({
    db: database.db,
    clock: { now: () => new Date() },
    log,
    sources: [
      sourceOf('remotive', { ok: false, failure: 'failed', said: 'down' }),
      sourceOf('jobicy', { ok: false, failure: 'unknown' }),
      sourceOf('himalayas', { ok: true, listings: [], hasMore: false }),
    ],
    boards: [],
    sampleIsNamed: false,
    listings: { ingest: async () => ({ ids: [], added: 0, updated: 0, dropped: 0 }), retire: async () => 0 },
    removals: { chooseAgain: async () => undefined },
  });
  await syncSourcesWork({ sources, log }).run({});
  await sources.close();
  expect(lines()).toEqual([
    expect.objectContaining({
      level: 'warn',
      msg: "Job sources: Remotive and Jobicy didn't answer; we'll ask again in 15 minutes or less",
      failures: [
        { source: 'remotive', asked: '', failure: 'failed', said: 'down' },
        { source: 'jobicy', asked: '', failure: 'unknown' },
      ],
    }),
  ]);
});
