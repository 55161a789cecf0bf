// A built server on a separate database, to be killed and started again: what the crash runs share.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { ensureBuilt } from '../ensure-built.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const say = (line) => process.stderr.write(`${line}\n`);

async function run(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await client.query(statement).finally(() => client.end());
  return result.rows ?? [];
}

/** A separate database for this run: PostgreSQL's at `address`, or the embedded one. `ask` while no server runs. */
async function ownDatabase(address, dataDir) {
  if (address === undefined) {
    const ask = async (statement) => {
      const database = await PGlite.create({ dataDir: join(dataDir, 'database') });
      const results = await database.exec(statement);
      await database.close();
      return results.at(-1)?.rows ?? [];
    };
    return { env: {}, ask, drop: async () => undefined };
  }
  const name = `foothold_crash_${randomUUID().replaceAll('-', '')}`;
  await run(address, `create database ${name}`);
  const own = new URL(address);
  own.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: own.href, SESSION_SECRET: 'a secret of the crash run, long enough' },
    ask: (statement) => run(own.href, statement),
    drop: () => run(address, `drop database ${name} with (force)`),
  };
}

/** A server that was killed or is busy: the caller tries again. */
export class TryAgain extends Error {}

/** Opens the database and starts nothing yet. `remove` deletes everything at the end. */
export async function killedServer(databaseUrl) {
  await ensureBuilt(['workers', 'server']);
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-crash-'));
  const database = await ownDatabase(databaseUrl, dataDir);
  let child;
  let origin;

  async function start() {
    // The system chooses a new port at each start: nobody else can have taken it meanwhile.
    const env = {
      FOOTHOLD_ENV_FILE: 'off',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      JOB_SOURCES: 'sample',
    };
    child = spawn(process.execPath, [join(root, 'build/server/main.js')], {
      env: { ...process.env, ...database.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /running at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (port !== undefined) {
        origin = `http://127.0.0.1:${port}`;
        return;
      }
      say(line);
    }
    throw new Error('The server did not start.');
  }

  async function end(signal) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    ask: database.ask,
    /** Throws `TryAgain` for what was cut off by a kill, and for an answer that asks to come back. */
    async fetch(path, init) {
      let response;
      let text;
      try {
        response = await fetch(`${origin}${path}`, init);
        text = await response.text();
      } catch (error) {
        throw new TryAgain(String(error), { cause: error });
      }
      if (response.status === 503) throw new TryAgain(text);
      return { status: response.status, body: JSON.parse(text), cookies: response.headers.getSetCookie() };
    },
    async remove() {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Kills the server `kills` times during the work, each time a random while after its share of the work is done (`progress` goes from 0 to 1), so that each kill
 * hits another point of the work.
 */
export async function killRepeatedly(server, { kills, progress, pause }) {
  for (let killed = 1; killed <= kills; killed++) {
    while (progress() < killed / (kills + 1)) await sleep(20);
    await sleep(Math.random() * pause);
    await server.kill();
    say(`kill ${killed} of ${kills}: ${Math.round(progress() * 100)} % done`);
    await server.start();
  }
}

/** Repeats something until no kill cuts it off. */
export async function insist(act) {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error;
      await sleep(100);
    }
  }
}

/** A browser with its own address: the limits count by session and address. */
export function openBrowser(server, number) {
  const address = `10.${Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;
  const jar = new Map();
  async function request(method, path, body, more = {}) {
    const answer = await server.fetch(path, {
      method,
      headers: {
        'x-forwarded-for': address,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of answer.cookies) {
      const [pair] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: answer.status, body: answer.body };
  }
  return {
    get: (path) => request('GET', path),
    async post(path, body) {
      const { body: token } = await request('GET', '/api/csrf-token');
      return request('POST', path, body, { 'x-csrf-token': token.csrfToken });
    },
  };
}

/** The body of an answer that has to be 200. */
export function right({ status, body }) {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
