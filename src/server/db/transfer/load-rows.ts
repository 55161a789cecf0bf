import { defaultCopy } from '../../default-copy.ts';
import { exists, tablesIn, type Ask, type CatalogTable } from './catalog.ts';
import { appliedMigrations, applyMigrations, beginsWith, holdMigrations, type Migration } from './migrations.ts';
import { queueVersion } from './read-rows.ts';
import { ourSchemas, queueTables, type DatabaseDescription, type RowSource } from './row-source.ts';
import { contentOf, isSameContent, sameWriting, type TableContent } from './table-content.ts';
import { TransferRefused } from './transfer-refused.ts';

export interface LoadedTable extends TableContent {
  table: string;
}

const words = () => defaultCopy().transferring;

interface Loading {
  /** Used by nobody else meanwhile. */
  target: Ask;
  source: RowSource;
  /** All that this program knows. */
  migrations: readonly Migration[];
  /** Creates missing tables of the queue in the target, in separate transactions. */
  makeQueue: () => Promise<void>;
  /** Called for each table once it has been loaded and compared. */
  onTable?: ((loaded: LoadedTable) => void) | undefined;
}

/**
 * Fills an empty database: makes the tables as the source had them, loads every row of every table with the jobs that wait and the sequences, compares both
 * sides, and migrates to this program's version. All of it happens or nothing does. Throws `TransferRefused`.
 */
export async function loadRows(loading: Loading): Promise<LoadedTable[]> {
  const { target, source, makeQueue } = loading;
  await refuseUsedTarget(target, source.description);
  const known = migrationsOf(loading);
  const hadQueue = await exists(target, queueTables.version);
  try {
    await makeQueue();
    await target('begin');
    const loaded = await loadWithin(loading, known);
    await target('commit');
    return loaded;
  } catch (error) {
    await target('rollback').catch(() => undefined);
    if (!hadQueue) await target(`drop schema if exists ${queueTables.schema} cascade`).catch(() => undefined);
    throw refusalOf(error);
  }
}

/** The source's migrations, with their statements. Throws where this program does not know one. */
function migrationsOf({ source, migrations }: Loading): readonly Migration[] {
  const applied = source.description.migrations;
  if (!beginsWith(migrations, applied)) throw new TransferRefused(words().newer);
  return migrations.slice(0, applied.length);
}

/** Refuses a database that holds rows, tables of something else, or cannot hold every text: before anything is made in it. */
async function refuseUsedTarget(target: Ask, { tables, migrations }: DatabaseDescription): Promise<void> {
  const [encoding] = await target<{ server_encoding: string }>('show server_encoding');
  if (encoding?.server_encoding !== 'UTF8') throw new TransferRefused(words().notUtf8(encoding?.server_encoding ?? ''));
  const applied = await appliedMigrations(target);
  const found = await tablesIn(target, ourSchemas);
  const foreign = found.find(({ name }) => applied.length === 0 || !tables.includes(name));
  if (foreign) throw new TransferRefused(words().tableOfOthers(foreign.name));
  await refuseRows(target, found);
  if (applied.length > 0 && !isSameList(applied, migrations)) throw new TransferRefused(words().otherTables);
}

const isSameList: typeof beginsWith = (one, other) => one.length === other.length && beginsWith(one, other);

async function refuseRows(target: Ask, tables: readonly CatalogTable[]): Promise<void> {
  const names = tables.map(({ name }) => name);
  if (await exists(target, queueTables.jobs)) names.push(queueTables.jobs);
  for (const name of names) {
    const [found] = await target<{ held: boolean }>(`select exists (select 1 from ${name}) as held`);
    if (found?.held === true) throw new TransferRefused(words().targetHoldsRows(name));
  }
}

