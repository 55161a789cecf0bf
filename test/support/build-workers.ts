import { execFileSync } from 'node:child_process';

/**
 * Worker threads and child processes cannot run from .ts files, so they are built before any test runs; the server and the command
 * line as well, or two tests that run them would build them at the same time.
 */
export default function setup() {
  execFileSync(process.execPath, ['scripts/build.mjs', 'workers', 'server'], { stdio: 'inherit' });
}
