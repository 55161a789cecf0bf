import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUseError, lockByPidFile, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['by socket', lockFolder],
  ['by pid file', lockByPidFile],
])('a folder locked %s', (_, lock) => {
  test('cannot be locked again until it is released', async () => {
    const first = await lock(folder);
    await expect(lock(folder)).rejects.toThrow(FolderInUseError);
    await expect(lock(folder)).rejects.toThrow(/is using the data folder/);
    await first.release();
    const second = await lock(folder);
    await second.release();
  });

  test('does not lock another folder', async () => {
    const other = mkdtempSync(join(tmpdir(), 'foothold-lock-'));
    const locks = [await lock(folder), await lock(other)];
    expect(locks).toHaveLength(2);
    for (const held of locks) await held.release();
    rmSync(other, { recursive: true });
  });
});

test('the pid file of a dead process is taken over', async () => {
  writeFileSync(join(folder, 'database.pid'), '2147483646');
  const lock = await lockByPidFile(folder);
  expect(readFileSync(join(folder, 'database.pid'), 'utf8')).toBe(String(process.pid));
  await lock.release();
  expect(existsSync(join(folder, 'database.pid'))).toBe(false);
});
