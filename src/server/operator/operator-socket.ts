import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { umask } from 'node:process';
import { createInterface } from 'node:readline';
import { defaultCopy } from '../default-copy.ts';
import type { Log } from '../logging/log.ts';
import { operatorAnswerSchema, type Operator, type OperatorAnswer, type OperatorRequest } from './operator.ts';

/** The longest path that a socket can have on every system (Linux takes 107 bytes, macOS 103). */
const longestPath = 103;

/** Nothing listens at the socket; the message is one sentence for the operator. */
export class OperatorUnreachable extends Error {
  override readonly name = 'OperatorUnreachable';
  /** Whether it may exist in a moment: while the server starts or ends. */
  readonly passing: boolean;

  constructor(message: string, passing: boolean) {
    super(message);
    this.passing = passing;
  }
}

const socketPath = (dataDir: string): string => join(dataDir, 'operator.sock');
const isTooLong = (path: string): boolean => Buffer.byteLength(path) > longestPath;

export interface OperatorSocket {
  /** Accepts no more commands and lets the running ones finish. */
  close(): Promise<void>;
}

/**
 * Accepts the operator's commands, one JSON value per line, at a socket in the data folder that only its owner may open: while this process has the embedded
 * database open, no other can. A server that cannot create the socket runs without it and says so in the log.
 */
export async function openOperatorSocket(deps: {
  dataDir: string;
  operator: Operator;
  log: Log;
}): Promise<OperatorSocket> {
  const { operator, log } = deps;
  const path = socketPath(deps.dataDir);
  if (isTooLong(path)) {
    log.warn('the path of DATA_DIR is too long for a socket: operator commands need the server stopped');
    return { close: () => Promise.resolve() };
  }
  const connections = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const answer = async (socket: Socket, line: string): Promise<void> => {
    const gone = new AbortController();
    socket.once('close', () => gone.abort());
    const answered = await operator.run(readLine(line), gone.signal);
    await new Promise<void>((resolve) => socket.write(`${JSON.stringify(answered)}\n`, () => resolve()));
  };
  const server = createServer((socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    // An operator may disconnect before the answer; the command runs all the same.
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).on('line', (line) => {
      const run = answer(socket, line).finally(() => running.delete(run));
      running.add(run);
    });
  });
  // Left by a killed process: the folder's lock guarantees that nobody else listens at it.
  await rm(path, { force: true });
  try {
    await listenPrivately(server, path);
  } catch (error) {
    log.warn({ err: error }, 'the socket for operator commands could not be opened: they need the server stopped');
  }
  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all(running);
      for (const connection of connections) connection.destroy();
      await closed;
    },
  };
}

async function listenPrivately(server: ReturnType<typeof createServer>, path: string): Promise<void> {
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', resolve);
  });
  // The socket's file is created within `listen`: at no moment may others open it.
  const before = umask(0o177);
  try {
    server.listen(path);
  } finally {
    umask(before);
  }
  await listening;
  await chmod(path, 0o600);
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Sends one command to the server that runs on the data folder. Throws `OperatorUnreachable`, and the signal's reason once it is aborted. */
export async function askOperator(
  dataDir: string,
  request: OperatorRequest,
  signal?: AbortSignal,
): Promise<OperatorAnswer> {
  const words = defaultCopy().operator;
  const path = socketPath(dataDir);
  if (isTooLong(path)) {
    throw new OperatorUnreachable(words.pathTooLong, false);
  }
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    let asked = false;
    let said = '';
    socket.setEncoding('utf8');
    const hangUp = () => socket.destroy();
    signal?.addEventListener('abort', hangUp, { once: true });
    socket.on('connect', () => {
      asked = true;
      socket.write(`${JSON.stringify(request)}\n`);
    });
    socket.on('data', (part: string) => {
      said += part;
      if (said.endsWith('\n')) socket.end();
    });
    // Without a listener an error would end the process; `close` follows each.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      signal?.removeEventListener('abort', hangUp);
      if (signal?.aborted) return reject(signal.reason);
      const answer = operatorAnswerSchema.safeParse(readLine(said));
      if (answer.success) resolve(answer.data);
      // Only a command that was never sent may be sent again: a refund must not be made twice.
      else reject(new OperatorUnreachable(asked ? words.unanswered : words.unheard, !asked));
    });
  });
}
