// the server on port 3000, restarted on each change, and the pages on Vite's port with hot reload.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOrEnd } from './ensure-built.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules/.bin', name);

// Worker threads and child processes run from their builds; they are built again on the next start of this command.
await buildOrEnd(['workers']);

const start = (command, args) => spawn(command, args, { cwd: root, stdio: 'inherit' });
const running = [
  start(bin('tsx'), ['watch', '--clear-screen=false', 'src/server/main.ts']),
  start(bin('react-router'), ['dev']),
];
const stop = () => running.forEach((child) => child.kill('SIGTERM'));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of running) child.once('exit', stop);
