import type { Results } from '@electric-sql/pglite';

/** What the database's thread is asked for, one after the other in the order in which it was asked. */
export type ThreadRequest =
  /** `create`: where there is no folder, or an empty one. */
  | { kind: 'open'; folder: string; create: boolean }
  | ({ kind: 'query' } & StatementRequest)
  | { kind: 'exec'; statements: string; within: boolean }
  | { kind: 'listen'; channel: string }
  | { kind: 'unlisten'; channel: string }
  | { kind: 'copy'; to: string }
  | { kind: 'close' };

export interface StatementRequest {
  statement: string;
  values: readonly unknown[];
  rowMode: 'array' | 'object' | undefined;
  /** The types, by their OID, whose values are left as PostgreSQL writes them. */
  asText: readonly number[];
  /** Whether it belongs to a transaction that whoever asks ends. */
  within: boolean;
}

/** An error as it crosses to another thread, where only its message would arrive by itself. */
export interface Failure {
  message: string;
  /** PostgreSQL's fields: `code`, `constraint`, `detail` … */
  fields: Record<string, string | number | undefined>;
  /** PGlite can't go on after it. */
  fatal: boolean;
}

export type ThreadAnswer = { results: Results[] } | { failure: Failure };
