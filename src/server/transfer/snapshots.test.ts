import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded, openEmbeddedFolder } from '../db/embedded/open-embedded.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { askEmbedded } from '../db/transfer/connections.ts';
import { createSnapshots } from './snapshots.ts';

test(
  'a snapshot has what was committed before it, is the owner’s alone, and is removed once nobody uses it',
  { timeout: 600_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'foothold-snapshots-'));
    const database = await openEmbedded(dataDir);
    const ask = askEmbedded(database);
    await ask('create table kept (n integer)');
    await ask('insert into kept values (1)');
    const create = () => createSnapshots({ dataDir, driver: database.driver, usesKeptSecret: true, bucket: null });
    const snapshots = create();
    mkdirSync(join(dataDir, 'snapshots', 'left-by-a-killed-process'), { recursive: true });
    const { folder } = await snapshots.take();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await ask('insert into kept values (2)');

    const copy = await openEmbeddedFolder(folder);
    expect(await askEmbedded(copy)('select n from kept')).toEqual([{ n: 1 }]);
    await copy.close();
    expect(readdirSync(join(dataDir, 'snapshots'))).toHaveLength(1);
    // Whoever asked for it may not have locked it yet.
    await snapshots.removeLeft();
    expect(existsSync(folder)).toBe(true);

    const afterRestart = create();
    const lock = await lockFolder(folder);
    await afterRestart.removeLeft();
    expect(existsSync(folder)).toBe(true);
    await lock.release();
    await afterRestart.removeLeft();
    expect(readdirSync(join(dataDir, 'snapshots'))).toEqual([]);
    await database.close();
    rmSync(dataDir, { recursive: true });
  },
);
