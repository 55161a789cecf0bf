import type { exportAccount } from '#contract/account-data.ts';
import type { listOptimizations, OptimizationView, optimizeResume } from '#contract/optimizations.ts';
import type { RouteBody, RouteQuery, RouteResponse } from '#contract/route.ts';
import type { Access } from '#domain/billing/entitlements.ts';
import type { PaidPart } from '#domain/billing/prices.ts';
import { unfinishedOptimizations } from '#contract/limits.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { lockOwner } from '../../http/session-store.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Owner } from '../../http/visit.ts';
import type { DocumentReader, DocumentWriter } from '../../adapters/documents/port.ts';
import type { Clock } from '../../clock.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { countOpen } from '../../queue/waiting-jobs.ts';
import { hashToken, newToken } from '../../secrets/secret-token.ts';
import type { Billing } from '../billing/service.ts';
import type { Uploads } from '../uploads/service.ts';
import { optimizeJob } from './jobs.ts';
import type { ModelWording } from './model-wording.ts';
import type { StartedBy } from './started-by.ts';
import {
  adoptOptimizations,
  countUnfinished,
  findOwned,
  findRequested,
  insertOptimization,
  listOf,
  partOf,
  purgeUnreachable,
  removeOwn,
  renewClaim,
  reopen,
  type StoredOptimization,
} from './store.ts';
import { noteSeen } from './seen-store.ts';
import { createAnswering, type Answering } from './answering.ts';
import type { Changing } from './changing.ts';
import { createSheets, type Sheets } from './sheets.ts';
import { holdsResume } from '../../engine/tailored-documents.ts';
import { copyOf, viewOf, type OwnedOptimization } from './view.ts';

/** How long a visitor's optimization can be claimed by an account. */
export const claimDays = 30;

type Part = RouteQuery<typeof exportAccount>;

export interface Optimizations extends Answering, Sheets {
  /**
   * Stores the request and queues the job, both or neither. Visitors get a claim token, this once. A request that comes again, as its answer was lost, makes no
   * second optimization: a visitor gets a new token for the first.
   */
  start(
    owner: Owner,
    request: RouteBody<typeof optimizeResume>,
    address?: string,
  ): Promise<RouteResponse<typeof optimizeResume>>;
  /** Throws OPTIMIZATION_NOT_FOUND if it doesn't exist or has another owner. */
  get(owner: Owner | undefined, id: string, locale: Locale): Promise<OptimizationView>;
  /** The same, as it is stored. */
  owned(owner: Owner | undefined, id: string): Promise<OwnedOptimization>;
  /** The account's, newest first. */
  list(userId: string): Promise<RouteResponse<typeof listOptimizations>>;
  /** A part of them with their texts, newest first. */
  copies(userId: string, part: Part, locale: Locale): Promise<RouteResponse<typeof exportAccount>['optimizations']>;
  /** Runs a failed one again. */
  retry(owner: Owner | undefined, id: string): Promise<{ optimizationId: string }>;
  /** Deletes one of the account's. Throws OPTIMIZATION_NOT_FOUND. */
  remove(userId: string, id: string): Promise<void>;
  /** Gives an account what was made in its session before signing in; the ids, newest first. */
  adopt(tx: Database, userId: string, sessionId: string): Promise<string[]>;
  purge(): Promise<void>;
}

/** Shown as to a visitor, whoever asks: it opens only in an account. */
const allLocked: Record<PaidPart, Access> = { resume: 'locked', coverLetter: 'locked', interviewPrep: 'locked' };

interface Deps {
  billing: Pick<Billing, 'opened' | 'withdrawFor'>;
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  uploads: Uploads;
  engine: Engine;
  writer: Pick<DocumentWriter, 'pdf'>;
  reader: Pick<DocumentReader, 'pictures'>;
  changing: Changing;
  startedBy: ModelWording['startedBy'];
}

