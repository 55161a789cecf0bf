import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcess, startThread } from './channel.ts';
import { createSupervisor } from './supervisor.ts';
import type { Unanswered } from './unanswered.ts';

const folder = mkdtempSync(join(tmpdir(), 'supervision-'));
const workerPath = join(folder, 'worker.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

/** Built as the real ones are: a thread cannot run from a .ts file. */
beforeAll(async () => {
  const source = `
    import { answerRequests } from ${JSON.stringify(join(import.meta.dirname, 'answer-requests.ts'))};
    answerRequests(async ({ does, bytes }) => {
      if (does === 'hang') for (;;);
      if (does === 'sleep') await new Promise(() => undefined);
      if (does === 'exit') process.exit(1);
      if (does === 'throw') throw new RangeError('no');
      return { bytes: bytes.map((byte) => byte + 1), environment: Object.keys(process.env), args: process.argv.slice(2) };
    }, () => 7);
  `;
  writeFileSync(join(folder, 'source.ts'), source);
  await build({
    entryPoints: [join(folder, 'source.ts')],
    outfile: workerPath,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

const bytes = Uint8Array.of(1, 2, 3);

test('a process tells the share of a processor that it had when it is late', async () => {
  const start = () => startProcess(workerPath);
  const { ask, close } = createSupervisor({ start, deadlineMs: 3_000, idleMs: 60_000, maxWaiting: 9 });
  await expect(ask({ does: 'sleep' })).rejects.toMatchObject({
    processorShare: expect.closeTo(0, 0) as number,
  });
  const late = await ask({ does: 'hang' }).catch((error: unknown) => error as Unanswered);
  expect((late as Unanswered).processorShare).toBeGreaterThan(0.05);
  await close();
});

describe.each([
  ['a thread', () => startThread(workerPath, { maxOldGenerationSizeMb: 32 }), []],
  ['a process', () => startProcess(workerPath, ['an argument']), ['an argument']],
])('%s', (_, start, args) => {
  test('answers with bytes, has an empty environment, and continues after an error', async () => {
    const { ask, close } = createSupervisor({ start, deadlineMs: 60_000, idleMs: 60_000, maxWaiting: 9 });
    const answer = { bytes: Uint8Array.of(2, 3, 4), environment: [], args };
    expect(await ask({ does: 'add', bytes })).toEqual(answer);
    await expect(ask({ does: 'throw', bytes })).rejects.toThrow(RangeError);
    expect(await ask({ does: 'add', bytes })).toEqual(answer);
    await close();
  });

  test('is ended while it is busy, and its end is noticed', async () => {
    const { ask, close } = createSupervisor({ start, deadlineMs: 60_000, idleMs: 60_000, maxWaiting: 9 });
    const hasty = createSupervisor({ start, deadlineMs: 300, idleMs: 60_000, maxWaiting: 9 });
    await expect(hasty.ask({ does: 'hang' })).rejects.toMatchObject({ reason: 'late' });
    await hasty.close();
    await expect(ask({ does: 'exit' })).rejects.toMatchObject({ reason: 'crashed' });
    const busy = ask({ does: 'hang' }).catch((error: unknown) => error);
    await close();
    expect(await busy).toMatchObject({ reason: 'closed' });
  });

  test('that reports too much memory is replaced', async () => {
    const started: unknown[] = [];
    const counted = () => {
      const channel = start();
      started.push(channel);
      return channel;
    };
    const bounds = { deadlineMs: 60_000, idleMs: 60_000, maxWaiting: 9 };
    const { ask, close } = createSupervisor({ start: counted, ...bounds, maxMemoryBytes: 6 });
    await ask({ does: 'add', bytes });
    await ask({ does: 'add', bytes });
    expect(started).toHaveLength(2);
    await close();
  });
});
