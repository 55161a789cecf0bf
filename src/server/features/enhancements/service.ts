import type { EnhancementItem, EnhancementView, enhanceLinkedin, uploadLinkedin } from '#contract/enhancements.ts';
import { maxProfileCharacters } from '#contract/limits.ts';
import type { exportAccount } from '#contract/account-data.ts';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { SignedIn } from '../../http/visit.ts';
import { errorForFile, type Engine } from '../../engine/tasks.ts';
import type { UploadedFile } from '../../http/handler.ts';
import type { DocumentReader } from '../../adapters/documents/port.ts';
import type { Clock } from '../../clock.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { storable } from '../../db/storable-text.ts';
import type { Billing } from '../billing/service.ts';
import { applicationOf } from '../optimizations/application.ts';
import type { Optimizations } from '../optimizations/service.ts';
import type { Uploads } from '../uploads/service.ts';
import { enhanceJob } from './jobs.ts';
import { profileViewOf } from './profile-view.ts';
import * as store from './store.ts';
import { enhancementViewOf } from './view.ts';

/** LinkedIn profiles, read and enhanced. All that take an account but `hasPlan` and `remove` throw PLAN_REQUIRED without the plan for life. */
export interface Enhancements {
  /** Reads a profile from a file; nothing of it is stored. Throws the FILE_ codes. */
  read(file: UploadedFile): Promise<RouteResponse<typeof uploadLinkedin>>;
  hasPlan(userId: string): Promise<boolean>;
  /**
   * Stores what was entered and queues the job, both or neither; while the same is being made, answers that one.
   * Throws PROFILE_BLOCKED for an address without a text, PROFILE_UNREADABLE for a text that is no
   * profile, OPTIMIZATION_NOT_FOUND and UPLOAD_NOT_FOUND for a linked resume that is not the person's.
   */
  start(account: SignedIn, request: RouteBody<typeof enhanceLinkedin>): Promise<{ enhancementId: string }>;
  /** Newest first. */
  list(userId: string): Promise<EnhancementItem[]>;
  /** Throws ENHANCEMENT_NOT_FOUND if it doesn't exist or is another person's, as do all that follow. */
  get(userId: string, id: string, locale: Locale): Promise<EnhancementView>;
  /** A part of the account's, newest first; without the plan what was entered alone. */
  copies(
    userId: string,
    part: { limit: number; offset: number },
    locale: Locale,
  ): Promise<RouteResponse<typeof exportAccount>['linkedinEnhancements']>;
  /** Runs a failed one again. Throws ENHANCEMENT_NOT_FAILED. */
  retry(userId: string, id: string): Promise<{ enhancementId: string }>;
  remove(userId: string, id: string): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  engine: Pick<Engine, 'run'>;
  reader: Pick<DocumentReader, 'read'>;
  billing: Pick<Billing, 'entitlements'>;
  optimizations: Pick<Optimizations, 'owned'>;
  uploads: Pick<Uploads, 'get' | 'resolve'>;
}

/** Whether a text contains anything that a profile consists of. */
const holdsProfile = ({ resume }: ParsedResume): boolean =>
  [resume.work, resume.education, resume.skills].some((section) => section?.length);

export function createEnhancements(deps: Deps): Enhancements {
  const { db, clock, queue, engine, reader, billing, optimizations, uploads } = deps;
  const hasPlan = async (userId: string): Promise<boolean> => (await billing.entitlements(userId)).linkedin;
  const requirePlan = async (userId: string): Promise<void> => {
    if (!(await hasPlan(userId))) throw new AppError('PLAN_REQUIRED');
  };
  const find = async (userId: string, id: string) => {
    const found = await store.findEnhancement(db, userId, id);
    if (!found) throw new AppError('ENHANCEMENT_NOT_FOUND');
    return found;
  };
  const enqueue = async (tx: Database, userId: string, enhancementId: string): Promise<void> => {
    const round = await store.countUnfinished(tx, userId, enhancementId);
    await queue.enqueue(enhanceJob, { enhancementId }, tx, { round });
  };
  /** The resume that a request names, with what its person added to it. */
  const linkedResume = async (
    account: SignedIn,
    { optimizationId, uploadId }: Pick<RouteBody<typeof enhanceLinkedin>, 'optimizationId' | 'uploadId'>,
  ): Promise<ParsedResume | null> => {
    if (optimizationId !== undefined) {
      const { stored } = await optimizations.owned(account, optimizationId);
      return engine.run('answeredSource', applicationOf(stored, clock.now()));
    }
    if (uploadId === undefined) return null;
    const { content: text } = await uploads.get(account, uploadId);
    return (await uploads.resolve(account, { text, uploadId })).parsed;
  };
  return {
    async read({ bytes, name }) {
      const outcome = await reader.read({ bytes, name });
      if (!outcome.ok) {
        const { code, details } = outcome.failure;
        // Not a resume's file either: the error says which files a profile comes in.
        throw code === 'UNSUPPORTED_FILE' ? new AppError('FILE_NO_PROFILE') : new AppError(code, details);
      }
      const inTime = (error: unknown) => {
        throw errorForFile(error);
      };
      const profile = await engine.run('profileFromSource', storable(outcome.document)).catch(inTime);
      if (!profile) throw new AppError('FILE_NO_PROFILE');
      const content = await engine.run('profileToText', profile).catch(inTime);
      if (content.length > maxProfileCharacters) throw new AppError('FILE_TOO_MUCH_TEXT');
      return { content, profile: profileViewOf(profile) };
    },

    hasPlan,

    async start(account, { profileText, targetRole, industry, seniority, ...linked }) {
      const { userId } = account;
      const asked = clock.now();
      await requirePlan(userId);
      if (profileText === undefined) throw new AppError('PROFILE_BLOCKED');
      const { parsed } = await engine.run('readProfile', profileText);
      if (!holdsProfile(parsed)) throw new AppError('PROFILE_UNREADABLE');
      const resume = await linkedResume(account, linked);
      const config = { ...(industry && { industry }), ...(seniority && { seniority }) };
      const entered = { userId, profileInput: profileText, targetRole, config, resume };
      return db.transaction(async (tx) => {
        // Pressed twice, or sent again after a lost answer.
        const same = await store.findSame(tx, entered, asked);
        if (same !== undefined) return { enhancementId: same };
        const enhancementId = await store.insertEnhancement(tx, { ...entered, createdAt: clock.now() });
        await enqueue(tx, userId, enhancementId);
        return { enhancementId };
      });
    },

    async list(userId) {
      await requirePlan(userId);
      return store.enhancementsOf(db, userId);
    },

    async get(userId, id, locale) {
      const found = await find(userId, id);
      await requirePlan(userId);
      return enhancementViewOf(found, copyFor(locale));
    },

    async copies(userId, part, locale) {
      const [rows, open] = [await store.partOf(db, userId, part), await hasPlan(userId)];
      const shown = open ? rows : rows.map((row) => ({ ...row, output: null, details: null }));
      return shown.map((row) => enhancementViewOf(row, copyFor(locale)));
    },

    async retry(userId, id) {
      await find(userId, id);
      await requirePlan(userId);
      await db.transaction(async (tx) => {
        if (!(await store.reopen(tx, userId, id))) throw new AppError('ENHANCEMENT_NOT_FAILED');
        await enqueue(tx, userId, id);
      });
      return { enhancementId: id };
    },

    async remove(userId, id) {
      if (!(await store.removeEnhancement(db, userId, id))) throw new AppError('ENHANCEMENT_NOT_FOUND');
    },
  };
}
