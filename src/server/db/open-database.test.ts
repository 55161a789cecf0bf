import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { filesHolding } from '#test/support/files-holding.ts';
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

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

test('a scrubbed embedded database has nothing left of a deleted row, and one that is reclaimed stops growing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-scrub-'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const { db } = database;
  await database.migrate();
  const kept = { email: 'kept@example.com', name: 'Kept Marker', passwordHash: 'x' };
  await db.insert(users).values(kept);
  const sizes: number[] = [];
  for (let round = 0; round < 6; round++) {
    const rows = Array.from({ length: 2000 }, (_, n) => ({
      email: `gone${round}-${n}@example.com`,
      name: `Gone Marker ${n} ${'x'.repeat(500)}`,
      passwordHash: 'x',
    }));
    await db.insert(users).values(rows);
    await db.execute(sql`analyze users`);
    await db.delete(users).where(like(users.email, 'gone%'));
    await database.reclaim();
    sizes.push(sizeOf(dataDir));
  }
  // One file of the write-ahead log more or less.
  expect(sizes.at(-1)).toBeLessThanOrEqual((sizes[1] ?? 0) + 17_000_000);
  await db.insert(users).values({ email: 'gone@example.com', name: 'Gone Marker', passwordHash: 'x' });
  expect(filesHolding(dataDir, 'Gone Marker')).not.toEqual([]);
  await db.delete(users).where(like(users.email, 'gone%'));
  await database.scrub();
  expect(filesHolding(dataDir, 'Gone Marker')).toEqual([]);
  expect(filesHolding(dataDir, 'gone@example.com')).toEqual([]);
  await database.close();

  const again = await openDatabase({ dataDir, databaseUrl: undefined });
  expect(await again.db.select({ name: users.name }).from(users)).toEqual([{ name: kept.name }]);
  await again.close();
  rmSync(dataDir, { recursive: true });
});
