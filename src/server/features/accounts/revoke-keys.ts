import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/origin.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import * as store from './store.ts';

/** Revokes all of an account's API keys: whoever knew the password may have made one. Each is recorded; returns their number. */
export async function revokeKeys(
  tx: Database,
  of: { userId: string; from: Origin | undefined },
  securityEvents: Pick<SecurityEvents, 'record'>,
): Promise<number> {
  const revoked = await store.revokeKeys(tx, of.userId);
  for (let count = 0; count < revoked; count += 1) await securityEvents.record({ kind: 'api_key_revoked', ...of }, tx);
  return revoked;
}
