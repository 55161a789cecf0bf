import { counted } from './counting.ts';

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1_000_000))} MB`;

/** What `foothold move`, `backup` and `restore` say alike. */
export const transferring = {
  nothingThere: 'That database has no tables of Foothold.',
  newer: 'These tables come from a newer version of Foothold than this one. Update Foothold, then try again.',
  notUtf8: (encoding: string) =>
    `The target database stores text in ${encoding}, which can't hold every text. Create it with ENCODING 'UTF8'.`,
  tableOfOthers: (table: string) => `The target database has a table ${table} that isn't ours. Name an empty database.`,
  targetHoldsRows: (table: string) => `The target database isn't empty: ${table} has rows. Name an empty database.`,
  otherTables: 'The target database has the tables of another version of Foothold. Name an empty database.',
  otherColumns: (table: string) =>
    `${table} doesn't have the columns that its version of Foothold gives it, so nothing was done.`,
  differs: (table: string) => `${table} wasn't the same on both sides after it was copied, so nothing was kept.`,
  refused: "The database isn't answering or is refusing the connection. Check the address, user and password.",
  notAllowed:
    'The user of the target database may not create tables and schemas in it. Make it the owner of the database.',
  targetDiskFull: "There's no room left on the database's disk, so nothing was kept. Free some, then try again.",
  table: (table: string, rows: number) => `${table}: ${counted(rows, 'row')}, the same on both sides`,
  sameSecret: 'the same as now',
  secretFile: (path: string) => `what the file ${path} holds`,
} as const;

/** What `foothold move` says. */
export const moving = {
  nothingToMove: (folder: string) =>
    `There's no embedded database in ${folder}. Set DATA_DIR to the folder that has it.`,
  toMissing: 'Say where to: move --to postgres://USER@HOST/DATABASE',
  notPostgres: '--to must be an address such as postgres://USER@HOST/DATABASE.',
  all: (rows: number, seconds: number) =>
    `Moved ${counted(rows, 'row')} in ${seconds} s. The data folder is unchanged.`,
  next: (url: string, secret: string) =>
    `Next, start Foothold with DATABASE_URL=${url} and, as SESSION_SECRET, ${secret}.`,
} as const;

/** What `foothold backup` says. */
export const backingUp = {
  what: 'The FILE to write (such as foothold.backup)',
  nothingToBackUp: (folder: string) =>
    `There's no embedded database in ${folder}. Set DATA_DIR or DATABASE_URL to the database.`,
  exists: (file: string) => `${file} already exists. Name another file, or replace it with --force.`,
  notAFile: (file: string) => `${file} isn't a regular file. Name another file.`,
  notWritable: (file: string) => `${file} can't be written. Check that its folder exists and that you may write to it.`,
  replaced: (file: string) => `Another backup is being written to ${file}. Name another file.`,
  diskFull: (file: string) => `There's no room left on the disk of ${file}. Free some, then try again.`,
  noRoom: (folder: string, needed: number, free: number) =>
    `There isn't enough room on the disk of ${folder}: the backup may need ${megabytes(needed)}, and ${megabytes(free)} are free.`,
  wrote: (file: string, rows: number, seconds: number) =>
    `Wrote ${counted(rows, 'row')} to ${file} in ${seconds} s. It has people's resumes in it: keep it private.`,
  secretIn: "The session secret is in it, too: with this file, people's sessions and stored keys can be read.",
  secretOut: "SESSION_SECRET isn't in it. Keep it somewhere safe: without it, stored keys can't be read.",
  bucketOut: (bucket: string) => `The files in the bucket ${bucket} aren't in it. Back the bucket up as well.`,
} as const;

/** What `foothold restore` says. */
export const restoring = {
  what: 'The FILE to restore',
  missing: (file: string) => `${file} doesn't exist.`,
  unreadable: (file: string) => `${file} can't be read. Check that it's a file and that you may read it.`,
  noBackup: (file: string) => `${file} isn't a backup of Foothold, or its beginning is damaged.`,
  otherFormat: (file: string, version: string) =>
    `${file} was written by Foothold ${version} in a format that this version doesn't know. Update Foothold, then try again.`,
  newer: (file: string, version: string) =>
    `${file} comes from a newer version of Foothold (${version}) than this one. Update Foothold, then try again.`,
  cutOff: (file: string) => `${file} is cut off: its end is missing. Nothing was restored.`,
  altered: (file: string) => `${file} was changed or damaged after it was written. Nothing was restored.`,
  databaseThere: (folder: string) =>
    `There's already a database in ${folder}. Set DATA_DIR to a folder without one, or move it away first.`,
  otherSecret: (path: string) =>
    `${path} is another session secret than the backup's. Move it away, or set DATA_DIR to an empty folder.`,
  noRoom: (folder: string, needed: number, free: number) =>
    `There isn't enough room on the disk of ${folder}: restoring may need ${megabytes(needed)}, and ${megabytes(free)} are free.`,
  all: (rows: number, seconds: number, madeAt: string) =>
    `Restored ${counted(rows, 'row')} as they were at ${madeAt}, in ${seconds} s.`,
  ownSecret: 'the one that was in use when the backup was made',
  next: (settings: readonly (readonly [name: string, value: string])[]) =>
    `Next, start Foothold with ${settings.map(([name, value]) => `${name}: ${value}`).join('; ')}.`,
  nextAsNow: 'Next, start Foothold with the settings you have now.',
  secretDiffers: "SESSION_SECRET isn't the backup's: unset it, or everybody has to sign in again.",
} as const;
