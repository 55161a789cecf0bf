import { setImmediate as othersTurn } from 'node:timers/promises';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Clock } from '../../../clock.ts';
import * as store from './removals-store.ts';
import { chooseInParts } from './shown-store.ts';

/** Removes listings, and shows the duplicates that they hid. In batches, so that everything else has its turn in between. */
export interface ListingRemovals {
  /** Decides again which listings show, after another circle finds what a board lists. */
  chooseAgain(boardId: string): Promise<void>;
  /** Takes one listing away for good, whatever its source gives. Throws LISTING_NOT_FOUND, also for an ad that a person entered. */
  takeAway(id: string): Promise<void>;
  /** Deletes what a board lists, saved or not. How many. */
  deleteOfBoard(boardId: string): Promise<number>;
  /** Deletes what boards list that nobody follows any more; what somebody saved stays theirs, as gone. */
  deleteUnfollowed(): Promise<void>;
}

const most = 200;

export function createListingRemovals({ db, clock }: { db: Database; clock: Clock }): ListingRemovals {
  return {
    async chooseAgain(boardId) {
      await chooseInParts(db, await store.keysOfBoard(db, boardId), clock.now());
    },
    async takeAway(id) {
      const now = clock.now();
      const key = isUuid(id) ? await store.markRemoved(db, id, now) : undefined;
      if (key === undefined) throw new AppError('LISTING_NOT_FOUND');
      await chooseInParts(db, [key], now);
    },
    async deleteOfBoard(boardId) {
      const keys: string[] = [];
      for (;;) {
        const some = await store.deleteSome(db, boardId, most);
        keys.push(...some);
        await othersTurn();
        if (some.length < most) break;
      }
      await chooseInParts(db, keys, clock.now());
      return keys.length;
    },
    async deleteUnfollowed() {
      await store.forgetUnfollowed(db);
      while ((await store.deleteUnfollowed(db, most)) === most) await othersTurn();
      await store.endUnfollowed(db, clock.now());
    },
  };
}
