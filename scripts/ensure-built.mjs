// Builds the parts of the product that are missing or older than their sources.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const shared = ['src/domain', 'src/copy', 'src/contract'];

/** For each part: the last file that its build writes, and the folders and files it is built from. */
const parts = {
  workers: {
    made: 'build/workers/typst.js',
    from: [...shared, 'src/server/adapters', 'src/server/engine', 'scripts/build.mjs'],
  },
  server: { made: 'build/server/main.js', from: [...shared, 'src/server', 'src/cli', 'scripts/build.mjs'] },
  web: {
    made: 'build/web/client/index.html',
    from: [
      ...shared,
      'src/web',
      'scripts/site-pictures',
      'scripts/late-start.mjs',
      'scripts/lean-contract.ts',
      'vite.config.ts',
      'react-router.config.ts',
      'package-lock.json',
    ],
  },
};

const newest = (path) => {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  const stat = statSync(full);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .reduce((latest, { name }) => Math.max(latest, newest(join(path, name))), 0);
};

const isStale = ({ made, from }) => {
  if (!existsSync(join(root, made))) return true;
  const builtAt = statSync(join(root, made)).mtimeMs;
  return from.some((path) => newest(path) > builtAt);
};

/** Builds the stale ones of `wanted`; says so on standard error. Without the sources, nothing is stale. */
export async function ensureBuilt(wanted) {
  if (!existsSync(join(root, 'src'))) return;
  const stale = wanted.filter((name) => isStale(parts[name]));
  if (stale.length === 0) return;
  process.stderr.write(`Building ${stale.join(', ')} ...\n`);
  const { buildServer, buildWeb, buildWorkers } = await import('./build.mjs');
  const builds = { workers: buildWorkers, server: buildServer, web: buildWeb };
  for (const name of stale) await builds[name]();
}
