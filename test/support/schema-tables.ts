import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { projectRoot } from '#server/root.ts';

/** Every table of the schema, found by scanning its files: a new one is included automatically. */
export async function schemaTables(): Promise<PgTable[]> {
  const folder = join(projectRoot(), 'src/server/db/schema');
  const found: PgTable[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const exported = (await import(join(folder, file))) as Record<string, unknown>;
    found.push(...Object.values(exported).filter((value): value is PgTable => is(value, PgTable)));
  }
  return found;
}

/** A value that fits a column; texts contain the mark. */
function valueFor(column: PgColumn, mark: string): unknown {
  const text = `${mark} ${column.name} ${randomUUID()}`;
  switch (column.columnType) {
    case 'PgText':
      return column.enumValues?.[0] ?? text;
    case 'PgArray':
      return [text];
    case 'PgJsonb':
      return { text };
    case 'PgReal':
    case 'PgDoublePrecision':
    case 'PgInteger':
    case 'PgBigInt53':
      return 1;
    case 'PgNumeric':
      return '1.00';
    case 'PgBoolean':
      return true;
    case 'PgTimestamp':
      return new Date();
    case 'PgCustomColumn':
      return column.getSQLType() === 'tsvector' ? `'${mark.replaceAll("'", "''")}'` : Buffer.from(text);
    case 'PgUUID':
      return randomUUID();
    default:
      throw new Error(`Say here what fits ${column.columnType}.`);
  }
}

/** A row for any table: every column filled, the foreign keys by the rows that `owned` names for their tables. */
export function filledRow(table: PgTable, mark: string, owned: Record<string, string>): Record<string, unknown> {
  const { columns, foreignKeys } = getTableConfig(table);
  const pointing = new Map(
    foreignKeys.flatMap((key) => {
      const { columns: own, foreignTable } = key.reference();
      return own.map((column) => [column.name, getTableName(foreignTable)] as const);
    }),
  );
  const keys = Object.entries(table) as [string, PgColumn][];
  return Object.fromEntries(
    columns
      .filter(({ generated }) => generated === undefined)
      .map((column) => {
        const [key] = keys.find(([, value]) => value === column) ?? [column.name];
        const target = pointing.get(column.name) ?? (column.name === 'user_id' ? 'users' : undefined);
        return [key, target === undefined ? valueFor(column, mark) : owned[target]];
      }),
  );
}
