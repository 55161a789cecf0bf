import { execFileSync } from 'node:child_process';

const run = (...script: string[]) => execFileSync(process.execPath, script, { stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * Worker threads and child processes cannot run from .ts files, so they are built before any test runs. The command line is called once, which builds it where
 * it is older than its sources: otherwise two tests that call it would build it at the same time.
 */
export default function setup() {
  run('scripts/build.mjs', 'workers');
  run('bin/foothold.js', '--help');
}
