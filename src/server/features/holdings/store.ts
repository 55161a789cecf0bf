import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';

/** An account, or a visitor by their session; `email` is an account's alone. */
export interface Holder {
  owner: string;
  email: string | null;
  uploads: number;
  /** Of files and of the pictures of their pages, in the database or in a bucket. */
  uploadBytes: number;
  optimizations: number;
  /** Ads that the account entered. */
  listings: number;
}

const rowsOf = async <Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(query)) as { rows: Row[] }).rows;

/** Those who hold most: by bytes, then by what they made. */
export async function largestHolders(db: Database, limit: number): Promise<Holder[]> {
  const rows = await rowsOf<Omit<Holder, 'uploadBytes'> & { uploadBytes: string }>(
    db,
    sql`with pages as (
        select upload_id, sum(octet_length(png)) as bytes from upload_pages group by upload_id
      ), held as (
        select coalesce(user_id, session_id) as owner, 1 as uploads, file_bytes + coalesce(pages.bytes, 0) as bytes,
          0 as optimizations, 0 as listings
        from uploads left join pages on pages.upload_id = uploads.id
        union all
        select coalesce(user_id, session_id), 0, 0, 1, 0 from resume_optimizations
        union all
        select owner_id, 0, 0, 0, 1 from job_listings where owner_id is not null
      )
      select owner, users.email, sum(uploads)::int as uploads, sum(bytes)::text as "uploadBytes",
        sum(optimizations)::int as optimizations, sum(listings)::int as listings
      from held left join users on users.id = held.owner
      where owner is not null
      group by owner, users.email
      order by sum(bytes) desc, sum(optimizations + listings) desc, owner
      limit ${limit}`,
  );
  return rows.map((row) => ({ ...row, uploadBytes: Number(row.uploadBytes) }));
}

/** Whose these are: ids of accounts and of what they and visitors made, and addresses of accounts. */
export async function ownersOf(db: Database, values: readonly string[]): Promise<Map<string, string>> {
  const listOf = (all: readonly string[]) => sql`jsonb_array_elements_text(${JSON.stringify(all)}::text::jsonb)`;
  const asked = sql`(select ${listOf(values.filter(isUuid))}::uuid)`;
  const addresses = sql`(select lower(${listOf(values.filter((value) => value.includes('@')))}))`;
  const rows = await rowsOf<{ id: string; owner: string }>(
    db,
    sql`select id::text as id, id as owner from users where id in ${asked}
      union all select email, id from users where email in ${addresses}
      union all select id::text, coalesce(user_id, session_id) from resume_optimizations where id in ${asked}
      union all select id::text, user_id from linkedin_enhancements where id in ${asked}
      union all select id::text, user_id from interview_preps where id in ${asked}
      union all select id::text, user_id from payments where id in ${asked}
      union all select id::text, user_id from saved_searches where id in ${asked}
      union all select id::text, user_id from saved_jobs where id in ${asked}`,
  );
  return new Map(rows.filter(({ owner }) => owner !== null).map(({ id, owner }) => [id, owner]));
}

export interface TableSize {
  table: string;
  rows: number;
  /** On disk: rows, indexes and large values stored separately. */
  bytes: number;
  indexBytes: number;
}

/** Larger tables are not counted: their rows are what the database's statistics say. */
const countedBytes = 64 * 1024 * 1024;

/** Every table with what it takes on disk, the largest first. */
export async function tableSizes(db: Database): Promise<TableSize[]> {
  const found = await rowsOf<{ table: string; estimated: string; bytes: string; indexBytes: string }>(
    db,
    sql`select format('%I.%I', n.nspname, c.relname) as table, greatest(c.reltuples, 0)::bigint::text as estimated,
        pg_total_relation_size(c.oid)::text as bytes, pg_indexes_size(c.oid)::text as "indexBytes"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
      order by pg_total_relation_size(c.oid) desc, 1`,
  );
  const sizes: TableSize[] = [];
  for (const { table, estimated, bytes, indexBytes } of found) {
    const isSmall = Number(bytes) <= countedBytes;
    const [counted] = isSmall
      ? await rowsOf<{ rows: string }>(db, sql`select count(*)::text as rows from ${sql.raw(table)}`)
      : [];
    sizes.push({
      table,
      rows: Number(counted?.rows ?? estimated),
      bytes: Number(bytes),
      indexBytes: Number(indexBytes),
    });
  }
  return sizes;
}

export async function databaseBytes(db: Database): Promise<number> {
  const [size] = await rowsOf<{ bytes: string }>(db, sql`select pg_database_size(current_database())::text as bytes`);
  return Number(size?.bytes ?? 0);
}
