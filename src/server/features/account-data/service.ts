import { AppError } from '../../app-error.ts';
import type { Database, OpenDatabase } from '../../db/database.ts';
import type { Mailer } from '../../adapters/mail/port.ts';
import type { Clock } from '../../clock.ts';
import { normalised } from '../accounts/normalised.ts';
import type { Billing } from '../billing/service.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import { findQueued, removeQueued } from '../../queue/queued-data.ts';
import {
  accountTables,
  emptyColumns,
  keysOf,
  removeRows,
  rowsOf,
  tableName,
  type AccountKeys,
} from './account-tables-store.ts';

interface Deps {
  db: Database;
  /** Removes what deleted rows leave in files. */
  scrub: OpenDatabase['scrub'];
  clock: Clock;
  mailer: Mailer;
  billing: Pick<Billing, 'endSubscriptions'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
}

/** Everything that is stored about one account. */
export interface AccountExport {
  exportedAt: string;
  /** Rows by the name of their table. */
  tables: Record<string, Record<string, unknown>[]>;
  /** Jobs that are queued for the account, or ran recently. */
  queuedJobs: { name: string; data: unknown }[];
  /** Mails stored here because no SMTP is set, without the tokens of their links: nobody with the export may use them. */
  mails: string[];
}

/** The counted results of an erasure. */
export interface AccountErasure {
  erasedAt: string;
  /** Rows removed, by table. */
  erased: Record<string, number>;
  /** Rows kept without the account, by table. */
  keptAnonymous: Record<string, number>;
  queuedJobs: number;
  mails: number;
  /** Subscriptions that were active: nobody is charged after being erased. */
  subscriptionsEnded: number;
  /** The payment provider's customer, which the operator can delete there. */
  customer: string | null;
}

export type AccountData = ReturnType<typeof createAccountData>;

/** The tokens in the addresses of a mail, also where its encoding breaks them over lines. */
const tokenInAddress = /\b(token|claimToken|mails)(=(?:3D)?)(?:[\w-]|=\r?\n)+/g;

/** A mail with its links disabled. */
const withoutTokens = (mail: string): string => mail.replaceAll(tokenInAddress, '$1$2[removed]');

/** Carries out what people may ask of the operator: a copy of everything stored about them, and its erasure. */
export function createAccountData({ db, scrub, clock, mailer, billing, securityEvents }: Deps) {
  const accountOf = async (tx: Database, email: string): Promise<AccountKeys> => {
    const keys = await keysOf(tx, normalised(email));
    if (!keys) throw new AppError('ACCOUNT_UNKNOWN');
    return keys;
  };
  const namesOf = ({ userId, email, sessions, optimizations }: AccountKeys) => [
    userId,
    email,
    ...sessions,
    ...optimizations,
  ];

  return {
    /** Everything stored about the account except its secrets. Throws ACCOUNT_UNKNOWN. */
    async export(email: string): Promise<AccountExport> {
      const { keys, ...stored } = await db.transaction(async (tx) => {
        const of = await accountOf(tx, email);
        const tables: AccountExport['tables'] = {};
        for (const kept of accountTables) {
          if (kept.fate === 'nobody') continue;
          const secrets = new Set(kept.fate === 'erased' ? kept.secrets : []);
          const rows = await rowsOf(tx, kept.table, kept.rows(of));
          tables[tableName(kept)] = rows.map((row) =>
            Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.has(column))),
          );
        }
        await securityEvents.record({ kind: 'data_exported_by_operator', userId: of.userId, from: undefined }, tx);
        return { keys: of, tables, queuedJobs: await findQueued(tx, namesOf(of)) };
      });
      // After the transaction: nothing else can use the embedded database while one is open.
      const mails = await mailer.keptFor(keys.email);
      return { exportedAt: clock.now().toISOString(), ...stored, mails: mails.map(withoutTokens) };
    },

    /**
     * Erases the account in one transaction: all of it, or nothing. The records of its payments stay, linked to nobody. Throws ACCOUNT_UNKNOWN, and
     * PAYMENT_PROVIDER_FAILED where an active subscription could not be ended: then nothing is erased.
     */
    async erase(email: string): Promise<AccountErasure> {
      const account = await keysOf(db, normalised(email));
      if (!account) {
        // One that was cut off after its rows were gone is finished by asking again.
        await mailer.removeFor(normalised(email));
        await scrub();
        throw new AppError('ACCOUNT_UNKNOWN');
      }
      // Before anything is deleted: afterwards nothing would record what still has to be ended.
      const subscriptionsEnded = await billing.endSubscriptions(account.userId);
      const erased: Record<string, number> = {};
      const keptAnonymous: Record<string, number> = {};
      const { keys, queuedJobs } = await db.transaction(async (tx) => {
        const of = await accountOf(tx, email);
        for (const kept of accountTables) {
          if (kept.fate === 'nobody') continue;
          const where = kept.rows(of);
          const name = tableName(kept);
          if (kept.fate === 'erased') erased[name] = await removeRows(tx, kept.table, where);
          else keptAnonymous[name] = await emptyColumns(tx, kept.table, { set: kept.emptied, where });
        }
        // Records that there was an erasure, and nothing about whose.
        await securityEvents.record({ kind: 'account_erased', userId: undefined, from: undefined }, tx);
        return { keys: of, queuedJobs: await removeQueued(tx, namesOf(of)) };
      });
      // After the transaction: deleted mails could not be restored if it failed.
      const { customer, email: address } = keys;
      const mails = await mailer.removeFor(address);
      await scrub();
      const counts = { erased, keptAnonymous, queuedJobs, mails, subscriptionsEnded };
      return { erasedAt: clock.now().toISOString(), ...counts, customer };
    },
  };
}
