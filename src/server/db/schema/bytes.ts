import { sql, type SQL } from 'drizzle-orm';
import { customType, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Bytes as they are. They travel as base64: the embedded database takes ten times as long over bytes that are handed to it as such. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => sql`decode(${Buffer.from(value).toString('base64')}::text, 'base64')`,
});

/** A column of bytes as it is read; null where there are none. */
export const readBytes = (column: AnyPgColumn): SQL<Uint8Array | null> =>
  sql`encode(${column}, 'base64')`.mapWith((encoded: string): Uint8Array => Buffer.from(encoded, 'base64'));
