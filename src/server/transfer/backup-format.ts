import { z } from 'zod';

/** Raised when older programs could no longer read the format. */
export const backupFormat = 1;

/** Enough of the first line to say who wrote a file that cannot be read. */
export const anyHeaderSchema = z.object({ foothold: z.literal('backup'), format: z.number(), version: z.string() });

const migration = z.object({ hash: z.string(), createdAt: z.string() });

/** The first line. */
export const headerSchema = anyHeaderSchema.extend({
  format: z.literal(backupFormat),
  /** ISO 8601. */
  madeAt: z.string(),
  from: z.enum(['embedded', 'postgres']),
  /** Whether the secret of the data folder follows; otherwise the operator has set their own, which no backup holds. */
  holdsSecret: z.boolean(),
  /** The bucket with the files that are not in the backup. */
  bucket: z.string().nullable(),
  migrations: z.array(migration).min(1),
  queueVersion: z.number().nullable(),
  tables: z.array(z.string()),
  bytes: z.number(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

/** The second line where `holdsSecret` is true. */
export const secretSchema = z.object({ sessionSecret: z.string().min(32) });

/** Before a table's rows, each of which is an array on a line. */
export const tableSchema = z.object({
  table: z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1) }),
});

/** After a table's rows: what the database says of them. */
export const contentSchema = z.object({ content: z.object({ rows: z.number(), checksum: z.string() }) });

export const sequenceSchema = z.object({ sequence: z.object({ name: z.string(), last: z.string() }) });

/** The last line: a file without it is cut off. The hash is that of all lines before. */
export const endSchema = z.object({ end: z.object({ rows: z.number(), sha256: z.string() }) });
