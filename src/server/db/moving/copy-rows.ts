import type { Ask, CatalogTable } from './catalog.ts';

/** What a table holds: the same on both sides when every value of every row is. */
interface TableContent {
  rows: number;
  /** Of all rows, in whichever order they are. */
  checksum: string;
  /** The bytes of its longest row, as text. */
  longest: number;
}

/** How a session of either side has to write values and names, so that the same value is the same text. */
export const sameWriting = [
  'set search_path to pg_catalog',
  `set datestyle to 'ISO, MDY'`,
  `set intervalstyle to 'postgres'`,
  `set timezone to 'UTC'`,
  `set extra_float_digits to 1`,
  `set bytea_output to 'hex'`,
];

const asText = ({ columns }: CatalogTable): string[] => columns.map(({ name }) => `${name}::text`);

/** Fifteen hexadecimal digits of a row's hash as a number. */
const partOfHash = (from: number): string => `sum(('x' || substr(hash, ${from}, 15))::bit(60)::bigint)`;

/** Counts the rows and adds up 120 bits of each one's SHA-256: a sum needs no order and no memory, and no row can hide in it. */
export async function contentOf(ask: Ask, table: CatalogTable): Promise<TableContent> {
  // `offset 0` keeps the row's text and its hash from being made once for every use.
  const [content] = await ask<{ rows: string; longest: string; checksum: string }>(
    `select count(*)::text as rows, coalesce(max(bytes), 0)::text as longest,
       coalesce(${partOfHash(1)}, 0) || '-' || coalesce(${partOfHash(16)}, 0) as checksum
     from (
       select octet_length(line) as bytes, encode(sha256(convert_to(line, 'UTF8')), 'hex') as hash
       from (select row(${asText(table).join(', ')})::text as line from ${table.name} offset 0) lines offset 0
     ) hashes`,
  );
  if (!content) throw new Error(`${table.name} was not counted.`);
  return { rows: Number(content.rows), longest: Number(content.longest), checksum: content.checksum };
}

/** How much is held in memory at once, but for a single row that is longer. */
const bytesAtOnce = 4 * 1024 * 1024;
const rowsAtOnce = 500;
/** PostgreSQL takes 65,535 values in a statement. */
const valuesAtOnce = 60_000;

interface Copying {
  source: Ask;
  target: Ask;
  table: CatalogTable;
  longest: number;
  /** Rows that the target has already, by its keys, are left as they are. */
  keepExisting?: boolean;
}

/** Copies all rows of a table, part by part. Every value travels as its text, which is exact for all types under `sameWriting`. */
export async function copyRows({ source, target, table, longest, keepExisting = false }: Copying): Promise<void> {
  const { name, columns } = table;
  const width = Math.floor(valuesAtOnce / columns.length);
  const part = Math.max(1, Math.min(rowsAtOnce, width, Math.floor(bytesAtOnce / Math.max(1, longest))));
  const into = `insert into ${name} (${columns.map((column) => column.name).join(', ')}) overriding system value values`;
  const cells = asText(table).map((text, at) => `${text} as c${at}`);
  await source(`declare moving no scroll cursor for select ${cells.join(', ')} from ${name}`);
  for (;;) {
    const rows = await source<Record<string, string | null>>(`fetch ${part} from moving`);
    if (rows.length === 0) break;
    const values = rows.flatMap((row) => columns.map((_, at) => row[`c${at}`] ?? null));
    const lines = rows.map(
      (_, row) => `(${columns.map(({ type }, at) => cell(type, row * columns.length + at)).join(', ')})`,
    );
    await target(`${into} ${lines.join(', ')}${keepExisting ? ' on conflict do nothing' : ''}`, values);
  }
  await source('close moving');
}

const cell = (type: string, index: number): string => `$${index + 1}::text::${type}`;
