import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Has every answer close its connection once the server is ending: kept alive, it would bring requests that nobody answers any more. */
export function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isEnding) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Answers for `drainMs` more, each time for the last time on its connection, so that a balancer sees that this process is no longer ready before it refuses
 * anybody. Then it takes no new connections, lets what runs finish for at most `graceMs`, and cuts off the rest.
 */
export async function endServing(
  app: FastifyInstance,
  { drainMs, graceMs }: { drainMs: number; graceMs: number },
): Promise<void> {
  app.isEnding = true;
  if (drainMs > 0) await sleep(drainMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
