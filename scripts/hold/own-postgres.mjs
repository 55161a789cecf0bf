// A PostgreSQL of the run's own, so that it can be killed: its programs are the machine's, its folder and its port are its own. Without a PostgreSQL on this
// machine, or with an address given, there is only a database on a server that nobody kills.
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Runs one statement on a new connection. */
export async function query(url, statement, values) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The waiting statement reports a killed connection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const installed = '/usr/lib/postgresql';
const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
const programs = versions
  .map((version) => join(installed, version, 'bin'))
  .find((bin) => existsSync(join(bin, 'initdb')));

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
const asWhom = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
};

/** A database on the server at `address`, which is not ours to kill. */
export async function databaseAt(address) {
  const name = `foothold_hold_${randomUUID().replaceAll('-', '')}`;
  await query(address, `create database ${name}`);
  const own = new URL(address);
  own.pathname = `/${name}`;
  return { url: own.href, kill: undefined, remove: () => query(address, `drop database ${name} with (force)`) };
}

/** A server of the run's own, or undefined where this machine has no PostgreSQL. */
export async function ownPostgres() {
  if (programs === undefined) return undefined;
  const who = asWhom();
  const folder = mkdtempSync(join(tmpdir(), 'foothold-hold-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
    ...who,
    stdio: 'ignore',
  });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child;
  const start = async () => {
    for (let tries = 0; tries < 60; tries++) {
      child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder], {
        ...who,
        stdio: 'ignore',
      });
      // Those of before may still hold its memory for a moment: then it ends at once, and is started again.
      for (let asked = 0; asked < 120 && child.exitCode === null && child.signalCode === null; asked++) {
        await sleep(250);
        const answers = await query(url, 'select 1').then(
          () => true,
          () => false,
        );
        if (answers) return;
      }
    }
    throw new Error('The database did not start.');
  };
  await start();
  return {
    url,
    /** Kills the server itself or one of its processes, which makes it end all of them and recover. */
    async kill(what) {
      if (what === 'connection') {
        const [backend] = await query(
          url,
          `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`,
        );
        if (backend) process.kill(backend.pid, 'SIGKILL');
        return;
      }
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await start();
    },
    async remove() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
