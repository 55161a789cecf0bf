import type { FastifyInstance } from 'fastify';
import { compose } from '#server/compose/compose.ts';
import { readConfig } from '#server/settings/config.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { createLog } from '#server/logging/log.ts';
import { openOperatorSocket } from '#server/operator/operator-socket.ts';
import { openOutside } from '#server/compose/outside.ts';
import type { Enqueuer } from '#server/queue/queue.ts';

export interface ComposedServer {
  app: FastifyInstance;
  database: OpenDatabase;
  queue: Enqueuer;
  close(): Promise<void>;
}

/** The server as its program puts it together, by the settings given, without a port; only the grammar checker, which takes seconds to load, is left out. */
export async function composedServer(settings: Record<string, string>): Promise<ComposedServer> {
  const config = {
    ...readConfig({}, { LOG_LEVEL: 'silent', JOB_SOURCES: 'sample', ...settings }),
    busyAfterMs: 0,
  };
  const log = createLog(config);
  const outside = await openOutside(config, log);
  const grammar = { check: async () => ({}), close: async () => undefined };
  const server = await compose(config, { ...outside, grammar, jobSources: [] });
  const { app } = server;
  if (!app) throw new Error('Nothing is served.');
  const socket = config.databaseUrl === undefined ? await openOperatorSocket({ ...config, ...server, log }) : undefined;
  return {
    app,
    database: outside.database,
    queue: server.queue,
    async close() {
      await socket?.close();
      await server.close();
    },
  };
}
