import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';

const started: ServerProcess[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.remove();
});
async function start(): Promise<ServerProcess> {
  const server = await startServerProcess();
  started.push(server);
  return server;
}

/** Longer than ending may take: a supervisor of processes that waits ten seconds never has to kill. */
const longestMs = 6_000;

const open = ({ origin }: ServerProcess): Promise<Socket> =>
  new Promise((resolve) => {
    const { port, hostname } = new URL(origin);
    const socket: Socket = connect(Number(port), hostname, () => resolve(socket));
    socket.on('error', () => undefined);
  });

const get = (origin: string, agent: Agent) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    request(`${origin}/api/health`, { agent }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    })
      .on('error', reject)
      .end();
  });

describe('a server that is told to end', () => {
  test('ends at once although a browser keeps its connection, and closes its database', async () => {
    const server = await start();
    const agent = new Agent({ keepAlive: true });
    expect(await get(server.origin, agent)).toEqual({ status: 200, connection: 'keep-alive' });
    const silent = await open(server);
    const { code, ms } = await server.end('SIGTERM');
    expect(code).toBe(0);
    expect(ms).toBeLessThan(longestMs);
    agent.destroy();
    silent.destroy();
    // What was closed opens again on the same folder.
    const again = await startServerProcess({ DATA_DIR: server.dataDir });
    expect((await again.end('SIGTERM')).code).toBe(0);
  });

  test('cuts off a request that does not come to its end, and still closes everything', async () => {
    const server = await start();
    const slow = await open(server);
    slow.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    );
    await sleep(300);
    const { code, ms } = await server.end('SIGTERM');
    const complaints = server
      .said()
      .split('\n')
      .filter((line) => /"level":"(error|fatal)"/.test(line));
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
    expect(ms).toBeLessThan(longestMs);
    slow.destroy();
  });
});
