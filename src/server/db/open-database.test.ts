import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/support/test-database.ts';
import { openDatabase } from './open-database.ts';
import { FolderInUseError } from './folder-lock.ts';
import { users } from './schema/accounts.ts';

/** The specification's stored data model. */
const specified = [
  'users',
  'resume_optimizations',
  'payments',
  'assessments',
  'linkedin_enhancements',
  'interview_preps',
  'ats_evaluations',
  'job_searches',
  'job_listings',
  'job_matches',
  'saved_jobs',
  'hidden_jobs',
];

test('the migrations create the specified tables, and running them again changes nothing', async () => {
  const database = await testDatabase();
  await database.migrate();
  const tables = await database.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables where table_schema = 'public'`);
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(specified));
  await database.close();
});

// A first start creates the folder, and takes seconds where many tests run at once.
test(
  'the embedded database keeps what was written, and its folder serves one process at a time',
  { timeout: 600_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'foothold-data-'));
    const settings = { dataDir, databaseUrl: undefined };
    // What a process that was killed during its first start leaves.
    mkdirSync(join(dataDir, 'database.part'));
    writeFileSync(join(dataDir, 'database.part', 'PG_VERSION'), '');
    const first = await openDatabase(settings);
    await first.migrate();
    await first.db.insert(users).values({ email: 'a@example.com', name: 'A', passwordHash: 'x' });
    await expect(openDatabase(settings)).rejects.toThrow(FolderInUseError);
    await first.close();
    const second = await openDatabase(settings);
    expect(await second.db.select({ email: users.email }).from(users)).toEqual([{ email: 'a@example.com' }]);
    await second.close();
    rmSync(dataDir, { recursive: true });
  },
);
