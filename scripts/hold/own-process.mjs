// A web or worker process of the built server, started again on the same port after a kill.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The processes of a process and theirs, itself among them. */
const family = (pid) => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(/\s+/).filter(Boolean).flatMap(family)];
};

const resident = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

export function ownProcess(role, env) {
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-hold-'));
  const own = { role, origin: undefined, child: undefined, port: '0', isUp: false };
  const tryOnce = async () => {
    own.child = spawn(process.execPath, [join(root, 'build/server/main.js')], {
      env: { ...process.env, FOOTHOLD_ENV_FILE: 'off', ...env, ROLE: role, DATA_DIR: dataDir, PORT: own.port },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: own.child.stdout })) {
      const port = /Foothold is .* at http:\/\/[^/]+:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      own.port = port;
      own.origin = `http://127.0.0.1:${port}`;
      // Read on, or a full pipe would hold the log up.
      own.child.stdout.resume();
      return true;
    }
    return false;
  };
  return Object.assign(own, {
    /** As a supervisor would: while the database is away it ends, and is started again. */
    async start() {
      for (let tries = 0; tries < 60; tries++) {
        if (await tryOnce()) {
          own.isUp = true;
          return;
        }
        await sleep(500);
      }
      throw new Error(`A ${role} process did not start.`);
    },
    async end(signal) {
      own.isUp = false;
      if (own.child.exitCode !== null || own.child.signalCode !== null) return;
      const ended = once(own.child, 'exit');
      own.child.kill(signal);
      await ended;
    },
    /** What it and its own processes take. */
    megabytes: () => Math.round(family(own.child.pid).reduce((sum, pid) => sum + resident(pid), 0)),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  });
}
