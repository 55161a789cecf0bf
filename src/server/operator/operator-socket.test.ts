import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { createLog } from '../logging/log.ts';
import { operatorCommand } from './command.ts';
import { askOperator, openOperatorSocket, OperatorUnreachable, type OperatorSocket } from './operator-socket.ts';
import { createOperator } from './operator.ts';

const log = createLog({ logLevel: 'silent' });
let dataDir: string;
let socket: OperatorSocket | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-operator-'));
});
afterEach(async () => {
  await socket?.close();
  socket = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const operator = createOperator({
  log,
  commands: [
    operatorCommand('say twice', z.object({ words: z.string('words is missing.') }), ({ words }) =>
      Promise.resolve({ said: words + words }),
    ),
    operatorCommand('find', z.object({}), () => Promise.reject(new AppError('NOT_FOUND'))),
    operatorCommand('break', z.object({}), () => Promise.reject(new Error('a secret resume'))),
  ],
});
const open = async (folder = dataDir) => {
  socket = await openOperatorSocket({ dataDir: folder, operator, log });
};
const ask = (command: string, payload: unknown = {}) => askOperator(dataDir, { command, payload });

test('a command runs in the listening process, however long its answer', async () => {
  await open();
  const words = 'Grüße\n'.repeat(100_000);
  expect(await ask('say twice', { words })).toEqual({ outcome: 'done', result: { said: words + words } });
});

test('a mistaken command is explained in a sentence', async () => {
  await open();
  expect(await ask('say twice')).toEqual({ outcome: 'refused', sentence: 'words is missing.' });
  expect(await ask('find')).toEqual({ outcome: 'refused', sentence: 'There’s nothing at this address.' });
  expect(await ask('frobnicate')).toMatchObject({
    outcome: 'refused',
    sentence: expect.stringContaining('frobnicate') as unknown,
  });
});

test('an internal error is reported without details', async () => {
  await open();
  expect(await ask('break')).toEqual({ outcome: 'failed', sentence: 'break failed; see the log for the reason.' });
});

test('invalid lines are refused, and the next one is read', async () => {
  await open();
  const path = join(dataDir, 'operator.sock');
  const said = await new Promise<string>((resolve) => {
    let text = '';
    const client = connect(path, () => client.write('no JSON\n{"command":"find","payload":{}}\n'));
    client.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.split('\n').length > 2) client.end();
    });
    client.on('close', () => resolve(text));
  });
  expect(
    said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { outcome: 'refused', sentence: "That isn't a command." },
    { outcome: 'refused', sentence: 'There’s nothing at this address.' },
  ]);
});

test('only the owner of the process may open it', async () => {
  await open();
  expect(statSync(join(dataDir, 'operator.sock')).mode & 0o777).toBe(0o600);
});

test('the socket of a killed process is replaced', async () => {
  writeFileSync(join(dataDir, 'operator.sock'), '');
  await open();
  expect(await ask('say twice', { words: 'a' })).toMatchObject({ outcome: 'done' });
});

test('where nothing listens, asking again may help', async () => {
  await expect(ask('find')).rejects.toMatchObject({ name: 'OperatorUnreachable', passing: true });
  await open();
  await socket?.close();
  await expect(ask('find')).rejects.toBeInstanceOf(OperatorUnreachable);
});

test('a folder whose path is too long for a socket is named as the reason, and the server starts without it', async () => {
  const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
  mkdirSync(deep, { recursive: true });
  await open(deep);
  await expect(askOperator(deep, { command: 'find', payload: {} })).rejects.toMatchObject({
    passing: false,
    message: expect.stringMatching(/too long/) as unknown,
  });
});

test('a command that nobody waits for any more is told, and whoever hung up hears why', async () => {
  let hear: (gone: boolean) => void = () => undefined;
  const heard = new Promise<boolean>((resolve) => (hear = resolve));
  const controller = new AbortController();
  const waiting = operatorCommand('wait', z.object({}), async (_, gone) => {
    controller.abort(new Error('interrupted'));
    gone?.addEventListener('abort', () => hear(true));
    await heard;
    gone?.throwIfAborted();
  });
  socket = await openOperatorSocket({ dataDir, operator: createOperator({ log, commands: [waiting] }), log });
  const asked = askOperator(dataDir, { command: 'wait', payload: {} }, controller.signal);
  await expect(asked).rejects.toThrow('interrupted');
  expect(await heard).toBe(true);
});

test('a value that has no words of its own is refused in ours, not in zod’s', async () => {
  const named = operatorCommand('name', z.object({ name: z.string().max(200) }), () => Promise.resolve({}));
  const run = createOperator({ log, commands: [named] }).run;
  const sentence = '“name” can have up to 200 characters.';
  expect(await run({ command: 'name', payload: { name: 'x'.repeat(300) } })).toEqual({ outcome: 'refused', sentence });
});
