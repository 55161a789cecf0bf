import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/**
 * Breaks every connection of a pool on which an answer did not come in time. What was asked may still be run, after a wait of any length: a later statement
 * on that connection would be run within a transaction that nobody ends, and be lost after it was answered. What waits on the connection, as a rollback does,
 * fails at once.
 */
export function breakUnanswered(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as unknown as (...sent: unknown[]) => Promise<unknown> | undefined;
    const breaking = (...sent: unknown[]) =>
      // With a callback, when nothing is returned, it is the pool's own, which drops the connection at any error.
      query(...sent)?.catch((error: unknown) => {
        // What the driver says when its `query_timeout` is over; it has no code for it.
        if (error instanceof Error && error.message === 'Query read timeout') client.connection.stream.destroy();
        throw error;
      });
    client.query = breaking as unknown as typeof client.query;
  });
}

/**
 * The database of a pool. Drizzle's own transactions never give back a connection on which `begin` fails, and give back one whose rollback failed as if it were
 * sound. These always give it back, and for others to use only if it is known to be in no transaction.
 */
export function databaseOf(pool: Pool): NodePgDatabase {
  const db: NodePgDatabase = drizzle(pool);
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    let begun = false;
    try {
      return await drizzle(client).transaction((tx) => {
        begun = true;
        return run(tx);
      }, config);
    } finally {
      const isSound = begun && client.getTransactionStatus() === 'I';
      client.release(!isSound);
    }
  };
  return db;
}
