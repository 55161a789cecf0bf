import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ConfigError } from '../settings/config-error.ts';
import { closeConnectionsAtTheEnd, endServing } from './end-serving.ts';
import { openDoor } from './door.ts';

const here = { host: '127.0.0.1', port: 0 };

test('while it starts it is alive and not ready, and says so to browsers and programs; then the app answers', async () => {
  const door = await openDoor(here);
  const ask = (path: string) => fetch(`http://127.0.0.1:${door.port}${path}`);
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await ask('/readyz?from=balancer');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({
    status: 'not ready',
    reasons: [{ code: 'starting', sentence: 'Foothold is starting. Try again in a moment.' }],
  });
  const program = await ask('/api/me');
  expect({ status: program.status, after: program.headers.get('retry-after') }).toEqual({ status: 503, after: '2' });
  expect(await program.json()).toEqual({ error: 'Foothold is starting. Try again in a moment.', code: 'BUSY' });
  const page = await ask('/');
  expect({ status: page.status, again: page.headers.get('refresh') }).toEqual({ status: 503, again: '2' });

  const app = Fastify();
  app.decorate('isEnding', false);
  closeConnectionsAtTheEnd(app);
  app.get('/', () => 'the app');
  await door.handOver(app);
  expect(await (await ask('/')).text()).toBe('the app');
  await endServing(app, { drainMs: 0, graceMs: 100 });
  await expect(ask('/')).rejects.toThrow('fetch failed');
});

test('between the two nobody is refused, however often they ask', async () => {
  const door = await openDoor(here);
  const app = Fastify();
  app.get('/', () => 'the app');
  const asking = Array.from({ length: 8 }, async () => {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 200) statuses.push((await fetch(`http://127.0.0.1:${door.port}/`)).status);
    return statuses;
  });
  await fetch(`http://127.0.0.1:${door.port}/`);
  await door.handOver(app);
  for (const statuses of await Promise.all(asking)) expect(new Set(statuses)).toEqual(new Set([503, 200]));
  await app.close();
});

test('a port that another has, or a host that is not here, is refused in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(openDoor({ ...here, port })).rejects.toThrow(
    new ConfigError(`Another program is using port ${port}. Stop it, or set PORT to another number.`),
  );
  await expect(openDoor({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    new ConfigError('This machine has no address 192.0.2.1. Set HOST to one it has, or to 0.0.0.0 for all.'),
  );
  other.close();
});
