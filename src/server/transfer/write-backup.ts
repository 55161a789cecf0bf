import { createHash } from 'node:crypto';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { TransferRefused } from '../db/transfer/transfer-refused.ts';
import type { LoadedTable } from '../db/transfer/load-rows.ts';
import { queueTables, type RowSource } from '../db/transfer/row-source.ts';
import { isSameContent, sumRows } from '../db/transfer/table-content.ts';
import { defaultCopy } from '../default-copy.ts';
import { backupFormat, type BackupHeader } from './backup-format.ts';

const words = () => defaultCopy().backingUp;

export interface BackupFile {
  path: string;
  /** Replaces a file that is there. */
  force: boolean;
}

/** What the file says of itself beside what the source says. */
export type BackupFacts = Pick<BackupHeader, 'version' | 'madeAt' | 'from' | 'bucket'> & {
  /** The secret of the data folder; absent where the operator has set their own. */
  secret: string | undefined;
};

interface Writing {
  file: BackupFile;
  source: RowSource;
  facts: BackupFacts;
  onTable?: ((written: LoadedTable) => void) | undefined;
}

/** Refuses a path that a backup cannot be written to, before anything is read. */
export async function refuseTakenPath({ path, force }: BackupFile): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return;
  if (!found.isFile()) throw new TransferRefused(words().notAFile(path));
  if (!force) throw new TransferRefused(words().exists(path));
}

/**
 * Writes a backup, the owner's alone: all of it, on the disk, or none. Each table's rows are summed up as they are written and compared with what the source
 * says they are. Throws `TransferRefused`.
 */
export async function writeBackup({ file, source, facts, onTable }: Writing): Promise<LoadedTable[]> {
  await refuseTakenPath(file);
  const part = `${file.path}.part`;
  const tables: LoadedTable[] = [];
  const noted = (table: LoadedTable) => {
    tables.push(table);
    onTable?.(table);
  };
  try {
    // What an earlier run left. One that still writes notices in the end that the name is no longer its own.
    await rm(part, { force: true });
    const handle = await open(part, 'wx', 0o600);
    try {
      await pipeline(linesOf(source, facts, noted), createGzip(), (chunks) => writeAll(handle, chunks));
      await handle.sync();
      if (!(await isNamed(handle, part))) throw new TransferRefused(words().replaced(file.path));
      await refuseTakenPath(file);
      await rename(part, file.path);
    } catch (error) {
      if (await isNamed(handle, part)) await rm(part, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    await syncFolder(dirname(file.path));
  } catch (error) {
    throw refusalOf(error, file.path);
  }
  return tables;
}

async function writeAll(handle: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) await handle.appendFile(chunk);
}

async function isNamed(handle: FileHandle, path: string): Promise<boolean> {
  const [own, found] = await Promise.all([handle.stat(), stat(path).catch(() => undefined)]);
  return found?.ino === own.ino && found.dev === own.dev;
}

/** A name is on the disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* linesOf(source: RowSource, facts: BackupFacts, onTable: (table: LoadedTable) => void) {
  const hash = createHash('sha256');
  const hashed = (lines: string): string => {
    hash.update(lines);
    return lines;
  };
  const { secret, ...told } = facts;
  const header: BackupHeader = {
    foothold: 'backup',
    format: backupFormat,
    ...told,
    holdsSecret: secret !== undefined,
    ...source.description,
  };
  yield hashed(lineOf(header));
  if (secret !== undefined) yield hashed(lineOf({ sessionSecret: secret }));
  let rows = 0;
  let table = '';
  let sum = sumRows();
  for await (const part of source.parts()) {
    if ('rows' in part) {
      sum.add(part.rows);
      yield hashed(`${part.rows.join('\n')}\n`);
      continue;
    }
    if ('table' in part) {
      table = part.table.name;
      sum = sumRows();
    } else if ('content' in part) {
      const { content } = part;
      if (!isSameContent(content, sum.content())) throw new TransferRefused(defaultCopy().transferring.differs(table));
      rows += content.rows;
      if (table !== queueTables.queues) onTable({ table, ...content });
    }
    yield hashed(lineOf(part));
  }
  yield lineOf({ end: { rows, sha256: hash.digest('hex') } });
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

function refusalOf(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (['ENOSPC', 'EDQUOT'].includes(code)) return new TransferRefused(words().diskFull(path), { cause: error });
  const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];
  return unwritable.includes(code) ? new TransferRefused(words().notWritable(path), { cause: error }) : error;
}
