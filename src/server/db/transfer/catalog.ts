/** Asks a database and returns its rows. */
export type Ask = <Row extends object>(statement: string, values?: readonly (string | null)[]) => Promise<Row[]>;

/** A table as its database describes it, so that nobody has to list tables and columns. All names are quoted where they need it. */
export interface CatalogTable {
  /** With its schema: `public.users`. */
  name: string;
  /** Without computed columns. */
  columns: { name: string; type: string }[];
}

/** The tables of schemas that hold rows, except those of extensions; a partitioned one represents its parts. */
export async function tablesIn(ask: Ask, schemas: readonly string[]): Promise<CatalogTable[]> {
  const rows = await ask<{ table: string; name: string; type: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, format('%I', a.attname) as name, format_type(a.atttypid, null) as type
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in (${listOf(schemas)}) and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1, a.attnum`,
    schemas,
  );
  const tables = new Map<string, CatalogTable>();
  for (const { table, ...column } of rows) {
    const found = tables.get(table) ?? { name: table, columns: [] };
    found.columns.push(column);
    tables.set(table, found);
  }
  return [...tables.values()];
}

interface Reference {
  from: string;
  to: string;
}

/** Which tables refer to which. */
const referencesIn = (ask: Ask, schemas: readonly string[]): Promise<Reference[]> =>
  ask<Reference>(
    `select format('%I.%I', n.nspname, c.relname) as from, format('%I.%I', tn.nspname, t.relname) as to
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f' and n.nspname in (${listOf(schemas)})`,
    schemas,
  );

/** The tables, each after those that it refers to. Throws where tables refer to each other in a circle: their rows have no such order. */
export async function inReferenceOrder(ask: Ask, tables: readonly CatalogTable[], schemas: readonly string[]) {
  const references = await referencesIn(ask, schemas);
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: CatalogTable[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && left.has(to)),
    );
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...left.keys()].join(', ')}`);
    for (const table of free) left.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}

/** The sequences that have been used, and the last number of each. */
export const sequencesIn = (ask: Ask, schemas: readonly string[]): Promise<{ name: string; last: string }[]> =>
  ask<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname in (${listOf(schemas)}) and last_value is not null order by 1`,
    schemas,
  );

/** Whether there is such a table. */
export async function exists(ask: Ask, table: string): Promise<boolean> {
  const [found] = await ask<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table]);
  return found?.exists === true;
}

const listOf = (values: readonly string[]): string => values.map((_, index) => `$${index + 1}`).join(', ');
