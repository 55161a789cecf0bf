import { execFileSync } from 'node:child_process';

/** Worker threads and child processes cannot run from .ts files, so they are built before any test runs. */
export default function setup() {
  execFileSync(process.execPath, ['scripts/build.mjs', 'workers'], { stdio: 'inherit' });
}
