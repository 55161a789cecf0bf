// The built product on a separate data folder, or a server that is running on this machine.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ensureBuilt } from '../ensure-built.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const parentOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
};
const residentOf = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** Megabytes of a process and all that it started; undefined where the system doesn't say. */
function treeMegabytes(pid) {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const parents = new Map(all.map((name) => [Number(name), parentOf(name)]));
    const isInside = (of) => of === pid || (parents.has(of) && of > 1 && isInside(parents.get(of)));
    return Math.round([...parents.keys()].filter(isInside).reduce((sum, of) => sum + residentOf(of), 0));
  } catch {
    return undefined;
  }
}

async function query(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A new database on the server at `address`; the embedded one if there's no address. */
async function ownDatabase(address) {
  if (address === undefined) return { env: {}, drop: async () => undefined };
  const name = `foothold_attack_${randomUUID().replaceAll('-', '')}`;
  await query(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href, SESSION_SECRET: randomUUID() + randomUUID() },
    drop: () => query(address, `drop database ${name} with (force)`),
  };
}

/**
 * Starts the product. Its log is kept in `logLines`. TRUST_PROXY is 1, so that an attack can come from many addresses: it would otherwise be refused for its
 * number and never reach what it is aimed at.
 */
export async function ownServer({ databaseUrl, env = {} } = {}) {
  await ensureBuilt(['workers', 'server', 'web']);
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-attack-'));
  const database = await ownDatabase(databaseUrl);
  const child = spawn(process.execPath, [join(root, 'build/server/main.js')], {
    env: {
      ...process.env,
      FOOTHOLD_ENV_FILE: 'off',
      ...database.env,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      JOB_SOURCES: 'sample',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logLines = [];
  const server = { origin: undefined, dataDir, logLines, exited: undefined };
  child.on('exit', (code, signal) => (server.exited = code ?? signal));
  createInterface({ input: child.stderr }).on('line', (line) => logLines.push(line));
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => logLines.push(line));
  await new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const port = /running at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (port === undefined) return;
      server.origin = `http://127.0.0.1:${port}`;
      resolve();
    });
    child.on('exit', () => reject(new Error(`The server did not start: ${logLines.join('\n')}`)));
  });
  server.megabytes = () => treeMegabytes(child.pid);
  server.stop = async () => {
    if (server.exited === undefined) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(patience);
    }
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return server;
}

/** A server that somebody else started, only on this machine: attacking another one is a crime. */
export function runningServer(url) {
  const { hostname, origin } = new URL(url);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) {
    throw new Error(`${hostname} is not this machine: only 127.0.0.1, localhost and [::1] can be attacked.`);
  }
  return {
    origin,
    dataDir: undefined,
    logLines: [],
    exited: undefined,
    megabytes: () => undefined,
    stop: async () => undefined,
  };
}
