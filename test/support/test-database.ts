import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabase, WatchStatement } from '#server/db/database.ts';
import { databaseInMemory } from './pglite-database.ts';
import { lendPglite } from './reused-pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { templateName, testPostgresUrl } from './template-database.ts';

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function clonePostgres(url: string, watch?: WatchStatement): Promise<OpenDatabase> {
  const name = `foothold_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${await templateName(url)}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgres(own.href, { watch });
  return {
    ...database,
    async close() {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

/** A separate database for the test, with all tables, empty: PGlite, or PostgreSQL where one is set. */
export async function testDatabase(watch?: WatchStatement): Promise<OpenDatabase> {
  if (testPostgresUrl !== undefined) return clonePostgres(testPostgresUrl, watch);
  const { client, close } = await lendPglite();
  return databaseInMemory(client, close, watch);
}
