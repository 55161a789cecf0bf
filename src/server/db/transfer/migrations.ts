import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../migrations-folder.ts';
import { migrationLock } from '../migration-lock.ts';
import { exists, type Ask } from './catalog.ts';
import type { AppliedMigration } from './row-source.ts';

/** Where the migrator records what it applied. */
const recorded = 'drizzle.__drizzle_migrations';

export async function appliedMigrations(ask: Ask): Promise<AppliedMigration[]> {
  if (!(await exists(ask, recorded))) return [];
  return ask<AppliedMigration>(`select hash, created_at::text as "createdAt" from ${recorded} order by created_at`);
}

/** A migration of this program, with its statements. */
export interface Migration extends AppliedMigration {
  statements: string[];
}

export const ownMigrations = (folder: string = migrationsFolder()): Migration[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql }) => ({
    hash,
    createdAt: String(folderMillis),
    statements: sql,
  }));

/** Whether a list of migrations begins with another. */
export const beginsWith = (all: readonly AppliedMigration[], first: readonly AppliedMigration[]): boolean =>
  first.every(({ hash }, at) => all[at]?.hash === hash);

/** Holds off every process that would migrate this database, until the transaction ends. */
export const holdMigrations = (ask: Ask): Promise<unknown> => ask(`select pg_advisory_xact_lock(${migrationLock})`);

/** Applies missing ones, as the migrator does, but within the caller's transaction. */
export async function applyMigrations(ask: Ask, migrations: readonly Migration[]): Promise<void> {
  await ask('create schema if not exists drizzle');
  await ask(`create table if not exists ${recorded} (id serial primary key, hash text not null, created_at bigint)`);
  const applied = await appliedMigrations(ask);
  for (const { hash, createdAt, statements } of migrations.slice(applied.length)) {
    for (const statement of statements) await ask(statement);
    await ask(`insert into ${recorded} (hash, created_at) values ($1, $2::text::bigint)`, [hash, createdAt]);
  }
}
