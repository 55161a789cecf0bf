// How often a second one web process answers GET /api/me, compared with a bare route of the framework, measured alternately in the same run.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';

const bareServer = `
  import Fastify from 'fastify';
  const app = Fastify();
  app.get('/api/me', () => ({ user: { id: 'a'.repeat(36), name: 'A Reader', email: 'reader@example.com' } }));
  await app.listen({ port: 0 });
  console.log('at http://localhost:' + app.server.address().port);`;

const rateOf = async (url, headers, seconds) => {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 20, duration: seconds });
  return { perSecond: Math.round(requests.average), failed: non2xx + errors };
};

/** `GET /api/me` by that many concurrent people who ask again as soon as they're answered: answers per second, and their times in milliseconds. */
export async function peopleAtOnce(origin, cookie, people, seconds = 10) {
  const { requests, latency, statusCodeStats, errors } = await autocannon({
    url: `${origin}/api/me`,
    headers: { cookie },
    connections: people,
    duration: seconds,
    timeout: 30,
  });
  const statuses = Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]));
  return { people, perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99, statuses, errors };
}

/** `cookie` is a signed-in session's. */
export async function besideBareRoute(origin, cookie, seconds = 5) {
  const bare = spawn(process.execPath, ['--input-type=module', '--eval', bareServer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let bareOrigin;
    for await (const line of createInterface({ input: bare.stdout })) {
      bareOrigin = /at (http:\S+)/.exec(line)?.[1];
      if (bareOrigin !== undefined) break;
    }
    const rounds = [];
    for (let round = 0; round < 3; round++) {
      const theirs = await rateOf(`${bareOrigin}/api/me`, {}, seconds);
      const ours = await rateOf(`${origin}/api/me`, { cookie }, seconds);
      rounds.push({
        bare: theirs.perSecond,
        me: ours.perSecond,
        failed: ours.failed,
        ratio: Number((ours.perSecond / theirs.perSecond).toFixed(2)),
      });
    }
    return rounds;
  } finally {
    bare.kill('SIGKILL');
  }
}
