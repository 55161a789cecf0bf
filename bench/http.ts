import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { projectRoot } from '#server/root.ts';

/** The minimum that Fastify can answer: the cost of the framework itself. */
const bareServer = `
  import Fastify from 'fastify';
  const app = Fastify();
  app.get('/api/csrf-token', () => ({ csrfToken: 'a'.repeat(60) }));
  await app.listen({ port: 0 });
  console.log('running at http://localhost:' + app.server.address().port);`;

interface Running {
  child: ChildProcess;
  origin: string;
}

async function start(args: string[], env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const origin = /running at (http:\S+)/.exec(line)?.[1];
    if (origin === undefined) continue;
    // Keeps reading; a full pipe would block the server's log.
    child.stdout.resume();
    return { child, origin };
  }
  throw new Error('The server did not start.');
}

async function requestsPerSecond(origin: string, headers: Record<string, string> = {}): Promise<number> {
  const url = `${origin}/api/csrf-token`;
  await autocannon({ url, headers, connections: 20, duration: 2 });
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 20, duration: 6 });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`);
  return requests.average;
}

async function cookiesOf(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/csrf-token`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookies.join('; ') };
}

/** Requests per second of GET /api/csrf-token, a returning visitor's and a first one's, compared with a bare Fastify route in the same run. */
export async function benchHttp(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  const running: Running[] = [];
  const started = async (...what: Parameters<typeof start>): Promise<Running> => {
    const server = await start(...what);
    running.push(server);
    return server;
  };
  try {
    const bare = await started(['--input-type=module', '--eval', bareServer], {});
    const own = await started(['scripts/start.mjs'], { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' });
    const bareRate = await requestsPerSecond(bare.origin);
    const rates = {
      'a bare Fastify route': bareRate,
      'GET /api/csrf-token, returning visitor': await requestsPerSecond(own.origin, await cookiesOf(own.origin)),
      'GET /api/csrf-token, first visit': await requestsPerSecond(own.origin),
    };
    for (const [name, rate] of Object.entries(rates)) {
      console.log(`${name}: ${Math.round(rate)} requests/s, ${(rate / bareRate).toFixed(2)} of the bare route`);
    }
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
