import { defineConfig } from 'vitest/config';
import first from './vitest.config.ts';

/**
 * The tests that run a second time, on a PostgreSQL server (`npm run test:postgres`). The embedded database is PostgreSQL too, with the same planner and the same
 * migrations, so most tests would show the same again. What differs is the driver (how values arrive), that statements of several connections run at the same
 * time, and that the server can be away. A test asks that no store with SQL written by hand is missing.
 */
const include = [
  // Below the stores: connections, transactions, migrations, the queue, moving.
  'src/server/{db,queue}/**/*.test.ts',
  'src/server/watch/watch-statements.test.ts',
  'test/moving.test.ts',

  // SQL written by hand: search, ranking, counting, time.
  'src/server/features/account-sessions/account-sessions.test.ts',
  'src/server/features/enhancements/enhancements.test.ts',
  'src/server/features/health/health.test.ts',
  'src/server/features/holdings/holdings.test.ts',
  'src/server/features/interview-preps/interview-preps.test.ts',
  'src/server/features/jobs/companies/job-companies.test.ts',
  'src/server/features/jobs/listings/listings.test.ts',
  'src/server/features/jobs/matches/matches.test.ts',
  'src/server/features/jobs/search/search.test.ts',
  'src/server/features/jobs/sources/*.test.ts',
  'src/server/features/profile/profile.test.ts',
  'src/server/features/jobs/saved/saved-jobs.test.ts',
  'src/server/features/scores/history.test.ts',
  'src/server/features/tracking/tracking.test.ts',

  // Locks, limits and sessions: requests that meet at the same row.
  'src/server/features/accounts/{accounts,adoption}.test.ts',
  'src/server/features/billing/{billing,deliveries}.test.ts',
  'src/server/features/optimizations/{optimizations,turns}.test.ts',
  'src/server/features/second-factors/second-factors.test.ts',
  'src/server/http/{sessions,shared-limits}.test.ts',

  // All tables and columns, as the schema lists them; bytes outside of them.
  'src/server/features/account-data/*.test.ts',
  'src/server/features/retention/*.test.ts',
  'src/server/features/uploads/outside-database.test.ts',

  // Several processes, and a server that is away: on PostgreSQL alone.
  'src/server/http/away.test.ts',
  'test/{crash,database-away,many-processes}.test.ts',
];

export default defineConfig({
  test: {
    ...first.test,
    include,
    env: {
      FOOTHOLD_TEST_DATABASE_URL:
        process.env['FOOTHOLD_TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test',
    },
  },
});
