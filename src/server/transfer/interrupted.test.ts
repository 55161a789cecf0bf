import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { createLog } from '../logging/log.ts';
import { backUpFolder, backUpSnapshot } from './back-up.ts';
import { makeQueue } from './make-queue.ts';
import { restore } from './restore.ts';
import { createSnapshots } from './snapshots.ts';

const log = createLog({ logLevel: 'silent' });
const facts = { usesKeptSecret: true, bucket: null };
let parent: string;
let dataDir: string;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'foothold-interrupted-'));
  dataDir = join(parent, 'data');
  const database = await openEmbedded(dataDir);
  await database.migrate();
  await makeQueue(database, log);
  await database.close();
}, 600_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Interrupted once the first table is done. */
function interrupted() {
  const controller = new AbortController();
  return { signal: controller.signal, onTable: () => controller.abort(new Error('interrupted')) };
}
const left = () => readdirSync(parent).filter((name) => name.includes('.backup'));
const snapshotsLeft = () => readdirSync(join(dataDir, 'snapshots'));

test('an interrupted backup leaves no file, no part of one and no snapshot', { timeout: 600_000 }, async () => {
  const file = { path: join(parent, 'a.backup'), force: false };
  await expect(backUpFolder(dataDir, { file, ...facts, ...interrupted() })).rejects.toThrow('interrupted');
  expect(left()).toEqual([]);

  const database = await openEmbedded(dataDir);
  const snapshots = createSnapshots({ dataDir, driver: database.driver, ...facts });
  // Whoever asked went away while it was made.
  await expect(snapshots.take(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(snapshotsLeft()).toEqual([]);
  const snapshot = await snapshots.take();
  await expect(backUpSnapshot(dataDir, { file, ...snapshot, ...interrupted() })).rejects.toThrow('interrupted');
  expect([...left(), ...snapshotsLeft()]).toEqual([]);

  // Whoever asked was killed before they locked it: the next backup, without a server, removes it.
  await snapshots.take();
  await database.close();
  await backUpFolder(dataDir, { file, ...facts });
  expect(snapshotsLeft()).toEqual([]);
  expect(left()).toEqual(['a.backup']);
});

test('an interrupted restore leaves nothing in the data folder', { timeout: 600_000 }, async () => {
  const into = join(parent, 'into');
  const config = { dataDir: into, databaseUrl: undefined, sessionSecret: undefined };
  const file = join(parent, 'a.backup');
  expect(existsSync(file)).toBe(true);
  await expect(restore({ file, config, log, ...interrupted() })).rejects.toThrow('interrupted');
  expect(readdirSync(into)).toEqual([]);
});
