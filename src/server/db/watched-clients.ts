import type { Pool, PoolClient } from 'pg';
import type { WatchStatement } from './database.ts';
import type { EmbeddedClient, Statements } from './embedded/embedded-client.ts';

const textOf = (config: string | { text: string }): string => (typeof config === 'string' ? config : config.text);

/** Has every statement that is run by this connection watched. */
function watchClient(client: PoolClient, watch: WatchStatement): void {
  const query = client.query.bind(client) as unknown as (...sent: unknown[]) => Promise<unknown>;
  const watched = (config: string | { text: string }, ...more: unknown[]) =>
    // With a callback it is the pool's own, which does not know for whom.
    typeof more.at(-1) === 'function' ? query(config, ...more) : watch(textOf(config), () => query(config, ...more));
  client.query = watched as unknown as typeof client.query;
}

/**
 * Times every statement of a pool, without the wait for a connection. The pool's own `query` answers by callbacks that run in the context of whoever returned a
 * connection; this one by promises, which keep the caller's context.
 */
export function watchPool(pool: Pool, watch: WatchStatement): void {
  pool.on('connect', (client) => watchClient(client, watch));
  const query = async (config: string, values?: unknown[]) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      return await client.query(config, values);
    } catch (error) {
      failure = error instanceof Error ? error : new Error('A statement failed.');
      throw error;
    } finally {
      client.release(failure);
    }
  };
  pool.query = query as unknown as typeof pool.query;
}

/**
 * An embedded client with every statement watched. One statement runs at a time: outside a transaction its time includes the wait for those before it.
 */
export function watchedEmbedded(client: EmbeddedClient, watch: WatchStatement): EmbeddedClient {
  const watched = (on: Statements): Statements => ({
    query: (statement, ...more) => watch(statement, () => on.query(statement, ...more)),
    exec: (statements) => watch(statements, () => on.exec(statements)),
  });
  return {
    ...watched(client),
    transaction: (run) => client.transaction((tx) => run(watched(tx))),
    listen: (channel, hear) => client.listen(channel, hear),
  };
}
