import { defaultCopy } from '../../default-copy.ts';
import { exists, inReferenceOrder, sequencesIn, tablesIn, type Ask, type CatalogTable } from './catalog.ts';
import { appliedMigrations } from './migrations.ts';
import {
  ourSchemas,
  queueTables,
  rowsAtOnce,
  type DatabaseDescription,
  type Part,
  type RowSource,
} from './row-source.ts';
import { contentOf, rowAsJson, sameWriting } from './table-content.ts';
import { TransferRefused } from './transfer-refused.ts';

/** Hands out the rows of a database as they are at one moment; others may write meanwhile. Throws `TransferRefused` for a database that is not ours. */
export async function readRows<T>(ask: Ask, use: (source: RowSource) => Promise<T>): Promise<T> {
  for (const setting of sameWriting) await ask(setting);
  await ask('begin isolation level repeatable read read only');
  try {
    const tables = await tablesToRead(ask);
    return await use({ description: await describe(ask, tables), parts: () => partsOf(ask, tables) });
  } finally {
    // Where the connection broke, that is what went wrong.
    await ask('rollback').catch(() => undefined);
  }
}

/** Ours in the order of their references, then the queue's, starting with those that jobs refer to. */
async function tablesToRead(ask: Ask): Promise<CatalogTable[]> {
  const ours = await inReferenceOrder(ask, await tablesIn(ask, ourSchemas), ourSchemas);
  const found = await tablesIn(ask, [queueTables.schema]);
  const ofQueue = [queueTables.queues, queueTables.jobs].flatMap((wanted) =>
    found.filter(({ name }) => name === wanted),
  );
  return [...ours, ...ofQueue];
}

async function describe(ask: Ask, tables: readonly CatalogTable[]): Promise<DatabaseDescription> {
  const migrations = await appliedMigrations(ask);
  if (migrations.length === 0) throw new TransferRefused(defaultCopy().transferring.nothingThere);
  const [size] = await ask<{ bytes: string }>('select pg_database_size(current_database())::text as bytes');
  return {
    migrations,
    queueVersion: await queueVersion(ask),
    tables: tables.map(({ name }) => name),
    bytes: Number(size?.bytes ?? 0),
  };
}

/** Of the queue's schema; null where there is none. */
export async function queueVersion(ask: Ask): Promise<number | null> {
  if (!(await exists(ask, queueTables.version))) return null;
  const [found] = await ask<{ version: string }>(`select version::text as version from ${queueTables.version}`);
  return found ? Number(found.version) : null;
}

async function* partsOf(ask: Ask, tables: readonly CatalogTable[]): AsyncGenerator<Part> {
  for (const table of tables) {
    yield { table };
    const { longest, ...content } = await contentOf(ask, table);
    const part = Math.max(1, Math.min(rowsAtOnce.rows, Math.floor(rowsAtOnce.bytes / Math.max(1, longest))));
    await ask(`declare reading no scroll cursor for select ${rowAsJson(table)} as line from ${table.name}`);
    for (;;) {
      const rows = await ask<{ line: string }>(`fetch ${part} from reading`);
      if (rows.length === 0) break;
      yield { rows: rows.map(({ line }) => line) };
    }
    await ask('close reading');
    yield { content };
  }
  for (const sequence of await sequencesIn(ask, ourSchemas)) yield { sequence };
}
