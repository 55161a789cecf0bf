import type { Results } from '@electric-sql/pglite';

/** Requests to the database's thread, which answers them one at a time, in order. */
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
  /** The types, by OID, with values that are left as PostgreSQL writes them. */
  asText: readonly number[];
  /** Whether it belongs to a transaction that the caller ends. */
  within: boolean;
}

/** An error as it crosses to another thread; otherwise only its message would arrive. */
export interface Failure {
  message: string;
  /** PostgreSQL's fields: `code`, `constraint`, `detail` … */
  fields: Record<string, string | number | undefined>;
  /** PGlite can't go on after it. */
  fatal: boolean;
}

export type ThreadAnswer = { results: Results[] } | { failure: Failure };
