import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { databaseJobs } from '#server/compose/database-jobs.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { fromPglite } from './pglite-database.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createLog } from '#server/logging/log.ts';
import { startQueue } from '#server/queue/queue.ts';
import { projectRoot } from '#server/root.ts';

/** The PostgreSQL server to test on; unset: PGlite in memory. */
export const testPostgresUrl = process.env['FOOTHOLD_TEST_DATABASE_URL'];

/** Changes with the migrations and with the packages that determine a database's format. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder()).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder(), name)));
  }
  for (const name of ['pg-boss', '@electric-sql/pglite']) {
    hash.update(readFileSync(join(projectRoot(), 'node_modules', name, 'package.json')));
  }
  return hash.digest('hex').slice(0, 16);
}

async function fill(database: OpenDatabase): Promise<void> {
  await database.migrate();
  const log = createLog({ logLevel: 'silent' });
  const queue = await startQueue({ db: database.db, driver: database.driver, jobs: databaseJobs, working: false, log });
  await queue.stop();
}

/** The dump that each PGlite of a test is loaded from; made once per schema. */
export async function templateDump(): Promise<Blob> {
  const path = join(projectRoot(), '.cache', `test-database-${fingerprint()}.tar`);
  if (!existsSync(path)) {
    const pglite = await PGlite.create();
    await fill(fromPglite(pglite));
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    mkdirSync(join(projectRoot(), '.cache'), { recursive: true });
    // Test files run in parallel: each writes a separate file, and the last to move it wins with the same content.
    const part = `${path}.${process.pid}.part`;
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
    renameSync(part, path);
  }
  return new Blob([readFileSync(path)]);
}

/** Names the lock under which the template is created: test files run in parallel. */
const templateLock = 727_274_002;

/** Deletes templates of other schemas, and an unfinished one. */
async function dropOld(client: Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'foothold\\_template\\_%'`,
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
}

/** The name of the PostgreSQL database that each test's own is cloned from; made once per schema. */
export async function templateName(url: string): Promise<string> {
  const name = `foothold_template_${fingerprint()}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    await dropOld(client);
    await client.query(`create database ${name}_part`);
    const part = new URL(url);
    part.pathname = `/${name}_part`;
    const database = await openPostgres(part.href);
    await fill(database);
    await database.close();
    await client.query(`alter database ${name}_part rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}
