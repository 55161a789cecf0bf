import type { Plugin as EsbuildPlugin } from 'esbuild';
import { readFileSync } from 'node:fs';

const tables = /[/\\]src[/\\]domain[/\\](?:words|lexicon[/\\]occupations)[/\\][^?]*\.json$/;

/** A word table without the parts only for people and tests: its description, and its ambiguous words. */
function lean(table: string): string {
  const { about: _about, ambiguous: _ambiguous, ...read } = JSON.parse(table) as Record<string, unknown>;
  return JSON.stringify(read);
}

/** Word tables as a browser gets them, for Vite. */
export const leanTables = {
  name: 'lean-tables',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => (tables.test(id) ? { code: lean(code), map: null } : undefined),
};

/** The same for esbuild, which weighs the worker. */
export const leanTablesForEsbuild: EsbuildPlugin = {
  name: 'lean-tables',
  setup: (build) => {
    build.onLoad({ filter: tables }, ({ path }) => ({ contents: lean(readFileSync(path, 'utf8')), loader: 'json' }));
  },
};
