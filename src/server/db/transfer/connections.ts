import { Client } from 'pg';
import type { OpenDatabase } from '../database.ts';
import { defaultCopy } from '../../default-copy.ts';
import type { Ask } from './catalog.ts';
import { TransferRefused } from './transfer-refused.ts';

/** A separate connection: statements on it may take as long as they need. */
interface ServerConnection {
  ask: Ask;
  close(): Promise<void>;
}

/** Throws `TransferRefused` where nobody answers, or not to this user. */
export async function connectServer(connectionString: string): Promise<ServerConnection> {
  const client = new Client({
    connectionString,
    application_name: 'foothold-transfer',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  // The next statement says so where the connection breaks.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new TransferRefused(defaultCopy().transferring.refused, { cause: error });
  });
  return {
    ask: async <Row extends object>(statement: string, values: readonly (string | null)[] = []) =>
      (await client.query<Row>(statement, [...values])).rows,
    close: () => client.end(),
  };
}

/** The embedded database's one connection; nothing else may use it meanwhile. */
export function askEmbedded({ driver }: Pick<OpenDatabase, 'driver'>): Ask {
  if (driver.kind !== 'embedded') throw new Error('This database is a server.');
  const { patient } = driver;
  return async <Row extends object>(statement: string, values: readonly (string | null)[] = []) =>
    (await patient.query<Row>(statement, values)).rows;
}
