import type { listOptimizations, OptimizationView, optimizeResume } from '#contract/optimizations.ts';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import type { Access } from '#domain/billing/entitlements.ts';
import type { PaidPart } from '#domain/billing/prices.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Owner } from '../../http/visit.ts';
import type { Clock } from '../../ports.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { hashToken, newToken } from '../../secret-token.ts';
import type { Billing } from '../billing/service.ts';
import type { Uploads } from '../uploads/service.ts';
import { optimizeJob } from './jobs.ts';
import {
  findOwned,
  insertOptimization,
  listOf,
  purgeUnreachable,
  removeOwn,
  reopen,
  type StoredOptimization,
} from './store.ts';
import { holdsResume } from '../../engine/tailored-documents.ts';
import { viewOf } from './view.ts';

/** How long a visitor's optimization can be claimed by an account. */
export const claimDays = 30;

export interface Optimizations {
  /** Stores the request and queues the job, both or neither. Visitors get a claim token, this once. */
  start(owner: Owner, request: RouteBody<typeof optimizeResume>): Promise<RouteResponse<typeof optimizeResume>>;
  /** Throws OPTIMIZATION_NOT_FOUND for one that does not exist and for another owner's. */
  get(owner: Owner | undefined, id: string, locale: Locale): Promise<OptimizationView>;
  /** The same, as it is stored. */
  owned(owner: Owner | undefined, id: string): Promise<OwnedOptimization>;
  /** The account's, newest first. */
  list(userId: string): Promise<RouteResponse<typeof listOptimizations>>;
  /** Runs a failed one again. */
  retry(owner: Owner | undefined, id: string): Promise<{ optimizationId: string }>;
  /** Deletes one of the account's. Throws OPTIMIZATION_NOT_FOUND. */
  remove(userId: string, id: string): Promise<void>;
  purge(): Promise<void>;
}

/** An optimization with how far each part is open to its owner. */
export interface OwnedOptimization {
  stored: StoredOptimization;
  access: Record<PaidPart, Access>;
}

/** A visitor's is locked, whoever asks: it can be opened only in an account. */
const allLocked: Record<PaidPart, Access> = { resume: 'locked', coverLetter: 'locked', interviewPrep: 'locked' };

interface Deps {
  billing: Pick<Billing, 'access'>;
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  uploads: Uploads;
}

export function createOptimizations({ db, clock, queue, uploads, billing }: Deps): Optimizations {
  const find = async (owner: Owner | undefined, id: string) => {
    const found = owner && (await findOwned(db, owner, id));
    if (!found) throw new AppError('OPTIMIZATION_NOT_FOUND');
    return found;
  };
  const owned = async (owner: Owner | undefined, id: string): Promise<OwnedOptimization> => {
    const stored = await find(owner, id);
    return { stored, access: stored.userId === null ? allLocked : await billing.access(stored.userId, stored) };
  };
  return {
    async start(owner, { originalContent, uploadId, companyName, ...request }) {
      const { parsed, layout } = await uploads.resolve(owner, { text: originalContent, uploadId });
      if (!holdsResume(parsed)) throw new AppError('RESUME_UNREADABLE');
      const visitor = owner.userId === undefined;
      const claimToken = visitor ? newToken() : undefined;
      const claim = claimToken && {
        claimToken: hashToken(claimToken),
        claimExpiresAt: new Date(clock.now().getTime() + claimDays * 24 * 3600 * 1000),
      };
      const optimizationId = await db.transaction(async (tx) => {
        const id = await insertOptimization(tx, {
          ...request,
          ...claim,
          ...(visitor ? { sessionId: owner.sessionId } : { userId: owner.userId }),
          originalContent,
          companyName: companyName === '' ? undefined : companyName,
          source: parsed,
          layout,
        });
        await queue.enqueue(optimizeJob, { optimizationId: id }, tx);
        return id;
      });
      return { optimizationId, ...(claimToken ? { claimToken } : {}) };
    },

    async get(owner, id, locale) {
      const { stored, access } = await owned(owner, id);
      return viewOf(stored, access, copyFor(locale));
    },

    owned,

    async list(userId) {
      const rows = await listOf(db, userId);
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },

    async retry(owner, id) {
      const { id: optimizationId } = await find(owner, id);
      await db.transaction(async (tx) => {
        if (!(await reopen(tx, optimizationId))) throw new AppError('OPTIMIZATION_NOT_FAILED');
        await queue.enqueue(optimizeJob, { optimizationId }, tx);
      });
      return { optimizationId };
    },

    async remove(userId, id) {
      if (!(await removeOwn(db, userId, id))) throw new AppError('OPTIMIZATION_NOT_FOUND');
    },

    purge: () => purgeUnreachable(db, clock.now()),
  };
}
