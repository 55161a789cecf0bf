import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';
import onPostgres from '../vitest.postgres.config.ts';

const server = join(projectRoot(), 'src/server');
const included = onPostgres.test?.include ?? [];

/** Stores with SQL written by hand, or with locks: what the query builder does not make the same everywhere. */
const byHand = readdirSync(server, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /store\.ts$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => /\bsql[`<]|lockAccount\(|\.for\('update'/.test(readFileSync(path, 'utf8')))
  .map((path) => relative(projectRoot(), path));

/** The sandbox's books are opened by the tests of billing. */
const elsewhere: Record<string, string> = { 'src/server/adapters/payments': 'src/server/features/billing' };

test.each(byHand)('%s is tested on PostgreSQL, too', (path) => {
  expect(included.filter((glob) => glob.startsWith(`${elsewhere[dirname(path)] ?? dirname(path)}/`))).not.toEqual([]);
});

test('there are such stores', () => expect(byHand.length).toBeGreaterThan(10));
