import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as tick } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { incoming } from '#contract/limits.ts';
import { createIntake, type Intake } from './uploaded-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'foothold-incoming-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let intake: Intake;
beforeEach(() => {
  intake = createIntake(folder);
});

/** An upload whose file never arrives: the code of its refusal, and how to end it. */
async function begin(ip: string) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  // Nothing but an end ever comes.
  // oxlint-disable-next-line require-yield -- a form without parts.
  async function* parts() {
    await ended;
  }
  const request = { isMultipart: () => true, ip, parts } as unknown as FastifyRequest;
  let refusal: string | undefined;
  const outcome = intake.take(request, 'resume').catch((error: { code: string }) => {
    refusal = error.code;
  });
  await tick();
  return { refusal, end: () => (end(), outcome) };
}

/** How many uploads an address gets a place for before one is refused. */
async function fill(ip: string): Promise<{ held: Awaited<ReturnType<typeof begin>>[]; refusal: string }> {
  const held: Awaited<ReturnType<typeof begin>>[] = [];
  for (;;) {
    const upload = await begin(ip);
    if (upload.refusal !== undefined) return { held, refusal: upload.refusal };
    held.push(upload);
  }
}
const stranger = (index: number): string => `203.0.113.${index}`;

describe('the places for files on their way', () => {
  test('are a fifth for an address that is alone, which is enough for an office, and come back', async () => {
    const { held, refusal } = await fill('192.0.2.1');
    expect({ places: held.length, refusal }).toEqual({ places: incoming.most / 5, refusal: 'TOO_MANY_REQUESTS' });
    await held[0]?.end();
    expect((await begin('192.0.2.1')).refusal).toBeUndefined();
    expect((await begin('192.0.2.1')).refusal).toBe('TOO_MANY_REQUESTS');
  });

  test('are not all taken by some addresses: each gets fewer, and a dozen leave others theirs', async () => {
    const sizes: number[] = [];
    for (let index = 1; index <= 12; index += 1) sizes.push((await fill(stranger(index))).held.length);
    expect(sizes.slice(0, 4).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(0.6 * incoming.most);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect((await begin('192.0.2.1')).refusal).toBeUndefined();
  });

  test('are one at least for each address while there is one, and then everybody hears that it is busy', async () => {
    let last = 0;
    let refusal: string | undefined;
    while (refusal === undefined) ({ refusal } = await begin(stranger((last += 1))));
    expect({ last, refusal }).toEqual({ last: incoming.most + 1, refusal: 'BUSY' });
    expect((await begin(stranger(1))).refusal).toBe('BUSY');
  });
});
