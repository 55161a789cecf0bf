import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where PostgreSQL 18 has them in `pg_control`: the version of the file, and the checkpoint's next and oldest transaction. */
const control = { version: 1800, versionAt: 8, nextAt: 64, oldestAt: 84 };
/** `pg_xact` has two bits for each transaction, in pages and files of these sizes. */
const perByte = 4;
const perPage = 8192 * perByte;
const perFile = 32 * perPage;
/** A transaction that was cut off leaves nothing in `pg_xact`. One runs at a time, so there are never this many in a row; a new database has had more. */
const leastKnown = 512;

/**
 * Whether the database has forgotten which transactions were committed: it would open all the same, and show as nothing, and in time delete, what they wrote.
 * True only where a page has nothing about any transaction of before the last checkpoint.
 */
export async function lacksTransactions(folder: string): Promise<boolean> {
  const facts = await readFile(join(folder, 'global/pg_control')).catch(() => Buffer.alloc(0));
  if (facts.length < 128 || facts.readUInt32LE(control.versionAt) !== control.version) return false;
  const [next, oldest] = [facts.readUInt32LE(control.nextAt), facts.readUInt32LE(control.oldestAt)];
  for (const name of await readdir(join(folder, 'pg_xact')).catch(() => [])) {
    if (!/^[0-9A-F]{4,}$/.test(name)) continue;
    const bytes = await readFile(join(folder, 'pg_xact', name));
    for (let at = 0; at * perByte < perFile; at += perPage / perByte) {
      const first = parseInt(name, 16) * perFile + at * perByte;
      const isForgotten = first + perPage <= oldest;
      if (isForgotten || Math.min(first + perPage, next) - first < leastKnown) continue;
      const page = bytes.subarray(at, at + perPage / perByte);
      if (page.every((byte) => byte === 0)) return true;
    }
  }
  return false;
}
