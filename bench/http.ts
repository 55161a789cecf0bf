import autocannon from 'autocannon';
import { startFoothold, startServer } from './running-server.ts';

/** The minimum that Fastify can answer: the cost of the framework itself. */
const bareServer = `
  import Fastify from 'fastify';
  const app = Fastify();
  app.get('/api/csrf-token', () => ({ csrfToken: 'a'.repeat(60) }));
  await app.listen({ port: 0 });
  console.log('running at http://localhost:' + app.server.address().port);`;

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
  const bare = await startServer(['--input-type=module', '--eval', bareServer], {});
  const own = await startFoothold();
  try {
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
    bare.stop();
    own.stop();
  }
}
