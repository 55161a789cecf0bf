import { setTimeout as sleep } from 'node:timers/promises';
import { compose, type Server } from './compose.ts';
import { openOutside } from './outside.ts';
import { endOnFault } from './end-on-fault.ts';
import { ConfigError } from './config-error.ts';
import { readConfig, type Config } from './config.ts';
import { DataFolderError } from './data-folder.ts';
import { DamagedDatabaseError } from './db/embedded/damaged-database.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { createLog, type Log } from './log.ts';
import { defaultCopy } from './default-copy.ts';
import { openOperatorSocket } from './operator/operator-socket.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The longest that ending takes, whatever hangs: a process that is slower is often killed. */
const longestEndMs = 4_900;
/** How much of it the operator's running commands may take. */
const commandsMs = 500;

/** Starts the server according to the settings and ends it on SIGTERM or SIGINT. If it cannot start, it says why in one sentence and exits with 1. */
export async function runServer(override: { ROLE?: Config['role'] } = {}): Promise<void> {
  let log: Log | undefined;
  try {
    const config = readConfig(override);
    log = createLog(config);
    endOnFault(log);
    const server = await compose(config, await openOutside(config, log));
    const socket =
      config.databaseUrl === undefined ? await openOperatorSocket({ ...config, ...server, log }) : undefined;
    // Before it says that it is running: whoever waited for that may end it at once.
    endOnSignal(log, async () => {
      await Promise.race([socket?.close(), sleep(commandsMs)]);
      await server.close();
    });
    await listen(server, config);
  } catch (error) {
    const sentence = startFailure(error);
    process.stderr.write(`${sentence ?? defaultCopy().starting.failed}\n`);
    if (sentence === undefined) log?.fatal({ err: error }, 'start failed');
    process.exit(1);
  }
}

async function listen({ app }: Server, { host, port, publicUrl, role }: Config): Promise<void> {
  if (!app) return;
  await app.listen({ host, port });
  const address = app.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  if (port === 0) publicUrl.port = String(bound);
  const words = defaultCopy().starting;
  say(role === 'worker' ? words.working(`http://${host}:${bound}`) : words.running(publicUrl.origin));
}

function endOnSignal(log: Log, close: () => Promise<void>): void {
  const end = (signal: NodeJS.Signals) => {
    // A second signal ends it at once.
    process.once(signal, () => process.exit(1));
    log.info({ signal }, 'ending');
    // What has not ended by then runs again after the next start.
    setTimeout(() => process.exit(1), longestEndMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'ending failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** What went wrong, if the person at the shell can correct it; undefined for anything else. */
function startFailure(error: unknown): string | undefined {
  const ours = [ConfigError, FolderInUseError, DataFolderError, DamagedDatabaseError];
  if (error instanceof Error && ours.some((kind) => error instanceof kind)) return error.message;
  const words = defaultCopy().starting;
  if (codeOf(error) === 'EADDRINUSE') return words.portInUse;
  if (codeOf(error) === 'EACCES') return words.notAllowed;
  const refused = ['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000', '28000'].includes(String(codeOf(error)));
  return refused ? words.databaseRefused : undefined;
}
