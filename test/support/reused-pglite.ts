import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedClient, Statements } from '#server/db/embedded/embedded-client.ts';
import { templateDump } from './template-database.ts';

/** A PGlite with all tables, and its expected contents before it may be reused. */
interface Kept {
  pglite: PGlite;
  /** All that statements of definition change. */
  definitions: string;
  /** The rows that the template has, by table. */
  rows: Map<string, string>;
  /** The last values of its sequences that gave any. */
  sequences: Map<string, string>;
}

/** Whether two databases have the same tables, columns, indexes, constraints, triggers and functions, by the identities that they were made with. */
const definitionsOf = `
  select md5(concat_ws('/',
    (select string_agg(oid || relname || relkind::text || relchecks, ',' order by oid) from pg_class where oid >= 16384),
    (select string_agg(attrelid || attname || atttypid || attnotnull || atthasdef || attisdropped, ',' order by attrelid, attnum)
       from pg_attribute where attrelid >= 16384),
    (select string_agg(oid || convalidated::text, ',' order by oid) from pg_constraint where oid >= 16384),
    (select string_agg(oid || tgenabled::text, ',' order by oid) from pg_trigger),
    (select string_agg(oid || md5(prosrc), ',' order by oid) from pg_proc where oid >= 16384),
    (select string_agg(oid::text, ',' order by oid) from pg_namespace),
    (select string_agg(oid || rolname, ',' order by oid) from pg_roles where oid >= 16384)
  )) as definitions`;

const tables = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

const namesOf = async (pglite: PGlite, statement: string): Promise<string[]> =>
  (await pglite.query<{ name: string }>(statement)).rows.map(({ name }) => name);

/** The tables that have rows. */
async function filled(pglite: PGlite): Promise<string[]> {
  const names = await namesOf(pglite, tables);
  const looks = names.map(
    (name) => `select '${name.replaceAll("'", "''")}' as name where exists (select from ${name})`,
  );
  return namesOf(pglite, looks.join(' union all '));
}

/** The rows of a table as JSON, in the order of their text. */
async function rowsOf(pglite: PGlite, table: string): Promise<string> {
  const { rows } = await pglite.query<{ rows: string }>(
    `select coalesce(json_agg(each order by each::text), '[]')::text as rows from ${table} each`,
  );
  return rows[0]?.rows ?? '[]';
}

const definitions = async (pglite: PGlite): Promise<string> =>
  (await pglite.query<{ definitions: string }>(definitionsOf)).rows[0]?.definitions ?? '';

async function sequencesOf(pglite: PGlite): Promise<Map<string, string>> {
  const { rows } = await pglite.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where last_value is not null`,
  );
  return new Map(rows.map(({ name, last }) => [name, last]));
}

async function open(): Promise<Kept> {
  const pglite = await PGlite.create({ loadDataDir: await templateDump() });
  const rows = new Map<string, string>();
  for (const table of await filled(pglite)) rows.set(table, await rowsOf(pglite, table));
  return { pglite, definitions: await definitions(pglite), rows, sequences: await sequencesOf(pglite) };
}

/** The tables with rows that differ from the template. */
async function changedTables({ pglite, rows }: Kept): Promise<string[]> {
  const changed: string[] = [];
  for (const table of new Set([...(await filled(pglite)), ...rows.keys()])) {
    const known = rows.get(table);
    if (known === undefined || known !== (await rowsOf(pglite, table))) changed.push(table);
  }
  return changed;
}

/** Makes it as it was when it was opened; answers whether that was possible. */
async function restore(kept: Kept): Promise<boolean> {
  const { pglite, rows, sequences } = kept;
  await pglite.exec('rollback');
  await pglite.exec('discard all');
  if ((await definitions(pglite)) !== kept.definitions) return false;
  const changed = await changedTables(kept);
  const moved = [...(await sequencesOf(pglite))].filter(([name, last]) => sequences.get(name) !== last);
  await pglite.transaction(async (tx) => {
    // Triggers and foreign keys needn't check rows that come and go together.
    await tx.exec('set local session_replication_role = replica');
    for (const table of changed) {
      await tx.exec(`delete from ${table}`);
      const known = rows.get(table);
      if (known !== undefined)
        await tx.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [known]);
    }
    for (const [name] of moved) {
      const last = sequences.get(name);
      await tx.exec(last === undefined ? `alter sequence ${name} restart` : `select setval('${name}', ${last})`);
    }
  });
  // Without this, later scans would have to skip the deleted rows: there's no autovacuum here.
  if (changed.length > 0) await pglite.exec(`vacuum ${changed.join(', ')}`);
  return true;
}

/** Those that no test uses now. */
const free: Kept[] = [];
/** How many are kept: a test rarely has two open, and each takes a hundred megabytes. */
const mostFree = 2;

export interface LentPglite {
  client: EmbeddedClient;
  /** Gives it back: nothing that was opened with it reaches the next test's. */
  close(): Promise<void>;
}

/**
 * A PGlite with all tables, empty. Opening one takes a second of processor, emptying one a hundredth: those that were given back are lent again, unless a test
 * changed more than rows.
 */
export async function lendPglite(): Promise<LentPglite> {
  const kept = free.pop() ?? (await open());
  const { pglite } = kept;
  const listening = new Set<() => Promise<void>>();
  let isOpen = true;
  const use = <T>(run: () => Promise<T>): Promise<T> =>
    isOpen ? run() : Promise.reject(new Error('The database is closed.'));
  const guarded = (on: Pick<PGlite, 'query' | 'exec'>): Statements => ({
    query: ((...asked: Parameters<PGlite['query']>) => use(() => on.query(...asked))) as Statements['query'],
    exec: (statements) => use(() => on.exec(statements)),
  });
  return {
    client: {
      ...guarded(pglite),
      transaction: (run) => use(() => pglite.transaction((tx) => run(guarded(tx)))),
      listen: (channel, hear) =>
        use(async () => {
          const unlisten = await pglite.listen(channel, hear);
          const stop = async () => {
            if (listening.delete(stop)) await unlisten();
          };
          listening.add(stop);
          return stop;
        }),
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      for (const stop of listening) await stop();
      const isAsBefore = await restore(kept).catch(() => false);
      if (isAsBefore && free.length < mostFree) free.push(kept);
      else await pglite.close().catch(() => undefined);
    },
  };
}
