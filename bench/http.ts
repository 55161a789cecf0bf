import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startFoothold, startServer } from './running-server.ts';

/** The minimum that Fastify can answer: the cost of the framework itself. */
const bareServer = `
  import Fastify from 'fastify';
  const app = Fastify();
  app.get('/api/csrf-token', () => ({ csrfToken: 'a'.repeat(60) }));
  await app.listen({ port: 0 });
  console.log('running at http://localhost:' + app.server.address().port);`;

async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  await autocannon({ url, headers, connections: 20, duration: 2 });
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 20, duration: 6 });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`);
  return requests.average;
}

/** The cookies that an answer leaves in a browser that had none or these. */
const cookiesFrom = (response: Response, before = ''): string => {
  const cookies = new Map<string, string>();
  for (const pair of [...before.split('; '), ...response.headers.getSetCookie()].filter(Boolean)) {
    const [name = '', ...value] = (pair.split(';')[0] ?? '').split('=');
    cookies.set(name, value.join('='));
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
};

async function visitor(origin: string): Promise<{ cookie: string; csrfToken: string }> {
  const response = await fetch(`${origin}/api/csrf-token`);
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  return { cookie: cookiesFrom(response), csrfToken };
}

/** Somebody who has just made an account; a server that was started a moment ago may be too busy at first. */
async function member(origin: string, tries = 5): Promise<{ cookie: string }> {
  const { cookie, csrfToken } = await visitor(origin);
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${Date.now()}@example.com`, name: 'Bench', password: 'quite a long one' }),
  });
  if (response.ok) return { cookie: cookiesFrom(response, cookie) };
  if (tries <= 1) throw new Error(`No account was made: ${response.status}`);
  await sleep(5_000);
  return member(origin, tries - 1);
}

/** Requests per second of `GET /api/me` and of `GET /api/csrf-token`, compared with a bare Fastify route in the same run. */
export async function benchHttp(): Promise<void> {
  const bare = await startServer(['--input-type=module', '--eval', bareServer], {});
  const own = await startFoothold();
  try {
    const token = `${own.origin}/api/csrf-token`;
    const { cookie } = await visitor(own.origin);
    const rates = {
      'a bare Fastify route': await requestsPerSecond(`${bare.origin}/api/csrf-token`),
      'GET /api/me, signed in': await requestsPerSecond(`${own.origin}/api/me`, await member(own.origin)),
      'GET /api/csrf-token, returning visitor': await requestsPerSecond(token, { cookie }),
      'GET /api/csrf-token, first visit': await requestsPerSecond(token),
    };
    const bareRate = rates['a bare Fastify route'];
    for (const [name, rate] of Object.entries(rates)) {
      console.log(`${name}: ${Math.round(rate)} requests/s, ${(rate / bareRate).toFixed(2)} of the bare route`);
    }
  } finally {
    bare.stop();
    own.stop();
  }
}
