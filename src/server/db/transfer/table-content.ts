import { createHash } from 'node:crypto';
import type { Ask, CatalogTable } from './catalog.ts';

/** What a table holds: the same on both sides when every value of every row is. */
export interface TableContent {
  rows: number;
  /** Of all rows, in whichever order they are. */
  checksum: string;
}

/** How a session has to write values and names, so that the same value is the same text everywhere. */
export const sameWriting = [
  'set search_path to pg_catalog',
  `set datestyle to 'ISO, MDY'`,
  `set intervalstyle to 'postgres'`,
  `set timezone to 'UTC'`,
  `set extra_float_digits to 1`,
  `set bytea_output to 'hex'`,
];

/** A row as a JSON array of its values' texts: character for character what `JSON.stringify` makes of the same texts. */
export const rowAsJson = ({ columns }: CatalogTable): string =>
  `array_to_json(array[${columns.map(({ name }) => `${name}::text`).join(', ')}])::text`;

/** A row's SHA-256 gives two numbers with this many hexadecimal digits. */
const digits = 15;
const partOfHash = (from: number): string => `sum(('x' || substr(hash, ${from}, ${digits}))::bit(60)::bigint)`;

/** Counts the rows and adds up 120 bits of each one's SHA-256: a sum needs no order and no memory, and no row can hide in it. */
export async function contentOf(ask: Ask, table: CatalogTable): Promise<TableContent & { longest: number }> {
  // `offset 0` keeps the row's text and its hash from being made once for every use.
  const [content] = await ask<{ rows: string; longest: string; checksum: string }>(
    `select count(*)::text as rows, coalesce(max(bytes), 0)::text as longest,
       coalesce(${partOfHash(1)}, 0) || '-' || coalesce(${partOfHash(1 + digits)}, 0) as checksum
     from (
       select octet_length(line) as bytes, encode(sha256(convert_to(line, 'UTF8')), 'hex') as hash
       from (select ${rowAsJson(table)} as line from ${table.name} offset 0) lines offset 0
     ) hashes`,
  );
  if (!content) throw new Error(`${table.name} was not counted.`);
  return { rows: Number(content.rows), longest: Number(content.longest), checksum: content.checksum };
}

/** The same of rows that are no longer in a database. */
export function sumRows() {
  let rows = 0;
  const sums: [bigint, bigint] = [0n, 0n];
  return {
    add(added: readonly string[]): void {
      rows += added.length;
      for (const row of added) {
        const hash = createHash('sha256').update(row).digest('hex');
        sums[0] += BigInt(`0x${hash.slice(0, digits)}`);
        sums[1] += BigInt(`0x${hash.slice(digits, 2 * digits)}`);
      }
    },
    content: (): TableContent => ({ rows, checksum: sums.join('-') }),
  };
}

export const isSameContent = (one: TableContent, other: TableContent): boolean =>
  one.rows === other.rows && one.checksum === other.checksum;
