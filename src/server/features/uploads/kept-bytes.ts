import type { Database } from '../../db/database.ts';
import type { BlobStore } from '../../adapters/blobs/port.ts';
import type { Clock } from '../../clock.ts';
import { dueRemovals, forgetRemoval, planRemoval } from './removals-store.ts';

/** What a row has of bytes: they themselves, or the key that they are stored under outside the database. */
export interface BytesInRow {
  bytes: Uint8Array | null;
  key: string | null;
}

/** Keeps large bytes in their row, or outside the database where the operator has set such a place; rows of both kinds can be read at any time. */
export interface KeptBytes {
  /** Stores bytes, for a row that is written next. If none is, they are removed again after an hour. */
  keep(bytes: Uint8Array): Promise<BytesInRow>;
  read(row: BytesInRow): Promise<Uint8Array | undefined>;
  /** Removes outside the database what no row has any more. */
  sweep(): Promise<void>;
}

const hour = 3600 * 1000;

export function createKeptBytes({ db, blobs, clock }: { db: Database; blobs: BlobStore; clock: Clock }): KeptBytes {
  return {
    async keep(bytes) {
      const key = blobs.newKey();
      if (key === undefined) return { bytes, key: null };
      await planRemoval(db, key, new Date(clock.now().getTime() + hour));
      await blobs.put(key, bytes);
      return { bytes: null, key };
    },
    read: async ({ bytes, key }) => (key === null ? (bytes ?? undefined) : blobs.get(key)),
    async sweep() {
      for (const key of await dueRemovals(db, clock.now())) {
        await blobs.remove(key);
        await forgetRemoval(db, key);
      }
    },
  };
}