async function loadWithin(loading: Loading, known: readonly Migration[]): Promise<LoadedTable[]> {
  const { target, source, migrations } = loading;
  await holdMigrations(target);
  const applied = await appliedMigrations(target);
  // Whoever waited for the same lock before may have migrated it meanwhile.
  if (applied.length > 0 && !isSameList(applied, known)) throw new TransferRefused(words().otherTables);
  await applyMigrations(target, known);
  if ((source.description.queueVersion ?? 0) > ((await queueVersion(target)) ?? 0))
    throw new TransferRefused(words().newer);
  for (const setting of sameWriting) await target(setting);
  const tables = [...(await tablesIn(target, ourSchemas)), ...(await tablesIn(target, [queueTables.schema]))];
  const ours = tables.filter(({ name }) => !name.startsWith(`${queueTables.schema}.`));
  // Whoever may run on the target already writes nothing until this is over, and what was written before is seen.
  await target(
    `lock table ${[...ours.map(({ name }) => name), queueTables.jobs].join(', ')} in share row exclusive mode`,
  );
  await refuseRows(target, ours);
  const loaded = await loadParts(loading, tables);
  const missing = ours.find(({ name }) => !source.description.tables.includes(name));
  if (missing) throw new TransferRefused(words().otherColumns(missing.name));
  await target('reset all');
  await applyMigrations(target, migrations);
  return loaded;
}

async function loadParts({ target, source, onTable }: Loading, tables: readonly CatalogTable[]) {
  const loaded: LoadedTable[] = [];
  let table: CatalogTable | undefined;
  for await (const part of source.parts()) {
    if ('sequence' in part) {
      const { name, last } = part.sequence;
      await target('select setval($1::text::regclass, $2::text::bigint)', [name, last]);
    } else if ('table' in part) {
      table = withSameColumns(part.table, tables);
    } else if (!table) {
      throw new Error('There are rows of no table.');
    } else if ('rows' in part) {
      await insert(target, table, part.rows);
    } else if (table.name !== queueTables.queues) {
      const content = { rows: part.content.rows, checksum: part.content.checksum };
      if (!isSameContent(content, await contentOf(target, table)))
        throw new TransferRefused(words().differs(table.name));
      loaded.push({ table: table.name, ...content });
      onTable?.({ table: table.name, ...content });
    }
  }
  return loaded;
}

/**
 * The target's table of that name, or a row would lose something. The queue's may have columns that the source's version had not. Names that come from a file
 * get no further than this.
 */
function withSameColumns({ name, columns }: CatalogTable, tables: readonly CatalogTable[]): CatalogTable {
  const found = tables.find((table) => table.name === name);
  const typeIn = new Map(found?.columns.map((column) => [column.name, column.type]));
  const isThere = columns.every((column) => typeIn.get(column.name) === column.type);
  const isOfQueue = name.startsWith(`${queueTables.schema}.`);
  if (!found || !isThere || (!isOfQueue && columns.length !== found.columns.length))
    throw new TransferRefused(words().otherColumns(name));
  return { name, columns };
}

/** PostgreSQL takes 65,535 values in a statement. */
const valuesAtOnce = 60_000;

async function insert(target: Ask, { name, columns }: CatalogTable, rows: readonly string[]): Promise<void> {
  const into = `insert into ${name} (${columns.map((column) => column.name).join(', ')}) overriding system value values`;
  // The target has its queues with this program's settings already.
  const keeping = name === queueTables.queues ? ' on conflict do nothing' : '';
  const width = Math.floor(valuesAtOnce / columns.length);
  for (let from = 0; from < rows.length; from += width) {
    const part = rows.slice(from, from + width).map((row) => JSON.parse(row) as (string | null)[]);
    const lines = part.map(
      (_, row) => `(${columns.map(({ type }, at) => `$${row * columns.length + at + 1}::text::${type}`).join(', ')})`,
    );
    await target(`${into} ${lines.join(', ')}${keeping}`, part.flat());
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : codeOf(error.cause)) : '';

/** What the operator can correct, of what the database says. Since version 15, not everybody may make tables in a PostgreSQL database. */
function refusalOf(error: unknown): unknown {
  const code = codeOf(error);
  if (code === '42501') return new TransferRefused(words().notAllowed, { cause: error });
  if (['53100', 'ENOSPC'].includes(code)) return new TransferRefused(words().targetDiskFull, { cause: error });
  return error;
}
