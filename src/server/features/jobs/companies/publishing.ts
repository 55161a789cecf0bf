import type { BoardStatus } from '#contract/job-sources.ts';
import { employerKey } from '#domain/listings/same-job.ts';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import type { CompanyBoard } from '../../../settings/job-source-settings.ts';
import type { SourceFailure } from '../../../adapters/job-boards/port.ts';
import type { Clock } from '../../../clock.ts';
import type { Enqueuer } from '../../../queue/queue.ts';
import type { ListingRemovals } from '../listings/removals.ts';
import { forgetFetch } from '../sources/fetches-store.ts';
import { readBoardJob } from './jobs.ts';
import * as store from './publishing-store.ts';
import type { StoredBoard } from './store.ts';

/** A board as the operator sees it. */
interface ReviewedBoard {
  /** As the commands take it: "greenhouse:acme". */
  board: string;
  name: string;
  status: BoardStatus;
  addedBy: { email: string; at: string }[];
  listings: number;
  isCut: boolean;
  fetchedAt: string | null;
  failure: SourceFailure | null;
  /** In the provider's words. */
  said: string | null;
}

/** The operator's decisions about which boards, companies and listings everybody finds. */
export interface JobPublishing {
  /** Those that were added or listed, the newest first; and the companies that are blocked. */
  boards(): Promise<{ boards: ReviewedBoard[]; blockedCompanies: { name: string; blockedAt: string }[] }>;
  /** Everybody finds what the board lists; one that was removed is read again. Throws BOARD_NOT_ADDED, BOARD_IN_SETTINGS. */
  approve(board: CompanyBoard): Promise<{ board: string; status: BoardStatus }>;
  /** Nobody finds what it lists, saved or not, nobody follows it, and nobody can add it. Throws BOARD_NOT_ADDED, BOARD_IN_SETTINGS. */
  remove(board: CompanyBoard): Promise<{ board: string; status: BoardStatus; listings: number; followers: number }>;
  /** Takes back either of the two: the board is private again, and may be added. Throws BOARD_NOT_ADDED, BOARD_IN_SETTINGS. */
  reset(board: CompanyBoard): Promise<{ board: string; status: BoardStatus }>;
  /** Nobody finds a company's listings, whichever source brings them, until it is unblocked. Throws EMPLOYER_NAMELESS. */
  block(name: string): Promise<{ company: string; listings: number }>;
  /** Throws EMPLOYER_NOT_BLOCKED. */
  unblock(name: string): Promise<{ company: string; listings: number }>;
  /** Throws LISTING_NOT_FOUND. */
  removeListing(id: string): Promise<{ removed: string }>;
}

interface Deps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  removals: Pick<ListingRemovals, 'chooseAgain' | 'deleteOfBoard' | 'takeAway'>;
}

const written = ({ provider, slug }: CompanyBoard): string => `${provider}:${slug}`;

function keyOf(name: string): string {
  const key = employerKey(name);
  if (key === '') throw new AppError('EMPLOYER_NAMELESS');
  return key;
}

async function setStatus(tx: Database, board: CompanyBoard, status: BoardStatus): Promise<StoredBoard> {
  const changed = await store.setStatus(tx, board, status);
  if (!changed) throw new AppError((await store.isListed(tx, board)) ? 'BOARD_IN_SETTINGS' : 'BOARD_NOT_ADDED');
  return changed;
}

export function createJobPublishing({ db, clock, queue, removals }: Deps): JobPublishing {
  return {
    async boards() {
      const followers = await store.everyFollower(db);
      const every = await store.everyBoard(db);
      return {
        boards: every.map(({ id, provider, slug, fetchedAt, isCut, ...board }) => ({
          ...board,
          board: written({ provider, slug }),
          isCut: isCut ?? false,
          fetchedAt: fetchedAt?.toISOString() ?? null,
          addedBy: followers
            .filter(({ boardId }) => boardId === id)
            .map(({ email, at }) => ({ email, at: at.toISOString() })),
        })),
        blockedCompanies: (await store.everyBlocked(db)).map(({ name, blockedAt }) => ({
          name,
          blockedAt: blockedAt.toISOString(),
        })),
      };
    },
    async approve(board) {
      const approved = await db.transaction(async (tx) => {
        const changed = await setStatus(tx, board, 'approved');
        await queue.enqueue(readBoardJob, { boardId: changed.id, otherSlugs: [], isForced: false }, tx);
        return changed;
      });
      await removals.chooseAgain(approved.id);
      return { board: written(approved), status: approved.status };
    },
    async remove(board) {
      // First of all nobody finds it any more: deleting what it listed takes a while.
      const { removed, followers } = await db.transaction(async (tx) => {
        const changed = await setStatus(tx, board, 'removed');
        await forgetFetch(tx, changed);
        return { removed: changed, followers: await store.removeFollowers(tx, changed.id) };
      });
      const listings = await removals.deleteOfBoard(removed.id);
      return { board: written(removed), status: removed.status, listings, followers };
    },
    async reset(board) {
      const reset = await setStatus(db, board, 'private');
      await removals.chooseAgain(reset.id);
      return { board: written(reset), status: reset.status };
    },
    async block(name) {
      const key = keyOf(name);
      await store.blockEmployer(db, { key, name, createdAt: clock.now() });
      return { company: name, listings: await store.countOfEmployer(db, key) };
    },
    async unblock(name) {
      const key = keyOf(name);
      if (!(await store.unblockEmployer(db, key))) throw new AppError('EMPLOYER_NOT_BLOCKED');
      return { company: name, listings: await store.countOfEmployer(db, key) };
    },
    async removeListing(id) {
      await removals.takeAway(id);
      return { removed: id };
    },
  };
}
