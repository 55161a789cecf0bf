import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { schemaTables } from '#test/support/schema-tables.ts';
import { migrationsFolder } from './migrations-folder.ts';

const { entries } = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};
const tags = entries.map(({ tag }) => tag);

async function run(pglite: PGlite, wanted: readonly string[]): Promise<void> {
  for (const tag of wanted) await pglite.exec(readFileSync(join(migrationsFolder(), `${tag}.sql`), 'utf8'));
}

test('what was uploaded before files were kept keeps its pictures, and names its file in the history', async () => {
  const pglite = await PGlite.create();
  const before = tags.findIndex((tag) => tag.endsWith('_histories'));
  await run(pglite, tags.slice(0, before));
  const [user, upload, plain] = ['1', '2', '3'].map((digit) => digit.repeat(8) + '-0000-4000-8000-000000000000');
  await pglite.exec(`
    insert into users (id, email, name, password_hash) values ('${user}', 'a@example.com', 'A', 'x');
    insert into uploads (id, user_id, file_name, content, lines, layout, parsed, pictures)
      values ('${upload}', '${user}', 'robin.pdf', '', '[]', '{}', '{}', array['AQID', 'BAUG']),
             ('${plain}', '${user}', 'robin.docx', '', '[]', '{}', '{}', null);
    insert into assessments (user_id, type, scores, upload_id) values ('${user}', 'resume', '{}', '${upload}');`);
  await run(pglite, tags.slice(before));
  const rows = async (query: string) => (await pglite.query(query)).rows;
  expect(await rows('select file_name, pictures, file from uploads order by id')).toEqual([
    { file_name: 'robin.pdf', pictures: 2, file: null },
    { file_name: 'robin.docx', pictures: 0, file: null },
  ]);
  expect(await rows(`select upload_id, page, encode(png, 'hex') as png from upload_pages order by page`)).toEqual([
    { upload_id: upload, page: 1, png: '010203' },
    { upload_id: upload, page: 2, png: '040506' },
  ]);
  expect(await rows('select file_name from assessments')).toEqual([{ file_name: 'robin.pdf' }]);
  await pglite.close();
});

test('boards from before are private to who added them, and nothing they list hides the same job elsewhere', async () => {
  const pglite = await PGlite.create();
  const before = tags.findIndex((tag) => tag.startsWith('0021_'));
  await run(pglite, tags.slice(0, before));
  const [one, other] = ['1', '2'].map((digit) => digit.repeat(8) + '-0000-4000-8000-000000000000');
  await pglite.exec(`
    insert into users (id, email, name, password_hash) values ('${one}', 'a@example.com', 'A', 'x'), ('${other}', 'b@example.com', 'B', 'x');
    insert into company_boards (user_id, provider, slug, name, created_at) values
      ('${one}', 'lever', 'Acme', 'Acme Inc.', '2026-01-01'), ('${other}', 'lever', 'acme', 'acme', '2026-01-02'),
      ('${one}', 'lever', 'acme', 'acme', '2026-01-03');
    insert into job_listings (source, external_id, title, company, description, application_url, same_job_key, is_shown) values
      ('lever', 'Acme/1', 'Nurse', 'Acme', '', 'https://x', 'acme|nurse|', true),
      ('adzuna', '7', 'Nurse', 'Acme', '', 'https://y', 'acme|nurse|', false),
      ('greenhouse', 'unknown/1', 'Cook', 'Kew', '', 'https://z', 'kew|cook|', true);`);
  await run(pglite, tags.slice(before));
  const rows = async (query: string) => (await pglite.query(query)).rows;
  expect(await rows('select provider, slug, name, status from job_boards order by provider')).toEqual([
    { provider: 'greenhouse', slug: 'unknown', name: 'unknown', status: 'private' },
    { provider: 'lever', slug: 'Acme', name: 'Acme Inc.', status: 'private' },
  ]);
  const followers = 'select user_id, slug from company_boards join job_boards b on b.id = board_id order by user_id';
  expect(await rows(followers)).toEqual([
    { user_id: one, slug: 'Acme' },
    { user_id: other, slug: 'Acme' },
  ]);
  const listings = `select external_id as id, b.slug, is_shown as shown from job_listings left join job_boards b on b.id = board_id order by external_id`;
  expect(await rows(listings)).toEqual([
    { id: '7', slug: null, shown: true },
    { id: 'Acme/1', slug: 'Acme', shown: true },
    { id: 'unknown/1', slug: 'unknown', shown: true },
  ]);
  await pglite.close();
});

test('all migrations together make the tables of the schema: the same columns, types and what may be empty', async () => {
  const pglite = await PGlite.create();
  await run(pglite, tags);
  const { rows } = await pglite.query<{ name: string }>(`
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  const schema = (await schemaTables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map(
      (column) =>
        `${name}.${column.name} ${column.getSQLType().replace(', ', ',')}${column.notNull ? ' not null' : ''}`,
    );
  });
  expect(rows.map(({ name }) => name).toSorted()).toEqual(schema.toSorted());
  await pglite.close();
});
