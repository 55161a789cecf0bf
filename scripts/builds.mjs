// The three parts of the product, and how each is built.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { startLate } from './late-start.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Each runs in a separate thread or process, so each is a separate entry. */
const workers = {
  reading: 'src/server/adapters/documents/reading-process.ts',
  scanning: 'src/server/adapters/documents/scanning-process.ts',
  grammar: 'src/server/adapters/grammar/grammar-process.ts',
  engine: 'src/server/engine/engine-worker.ts',
  typst: 'src/server/adapters/documents/typst-process.ts',
  database: 'src/server/db/embedded/database-thread.ts',
};
const programs = {
  main: 'src/server/main.ts',
  'run-server': 'src/server/compose/run-server.ts',
  cli: 'src/cli/main.ts',
};

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

const buildWorkers = () => bundle(workers, 'build/workers');
/** Split, so that a command loads what it uses and not the whole server. */
async function buildServer() {
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

const signals = ['SIGTERM', 'SIGINT'];

/**
 * Runs a Node program, with what it says going to the open file `output`. Meanwhile this process can answer, and a signal ends both at once. Throws with
 * `failure` where the program fails.
 */
async function run(args, { output, failure }) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', output, output] });
  const end = (signal) => {
    child.kill('SIGKILL');
    // Nobody listens to it any more.
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, end);
  const [status] = await once(child, 'exit');
  for (const signal of signals) process.off(signal, end);
  if (status !== 0) throw new Error(failure);
}

/** The pictures for links to pages, and the icons, in two seconds. */
async function addPictures(folder, output) {
  const made = join(root, 'build/site-pictures');
  await bundle({ make: 'scripts/site-pictures/make.ts' }, made, { sourcemap: false });
  const program = [join(made, 'make.js'), join(root, 'scripts/site-pictures'), folder];
  await run(program, { output, failure: 'The pictures of the site could not be made.' });
}

async function buildWeb(output) {
  const cli = join(root, 'node_modules/@react-router/dev/bin.js');
  await run([cli, 'build'], { output, failure: 'The web build failed.' });
  const pages = join(root, 'build/web/client');
  startLate(pages);
  await addPictures(pages, output);
  compressFiles(pages);
}

const builds = { workers: buildWorkers, server: buildServer, web: buildWeb };

/** Builds these parts, all without any named. What Vite says goes to the open file `output`, standard error unless it is said. */
export async function buildParts(names, output = 2) {
  const wanted = Object.keys(builds).filter((name) => names.length === 0 || names.includes(name));
  for (const name of wanted) await builds[name](output);
}
