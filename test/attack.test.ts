import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';
import { testApp, type TestApp } from './support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ config: { trustProxy: 1 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

interface Summary {
  fuzz: { requests: number; statuses: Record<string, number>; findings: { kind: string; examples: unknown[] }[] };
}

/** The summary of an attack, whether it found something or not. */
const attack = (args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [join(projectRoot(), 'scripts/attack.mjs'), ...args], (error, out, said) =>
      out === '' ? reject(error ?? new Error(said)) : resolve(out),
    );
  });

// The whole of it, with files, a table of attacks and a hostile client, is `npm run attack`.
test('a few hundred fuzzed requests find nothing', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const { fuzz } = JSON.parse(await attack(['fuzz', '--requests', '220', '--minutes', '2', '--url', url])) as Summary;
  expect(fuzz.findings).toEqual([]);
  expect(fuzz.requests).toBeGreaterThan(100);
  expect(fuzz.statuses[200]).toBeGreaterThan(10);
});

test('only this machine is attacked', async () => {
  await expect(attack(['fuzz', '--url', 'https://foothold.example'])).rejects.toThrow(/is not this machine/);
});