export function createOptimizations(deps: Deps): Optimizations {
  const { db, clock, queue, uploads, engine, billing, changing, startedBy, writer, reader } = deps;
  const find = async (owner: Owner | undefined, id: string) => {
    const found = owner && (await findOwned(db, owner, id));
    if (!found) throw new AppError('OPTIMIZATION_NOT_FOUND');
    return found;
  };
  const owned = async (owner: Owner | undefined, id: string): Promise<OwnedOptimization> => {
    const stored = await find(owner, id);
    if (stored.userId === null) return { stored, access: allLocked, credit: null };
    return { stored, ...(await billing.opened(stored.userId, stored)) };
  };
  const claimBy = (token: string) => ({
    claimToken: hashToken(token),
    claimExpiresAt: new Date(clock.now().getTime() + claimDays * 24 * 3600 * 1000),
  });
  /** Throws TOO_MANY_REQUESTS where as many of an address's visitors' are unfinished as may be. */
  const countOfAddress = async (tx: Database, address: string): Promise<number> => {
    const { perAddress: most, retrySeconds: seconds } = unfinishedOptimizations;
    const count = await countOpen(tx, optimizeJob.name, { path: ['startedBy', 'address'], value: address, most });
    if (count === most) throw new AppError('TOO_MANY_REQUESTS', { seconds });
    return count;
  };
  /** The owners take turns: everybody's first goes before anybody's second. New sessions are had for nothing, so that an address's visitors share some. */
  const enqueue = async (
    tx: Database,
    optimizationId: string,
    owner: { userId: string } | { sessionId: string },
    by: StartedBy = {},
  ) => {
    const own = await countUnfinished(tx, owner, optimizationId);
    const beside = 'userId' in owner || by.address === undefined ? 0 : await countOfAddress(tx, by.address);
    const round = Math.max(own, Math.floor(beside / unfinishedOptimizations.together));
    await queue.enqueue(optimizeJob, { optimizationId, startedBy: by }, tx, { round });
  };
  const answering = createAnswering({ clock, engine, uploads, owned, changing });
  const sheets = createSheets({ owned, changing, writer, reader });
  return {
    async start(owner, { originalContent, uploadId, companyName, ...request }, address) {
      const { parsed, layout, grammar, answers } = await uploads.resolve(owner, { text: originalContent, uploadId });
      if (!holdsResume(parsed)) throw new AppError('RESUME_UNREADABLE');
      return db.transaction(async (tx) => {
        const asking = await lockOwner(tx, owner);
        const { userId, sessionId } = asking;
        const by = asking.userId === undefined ? { sessionId: asking.sessionId } : { userId: asking.userId };
        const claimToken = userId === undefined ? newToken() : undefined;
        const claim = claimToken === undefined ? undefined : claimBy(claimToken);
        const inserted = await insertOptimization(tx, {
          ...request,
          ...by,
          ...claim,
          originalContent,
          companyName: companyName === '' ? undefined : companyName,
          source: parsed,
          uploadId,
          answers,
          layout,
          grammar,
        });
        const optimizationId = inserted ?? (await findRequested(tx, asking, request.requestId ?? ''));
        // Somebody else's request of the same name.
        if (optimizationId === undefined) throw new AppError('INVALID_INPUT');
        if (inserted !== undefined) await enqueue(tx, inserted, by, startedBy(sessionId, address));
        else if (claim) await renewClaim(tx, optimizationId, claim);
        return { optimizationId, ...(claimToken ? { claimToken } : {}) };
      });
    },

    async get(owner, id, locale) {
      const found = await owned(owner, id);
      const { status, seenAt, completedAt } = found.stored;
      // Not at every poll.
      if (status === 'completed' && (seenAt ?? 0) < (completedAt ?? 0)) await noteSeen(db, id, clock.now());
      return viewOf(found, copyFor(locale));
    },

    owned,

    ...answering,
    ...sheets,

    async list(userId) {
      const rows = await listOf(db, userId);
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },

    async copies(userId, part, locale) {
      const open = async (stored: StoredOptimization) => ({ stored, ...(await billing.opened(userId, stored)) });
      const rows = await Promise.all((await partOf(db, userId, part)).map(open));
      return rows.map((row) => copyOf(row, copyFor(locale)));
    },

    async retry(owner, id) {
      const { id: optimizationId, userId, sessionId } = await find(owner, id);
      const by = userId === null ? { sessionId: sessionId ?? '' } : { userId };
      await db.transaction(async (tx) => {
        if (!(await reopen(tx, optimizationId))) throw new AppError('OPTIMIZATION_NOT_FAILED');
        await enqueue(tx, optimizationId, by, owner && startedBy(owner.sessionId));
      });
      return { optimizationId };
    },

    remove: (userId, id) =>
      db.transaction(async (tx) => {
        await billing.withdrawFor(tx, userId, id);
        if (!(await removeOwn(tx, userId, id))) throw new AppError('OPTIMIZATION_NOT_FOUND');
      }),

    adopt: (tx, userId, sessionId) => adoptOptimizations(tx, { userId, sessionId, now: clock.now() }),

    purge: () => purgeUnreachable(db, clock.now()),
  };
}
