import { compose, openOutside, type Server } from './compose.ts';
import { ConfigError } from './config-error.ts';
import { readConfig, type Config } from './config.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { createLog, type Log } from './log.ts';
import { defaultCopy } from './default-copy.ts';
import { openOperatorSocket } from './operator/operator-socket.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Starts the server according to the settings and ends it on SIGTERM or SIGINT. If it cannot start, it says why in one sentence and exits with 1. */
export async function runServer(override: { ROLE?: Config['role'] } = {}): Promise<void> {
  let log: Log | undefined;
  try {
    const config = readConfig(override);
    log = createLog(config);
    const server = await compose(config, await openOutside(config, log));
    await listen(server, config);
    const socket =
      config.databaseUrl === undefined ? await openOperatorSocket({ ...config, ...server, log }) : undefined;
    endOnSignal(log, async () => {
      await socket?.close();
      await server.close();
    });
  } catch (error) {
    const sentence = startFailure(error);
    process.stderr.write(`${sentence ?? defaultCopy().starting.failed}\n`);
    if (sentence === undefined) log?.fatal({ err: error }, 'start failed');
    process.exit(1);
  }
}

async function listen({ app }: Server, { host, port, publicUrl }: Config): Promise<void> {
  if (!app) return say(defaultCopy().starting.working);
  await app.listen({ host, port });
  const address = app.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  if (port === 0) publicUrl.port = String(bound);
  say(defaultCopy().starting.running(publicUrl.origin));
}

function endOnSignal(log: Log, close: () => Promise<void>): void {
  const end = (signal: NodeJS.Signals) => {
    // A second signal ends it at once.
    process.once(signal, () => process.exit(1));
    log.info({ signal }, 'ending');
    // What has not ended by then runs again after the next start.
    setTimeout(() => process.exit(1), 20_000).unref();
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
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  const words = defaultCopy().starting;
  if (codeOf(error) === 'EADDRINUSE') return words.portInUse;
  if (codeOf(error) === 'EACCES') return words.notAllowed;
  const refused = ['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000', '28000'].includes(String(codeOf(error)));
  return refused ? words.databaseRefused : undefined;
}
