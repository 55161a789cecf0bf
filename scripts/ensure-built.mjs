// Builds the parts of the product that are missing or older than their sources.
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const shared = ['src/domain', 'src/documents', 'src/copy', 'src/contract'];

/** For each part: the last file that its build writes, and the folders and files it is built from. */
const parts = {
  workers: {
    made: 'build/workers/typst.js',
    from: [
      ...shared,
      'src/server/adapters',
      'src/server/db/embedded',
      'src/server/engine',
      'src/server/supervision',
      'scripts/builds.mjs',
    ],
  },
  server: { made: 'build/server/main.js', from: [...shared, 'src/server', 'src/cli', 'scripts/builds.mjs'] },
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

/** What a build says is kept here; on failure it is shown. */
const logFile = join(root, 'build/build.log');

/**
 * Builds the stale ones of `wanted`; says so in one line on standard error, unless `isSilent`. Where that fails, it throws an
 * error with all that the build said. Without the sources, nothing is stale.
 */
export async function ensureBuilt(wanted, { isSilent = false } = {}) {
  if (!existsSync(join(root, 'src'))) return;
  const stale = wanted.filter((name) => isStale(parts[name]));
  if (stale.length === 0) return;
  const patience = stale.includes('web') ? ' (about a minute; build/build.log has the details)' : '';
  if (!isSilent) process.stderr.write(`Building ${stale.join(', ')}${patience} ...\n`);
  mkdirSync(dirname(logFile), { recursive: true });
  const output = openSync(logFile, 'w');
  try {
    const { buildParts } = await import('./builds.mjs');
    await buildParts(stale, output);
  } catch (error) {
    throw new Error(`${readFileSync(logFile, 'utf8')}${error.message}`, { cause: error });
  } finally {
    closeSync(output);
  }
}

/** The same for a program that can't go on without: it shows why and ends. */
export async function buildOrEnd(wanted, options) {
  await ensureBuilt(wanted, options).catch(({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
}
