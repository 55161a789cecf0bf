import { ledgerOf } from '#domain/billing/ledger.ts';
import type { Ledger } from '#domain/billing/ledger-entries.ts';
import type { Database } from '../../db/database.ts';
import { eventsOf } from './store.ts';

/** Everything known about an account's money, rebuilt from its events. */
export const ledgerFor = async (db: Database, userId: string): Promise<Ledger> => ledgerOf(await eventsOf(db, userId));
