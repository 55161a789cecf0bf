import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryOptions, Results } from '@electric-sql/pglite';
import type { Channel } from '../../supervision/channel.ts';
import { EmbeddedDatabaseAway } from './database-away-error.ts';
import { askInLine, type DatabaseLine } from './database-line.ts';
import type { ThreadRequest } from './thread-requests.ts';

/** Runs statements one after the other. */
export interface Statements {
  query<Row = Record<string, unknown>>(
    statement: string,
    values?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row>>;
  exec(statements: string): Promise<Results[]>;
}

/** The embedded database, as PGlite itself offers it: one session, in which a transaction holds up everything else. */
export interface EmbeddedClient extends Statements {
  transaction<T>(run: (tx: Statements) => Promise<T>): Promise<T>;
  /** Listens to notifications on a channel until the returned function is called. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
}

/** The same in a thread that can be ended. */
export interface SupervisedClient extends EmbeddedClient {
  /** The same client for statements that may take longer. */
  patient: EmbeddedClient;
  /** Copies the files into a folder, as a database that can be opened; everything else waits meanwhile. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** How long a thread may work on something, in milliseconds. */
export interface Limits {
  statementMs: number;
  /** For migrations, vacuuming and copying. */
  patientMs: number;
  /** For opening the folder, with all that was written since its last checkpoint. */
  openMs: number;
  closeMs: number;
  /** How long a statement waits for a thread that is being started again before it fails. */
  patienceMs: number;
}

const usualLimits: Limits = {
  statementMs: 30_000,
  patientMs: 3_600_000,
  openMs: 300_000,
  closeMs: 2_000,
  patienceMs: 5_000,
};

interface Supervising {
  folder: string;
  /** Starts a thread. */
  start(): Channel;
  limits?: Partial<Limits>;
  /** Called when a thread was ended and restarted. */
  watch?: { ended(cause: unknown): void; openedAgain(): void };
}

/** How long until the next attempt to open the folder again; the last for all later ones. */
const pausesMs = [0, 250, 1_000, 5_000];

/**
 * Opens a database's folder in a separate thread: slow statements hold up only their callers, and a statement that never returns (PGlite loops when the disk is
 * full) is ended with its thread. The folder is then reopened, as after a kill -9, as often as it takes. Throws what the first opening threw.
 */
export async function superviseEmbedded(supervising: Supervising): Promise<SupervisedClient> {
  const { folder, start, watch } = supervising;
  const limits = { ...usualLimits, ...supervising.limits };
  const listeners = new Map<string, (payload: string) => void>();
  let closed = false;
  let line: DatabaseLine | undefined;
  /** The thread that was started last, open or not. */
  let started: DatabaseLine | undefined;
  let opening: Promise<DatabaseLine>;

  const openLine = async (create: boolean): Promise<DatabaseLine> => {
    if (closed) throw new EmbeddedDatabaseAway();
    const opened = askInLine(start(), (cause, ended) => {
      // One that can't be opened is tried again by who opened it.
      if (line !== opened) return;
      line = undefined;
      if (closed) return;
      watch?.ended(cause);
      opening = ended.then(openAgain);
      opening.then(
        () => watch?.openedAgain(),
        () => undefined,
      );
    });
    started = opened;
    try {
      await opened.ask({ kind: 'open', folder, create }, limits.openMs);
      for (const [channel, hear] of listeners) await opened.ask({ kind: 'listen', channel }, limits.statementMs, hear);
    } catch (error) {
      await opened.end();
      throw error;
    }
    line = opened;
    return opened;
  };

  const openAgain = async (): Promise<DatabaseLine> => {
    for (let attempt = 0; ; attempt++) {
      await sleep(pausesMs[Math.min(attempt, pausesMs.length - 1)], undefined, { ref: false });
      if (closed) throw new EmbeddedDatabaseAway();
      try {
        return await openLine(false);
      } catch (error) {
        if (attempt === 0) watch?.ended(error);
      }
    }
  };

  opening = openLine(true);
  await opening;

  /** The thread, or after some patience none. */
  const openedLine = async (since: number): Promise<DatabaseLine> => {
    if (closed) throw new EmbeddedDatabaseAway();
    return line ?? Promise.race([opening, awayAfter(limits.patienceMs - (performance.now() - since))]);
  };

  /** Whoever comes next waits for it: for a transaction to end, for a statement to be sent. Nothing gets into somebody else's transaction. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: (line: DatabaseLine) => T | Promise<T>): Promise<T> => {
    const since = performance.now();
    const mine = turn.then(async () => run(await openedLine(since)));
    turn = mine.catch(() => undefined);
    return mine;
  };

  const clientOf = (limitMs: number): EmbeddedClient => {
    const ask = async (request: ThreadRequest, hear?: (payload: string) => void) => {
      // Sent, and not yet answered: the thread keeps the order, so that the next one can be sent meanwhile.
      const { answer } = await inTurn((on) => ({ answer: on.ask(request, limitMs, hear) }));
      return answer;
    };
    return {
      ...statementsBy(ask, false),
      transaction: (run) => inTurn((on) => inTransaction((request) => on.ask(request, limitMs), run)),
      async listen(channel, hear) {
        listeners.set(channel, hear);
        await ask({ kind: 'listen', channel }, hear);
        return async () => {
          listeners.delete(channel);
          await ask({ kind: 'unlisten', channel });
        };
      },
    };
  };

  return {
    ...clientOf(limits.statementMs),
    patient: clientOf(limits.patientMs),
    async copyTo(to) {
      await inTurn((on) => on.ask({ kind: 'copy', to }, limits.patientMs));
    },
    async close() {
      if (closed) return;
      closed = true;
      // Waits behind the current statement, which may never return.
      const closing = line?.ask({ kind: 'close' }, limits.closeMs).catch(() => undefined);
      await Promise.race([closing, sleep(limits.closeMs, undefined, { ref: false })]);
      // Also one that's being opened: closing gives up the folder.
      await started?.end();
    },
  };
}

async function awayAfter(ms: number): Promise<never> {
  await sleep(Math.max(0, ms), undefined, { ref: false });
  throw new EmbeddedDatabaseAway();
}

type Asking = (request: ThreadRequest) => Promise<Results[]>;

function statementsBy(ask: Asking, within: boolean): Statements {
  return {
    async query<Row>(statement: string, values: readonly unknown[] = [], { rowMode, parsers = {} }: QueryOptions = {}) {
      // Functions can't be sent. Those that are given here, Drizzle's, all leave a value as PostgreSQL writes it.
      const asText = Object.keys(parsers).map(Number);
      const [results] = await ask({ kind: 'query', statement, values, rowMode, asText, within });
      if (!results) throw new Error('A statement had no result.');
      return results as Results<Row>;
    },
    exec: (statements) => ask({ kind: 'exec', statements, within }),
  };
}

async function inTransaction<T>(ask: Asking, run: (tx: Statements) => Promise<T>): Promise<T> {
  let ended = false;
  const tx = statementsBy((request) => {
    if (ended) throw new Error('The transaction has ended.');
    return ask(request);
  }, true);
  const end = (statement: 'COMMIT' | 'ROLLBACK') => {
    ended = true;
    return ask({ kind: 'exec', statements: statement, within: true });
  };
  await tx.exec('BEGIN');
  let result: T;
  try {
    result = await run(tx);
  } catch (error) {
    // Where the thread has ended, so has the transaction.
    await end('ROLLBACK').catch(() => undefined);
    throw error;
  }
  const [committed] = await end('COMMIT');
  // A statement in it failed, and the caller went on regardless.
  if (committed?.command === 'ROLLBACK') throw new Error('The transaction was rolled back.');
  return result;
}
