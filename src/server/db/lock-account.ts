import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema/accounts.ts';

/**
 * Locks accounts until the transaction ends, so that of two requests at once the second sees what the first did; how many there are of them. Not their keys:
 * whoever ends a session records that for the account while holding the session, and would wait for this transaction, which may wait for the session.
 */
export async function lockAccounts(tx: Database, userIds: SQLWrapper | readonly string[]): Promise<number> {
  const of = 'getSQL' in userIds ? userIds : [...userIds];
  const locked = await tx.select({ id: users.id }).from(users).where(inArray(users.id, of)).for('no key update');
  return locked.length;
}

/** The same for one account; false where it was deleted. */
export const lockAccount = async (tx: Database, userId: string): Promise<boolean> =>
  (await lockAccounts(tx, [userId])) > 0;
