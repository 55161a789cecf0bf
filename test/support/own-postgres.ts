import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An empty database of the test's own on a PostgreSQL server. */
export interface OwnPostgres {
  url: URL;
  ask<Row extends object>(statement: string): Promise<Row[]>;
  drop(): Promise<void>;
}

async function run(url: string, statement: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

export async function ownPostgres(server: string): Promise<OwnPostgres> {
  const name = `foothold_own_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url,
    ask: async <Row extends object>(statement: string) => (await run(url.href, statement)) as Row[],
    drop: async () => void (await run(server, `drop database ${name} with (force)`)),
  };
}
