import { defaultCopy } from '../../default-copy.ts';
import { exists, inReferenceOrder, sequencesIn, tablesIn, type Ask, type CatalogTable } from './catalog.ts';
import { contentOf, copyRows, sameWriting } from './copy-rows.ts';
import { MoveRefused } from './move-refused.ts';

export interface MovedTable {
  table: string;
  rows: number;
  /** The same on both sides, or nothing is moved. */
  checksum: string;
}

/** Where our own tables are. */
const ours = ['public'];
/** The queue's own bookkeeping is made anew; its jobs, and queues that only the source knows, are taken along. */
const jobs = 'pgboss.job';
const queues = 'pgboss.queue';
const migrations = 'drizzle.__drizzle_migrations';

const words = () => defaultCopy().moving;

/** Refuses a database that holds rows, tables of something else, or cannot hold every text: before anything is made in it. */
export async function refuseUsedTarget(target: Ask, source: Ask): Promise<void> {
  const [encoding] = await target<{ server_encoding: string }>('show server_encoding');
  if (encoding?.server_encoding !== 'UTF8') throw new MoveRefused(words().notUtf8(encoding?.server_encoding ?? ''));
  const known = new Set((await tablesIn(source, ours)).map(({ name }) => name));
  const found = await tablesIn(target, ours);
  const foreign = found.find(({ name }) => !known.has(name));
  if (foreign) throw new MoveRefused(words().tableOfOthers(foreign.name));
  await refuseRows(target, found);
}

async function refuseRows(target: Ask, tables: readonly CatalogTable[]): Promise<void> {
  const names = tables.map(({ name }) => name);
  if (await exists(target, jobs)) names.push(jobs);
  for (const name of names) {
    const [found] = await target<{ held: boolean }>(`select exists (select 1 from ${name}) as held`);
    if (found?.held === true) throw new MoveRefused(words().targetHoldsRows(name));
  }
}

const hashesOf = async (ask: Ask): Promise<string> =>
  (await exists(ask, migrations))
    ? JSON.stringify(await ask(`select hash from ${migrations} order by created_at`))
    : '';

/** Both have the same tables with the same columns, or a row would lose something. */
async function refuseOtherVersion(source: Ask, target: Ask, tables: readonly CatalogTable[]): Promise<void> {
  const shapeOf = (all: readonly CatalogTable[]) =>
    JSON.stringify(
      all.map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.type}`).toSorted()]),
    );
  const same = shapeOf(tables) === shapeOf(await tablesIn(target, ours));
  if (!same || (await hashesOf(source)) !== (await hashesOf(target))) throw new MoveRefused(words().otherVersion);
}

interface Moving {
  /** Only read from, as it stands at one moment. */
  source: Ask;
  /** Migrated and without rows. All of it happens in one transaction there: all is moved and found to be the same, or nothing is. */
  target: Ask;
  /** Told of each table when it has been copied. */
  onTable?: (moved: MovedTable) => void;
}

/** Copies every row of every table, with the jobs that wait and the sequences, and compares both sides. Throws `MoveRefused`. */
export async function moveRows(moving: Moving): Promise<MovedTable[]> {
  const { source, target } = moving;
  for (const setting of sameWriting) {
    await source(setting);
    await target(setting);
  }
  await source('begin isolation level repeatable read read only');
  await target('begin');
  try {
    const moved = await moveWithin(moving);
    await target('commit');
    return moved;
  } catch (error) {
    await target('rollback').catch(() => undefined);
    throw error;
  } finally {
    await source('rollback');
  }
}

async function moveWithin({ source, target, onTable }: Moving): Promise<MovedTable[]> {
  const tables = await tablesIn(source, ours);
  await refuseOtherVersion(source, target, tables);
  // Whoever may run on the target already writes nothing until this is over, and what was written before is seen.
  await target(`lock table ${[...tables.map(({ name }) => name), jobs].join(', ')} in share row exclusive mode`);
  await refuseRows(target, tables);
  const ordered = await inReferenceOrder(source, tables, ours);
  const moved: MovedTable[] = [];
  for (const table of [...ordered, ...(await queueTables(source))]) {
    const { longest, ...content } = await contentOf(source, table);
    const keepExisting = table.name === queues;
    await copyRows({ source, target, table, longest, keepExisting });
    if (keepExisting) continue;
    const { rows, checksum } = await contentOf(target, table);
    if (rows !== content.rows || checksum !== content.checksum) throw new MoveRefused(words().differs(table.name));
    moved.push({ table: table.name, ...content });
    onTable?.({ table: table.name, ...content });
  }
  for (const { name, last } of await sequencesIn(source, ours)) {
    await target('select setval($1::text::regclass, $2::text::bigint)', [name, last]);
  }
  return moved;
}

/** The queue's tables that are moved, those that jobs refer to first. */
async function queueTables(source: Ask): Promise<CatalogTable[]> {
  const found = await tablesIn(source, ['pgboss']);
  return [queues, jobs].flatMap((wanted) => found.filter(({ name }) => name === wanted));
}
