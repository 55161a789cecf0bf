import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Clock } from '../clock.ts';
import { addToCount, dropCount, purgeCounts } from './limit-counts-store.ts';

/** Counts that all processes share: what protects passwords and money must not grow with the number of processes. */
export interface SharedLimits {
  /** Adds to somebody's count; `over` is the excess over the limit (0: none), `seconds` the time until the window ends. */
  add(of: Counted): Promise<{ over: number; seconds: number }>;
  /** Resets somebody's count. */
  forget(of: Pick<Counted, 'name' | 'who'>): Promise<void>;
  purge(): Promise<void>;
}

export interface Counted {
  /** The name of the limit. */
  name: string;
  /** For whom: an address, an account. Only a hash of it is stored. */
  who: string;
  max: number;
  windowSeconds: number;
  /** 1 unless said; less than 0 takes back. */
  amount?: number;
}

const keyOf = ({ name, who }: Pick<Counted, 'name' | 'who'>): string =>
  createHash('sha256').update(`${name} ${who}`).digest('base64url');

export function createSharedLimits({ db, clock }: { db: Database; clock: Clock }): SharedLimits {
  return {
    async add({ amount = 1, max, windowSeconds, ...of }) {
      const now = clock.now();
      const endsAt = new Date(now.getTime() + windowSeconds * 1000);
      const counted = await addToCount(db, keyOf(of), { amount, now, endsAt });
      const seconds = Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000));
      return { over: Math.max(0, counted.count - max), seconds };
    },
    forget: (of) => dropCount(db, keyOf(of)),
    purge: () => purgeCounts(db, clock.now()),
  };
}
