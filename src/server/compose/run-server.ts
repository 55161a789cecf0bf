import { setTimeout as sleep } from 'node:timers/promises';
import { endOnFault } from './end-on-fault.ts';
import { ConfigError } from '../settings/config-error.ts';
import { readConfig, type Config } from '../settings/config.ts';
import { envFileRemarks } from '../settings/env-remarks.ts';
import { DataFolderError } from '../data-folder.ts';
import { DamagedDatabaseError } from '../db/embedded/damaged-database.ts';
import { FolderInUseError } from '../db/folder-lock.ts';
import { TransferRefused } from '../db/transfer/transfer-refused.ts';
import { createLog, type Log } from '../logging/log.ts';
import { defaultCopy } from '../default-copy.ts';
import { openDoor, type Door } from '../http/door.ts';
import { openOperatorSocket } from '../operator/operator-socket.ts';
import { logStart } from './start-report.ts';

/** Shutting down takes no longer than this, whatever hangs. A slower process is often killed. */
const longestEndMs = 4_900;
/** The share of it that running operator commands may take. */
const commandsMs = 500;

/**
 * Starts the server according to the settings and ends it on SIGTERM or SIGINT. If it can't start, it says why in one sentence and exits with 1. It opens its
 * port first: before it creates a database, calls anybody or runs `prepare`.
 */
export async function runServer({
  override = {},
  prepare,
}: { override?: { ROLE?: Config['role'] }; prepare?: () => Promise<void> } = {}): Promise<void> {
  endWhileStarting();
  let log: Log | undefined;
  try {
    const config = readConfig(override);
    log = createLog(config);
    endOnFault(log);
    const door = await openDoor(config);
    if (config.port === 0) config.publicUrl.port = String(door.port);
    await prepare?.();
    await serve(config, { door, log });
  } catch (error) {
    const sentence = startFailure(error);
    process.stderr.write(`${sentence ?? defaultCopy().starting.failed}\n`);
    if (sentence === undefined) log?.fatal({ err: error }, 'start failed');
    process.exit(1);
  }
}

async function serve(config: Config, { door, log }: { door: Door; log: Log }): Promise<void> {
  // Loaded only now, because loading takes longer than finding out that the port is taken.
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(config, log);
  const socket = config.databaseUrl === undefined ? await openOperatorSocket({ ...config, ...server, log }) : undefined;
  // Before the server says that it's running, because whoever waited for that may stop it at once.
  endOnSignal(log, async () => {
    await Promise.race([socket?.close(), sleep(commandsMs)]);
    await server.close();
  });
  if (!server.app) return;
  await door.handOver(server.app);
  for (const remark of envFileRemarks()) log.warn(remark);
  logStart(config, log);
  const words = defaultCopy().starting;
  const { role, host, publicUrl } = config;
  const address = role === 'worker' ? `http://${host}:${door.port}` : publicUrl.origin;
  // Printed whatever LOG_LEVEL is, because programs that start this one wait for it.
  log.child({}, { level: 'info' }).info(role === 'worker' ? words.working(address) : words.running(address));
}

/** The first process of a container gets only the signals it listens to. Any other process is ended by the system at once until something is served. */
function endWhileStarting(): void {
  if (process.pid !== 1) return;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
}

function endOnSignal(log: Log, close: () => Promise<void>): void {
  const end = (signal: NodeJS.Signals) => {
    // A second signal ends the process at once.
    process.once(signal, () => process.exit(1));
    log.info({ signal }, 'ending');
    // Jobs that haven't ended by then run again after the next start.
    setTimeout(() => process.exit(1), longestEndMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'ending failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.removeAllListeners(signal).once(signal, end);
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** What went wrong, if the person at the shell can fix it; otherwise undefined. */
function startFailure(error: unknown): string | undefined {
  const ours = [ConfigError, FolderInUseError, DataFolderError, DamagedDatabaseError, TransferRefused];
  if (error instanceof Error && ours.some((kind) => error instanceof kind)) return error.message;
  const words = defaultCopy().starting;
  if (codeOf(error) === 'EACCES') return words.notAllowed;
  const refused = ['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000', '28000'].includes(String(codeOf(error)));
  return refused ? words.databaseRefused : undefined;
}
