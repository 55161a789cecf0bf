// Builds what the product runs from: `node scripts/build.mjs [workers|server|web] ...` (all three without arguments).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { startLate } from './late-start.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Each runs in a separate thread or process, so each is a separate entry. */
const workers = {
  reading: 'src/server/adapters/reading/worker.ts',
  scan: 'src/server/adapters/reading/scans/scan-worker.ts',
  grammar: 'src/server/adapters/grammar/grammar-process.ts',
  engine: 'src/server/engine/engine-worker.ts',
  typst: 'src/server/adapters/writing/typst-process.ts',
};
const programs = { main: 'src/server/main.ts', cli: 'src/cli/main.ts' };

const bundle = (entries, outdir, options = {}) =>
  build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(join(root, path)))),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    ...options,
  });

export const buildWorkers = () => bundle(workers, 'build/workers');
/** Split, so that a command loads what it uses and not the whole server. */
export async function buildServer() {
  const made = join(root, 'build/server.part');
  rmSync(made, { recursive: true, force: true });
  await bundle(programs, made, { splitting: true, chunkNames: 'parts/[name]-[hash]' });
  // The last build is kept until the next is complete.
  rmSync(join(root, 'build/server'), { recursive: true, force: true });
  renameSync(made, join(root, 'build/server'));
}

/** Writes a compressed copy next to each file that shrinks: the best compression takes too long for each request. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(path) || statSync(path).size < 1024) continue;
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** The pictures for links to pages, and the icons, in two seconds. */
async function addPictures(folder) {
  const made = join(root, 'build/site-pictures');
  await bundle({ make: 'scripts/site-pictures/make.ts' }, made, { sourcemap: false });
  const program = [join(made, 'make.js'), join(root, 'scripts/site-pictures'), folder];
  const { status } = spawnSync(process.execPath, program, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The pictures of the site could not be made.');
}

export async function buildWeb() {
  const cli = join(root, 'node_modules/@react-router/dev/bin.js');
  const { status } = spawnSync(process.execPath, [cli, 'build'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The web build failed.');
  const pages = join(root, 'build/web/client');
  startLate(pages);
  await addPictures(pages);
  compressFiles(pages);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const all = wanted.length === 0;
  if (all || wanted.includes('workers')) await buildWorkers();
  if (all || wanted.includes('server')) await buildServer();
  if (all || wanted.includes('web')) await buildWeb();
}
