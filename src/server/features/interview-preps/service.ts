import type {
  generateInterviewPrep,
  InterviewPrepView,
  practiceAnswer,
  PracticedAnswerView,
} from '#contract/interview-preps.ts';
import type { exportAccount } from '#contract/account-data.ts';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import type { Access } from '#domain/billing/entitlements.ts';
import { paperFor, type PaperSize } from '#domain/resume/document/templates.ts';
import { groupedBy } from '#domain/grouped-by.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { FileAnswer } from '../../http/handler.ts';
import type { Owner } from '../../http/visit.ts';
import type { DocumentWriter } from '../../adapters/documents/port.ts';
import type { Clock } from '../../clock.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { applicationOf } from '../optimizations/application.ts';
import type { ModelWording } from '../optimizations/model-wording.ts';
import type { OwnedOptimization } from '../optimizations/view.ts';
import type { StoredOptimization } from '../optimizations/store.ts';
import type { Billing } from '../billing/service.ts';
import { prepFileName } from './file-name.ts';
import { prepareInterviewJob } from './jobs.ts';
import * as store from './store.ts';
import { answerViewOf, lockedView, prepViewOf } from './view.ts';

interface Part {
  limit: number;
  offset: number;
}

/** The same answer to the same question within this time counts as sent twice: a minute, in milliseconds. */
const sentTwiceMs = 60_000;
/** The longest time that an answer is said to have taken: a day, in seconds. */
const mostSeconds = 86_400;

/** The most practiced answers that are kept of a prep: the oldest goes for the next. */
export const mostPracticed = 200;

/**
 * Interview preps. All throw OPTIMIZATION_NOT_FOUND for an optimization that does not exist and for another owner's, and PAYMENT_REQUIRED where its prep is not
 * open: to read it (`get`, `removeAnswer`), or to make, download and practice it.
 */
export interface InterviewPreps {
  /** Queues making or redoing the prep, unless that's under way. Throws NOT_READY before there is an outcome. */
  generate(
    owner: Owner | undefined,
    optimizationId: string,
    address?: string,
  ): Promise<RouteResponse<typeof generateInterviewPrep>>;
  /** Throws PREP_NOT_FOUND, as do all that follow. */
  get(owner: Owner | undefined, optimizationId: string, locale: Locale): Promise<InterviewPrepView>;
  /** As a PDF. Throws NOT_READY before it is made, as does `practice`. */
  download(
    owner: Owner | undefined,
    optimizationId: string,
    look: { paper?: PaperSize | undefined },
  ): Promise<FileAnswer>;
  /** Reviews an answer and keeps it; an answer sent twice is kept once. Throws QUESTION_NOT_FOUND. */
  practice(
    owner: Owner | undefined,
    optimizationId: string,
    given: RouteBody<typeof practiceAnswer>,
    locale: Locale,
  ): Promise<PracticedAnswerView>;
  /** A part of the account's, newest first; of a locked one what it is for alone. */
  copies(userId: string, part: Part, locale: Locale): Promise<RouteResponse<typeof exportAccount>['interviewPreps']>;
  /** Throws ANSWER_NOT_FOUND. */
  removeAnswer(owner: Owner | undefined, optimizationId: string, answerId: string): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  engine: Pick<Engine, 'run'>;
  writer: Pick<DocumentWriter, 'pdf'>;
  owned(owner: Owner | undefined, id: string): Promise<OwnedOptimization>;
  billing: Pick<Billing, 'opened'>;
  startedBy: ModelWording['startedBy'];
}

/** An optimization with an open prep: an account's, since a visitor's is always locked. */
interface Open {
  of: store.PrepOf;
  optimization: StoredOptimization;
  access: Exclude<Access, 'locked'>;
}

export function createInterviewPreps(deps: Deps): InterviewPreps {
  const { db, clock, queue, engine, writer, owned, billing, startedBy } = deps;
  const opened = async (owner: Owner | undefined, id: string, wanted: Open['access']): Promise<Open> => {
    const { stored: optimization, access: parts } = await owned(owner, id);
    const { userId } = optimization;
    const access = parts.interviewPrep;
    if (userId === null || access === 'locked' || (wanted === 'download' && access !== wanted))
      throw new AppError('PAYMENT_REQUIRED');
    return { of: { userId, optimizationId: id }, optimization, access };
  };
  const find = async (of: store.PrepOf) => {
    const found = await store.findPrep(db, of);
    if (!found) throw new AppError('PREP_NOT_FOUND');
    return found;
  };
  const findMade = async (of: store.PrepOf) => {
    const prep = await find(of);
    const { details, status } = prep;
    if (status !== 'completed' || !details) throw new AppError('NOT_READY');
    return { prep, details };
  };
  return {
    async generate(owner, id, address) {
      const { of, optimization } = await opened(owner, id, 'download');
      const { status, jobTitle, companyName } = optimization;
      if (status !== 'completed') throw new AppError('NOT_READY');
      return db.transaction(async (tx) => {
        const { id: prepId, begun } = await store.beginPrep(tx, of, { jobTitle, companyName });
        if (begun) {
          const round = await store.countUnfinished(tx, of.userId, prepId);
          const by = owner === undefined ? {} : startedBy(owner.sessionId, address);
          await queue.enqueue(prepareInterviewJob, { prepId, startedBy: by }, tx, { round });
        }
        return { id: prepId, status: 'processing' as const };
      });
    },

    async get(owner, id, locale) {
      const { of, optimization, access } = await opened(owner, id, 'read');
      const prep = await find(of);
      const practice = await store.practicedOf(db, [prep.id]);
      return prepViewOf(prep, { optimization, access, practice, copy: copyFor(locale) });
    },

    async download(owner, id, { paper }) {
      const { of, optimization } = await opened(owner, id, 'download');
      const { prep, details } = await findMade(of);
      const { jobTitle, companyName } = prep;
      const { source, tailoring, selectedTemplate: template } = optimization;
      // As the resume that it belongs to is printed.
      const resume = tailoring?.resume ?? source.resume;
      const { bytes } = await writer.pdf({
        kind: 'interview-prep',
        template,
        paper: paper ?? paperFor(resume.basics?.location),
        resume,
        prep: details,
        jobTitle,
        companyName: companyName ?? undefined,
      });
      return { bytes, mediaType: 'application/pdf', fileName: prepFileName(jobTitle), disposition: 'attachment' };
    },

    async practice(owner, id, { questionId, text, seconds: said }, locale) {
      const { of, optimization } = await opened(owner, id, 'download');
      const { details } = await findMade(of);
      const question = details.questions.find((each) => each.id === questionId);
      if (!question) throw new AppError('QUESTION_NOT_FOUND');
      const now = clock.now();
      const review = await engine.run('reviewAnswer', { ...applicationOf(optimization, now), question, text });
      // Taken from the browser's clock, which may be off.
      const seconds = Math.min(Math.max(said, 0), mostSeconds);
      const answer = { questionId, text, seconds, review, createdAt: now };
      const since = new Date(now.getTime() - sentTwiceMs);
      const kept = await db.transaction((tx) => store.keepAnswer(tx, of, answer, { since, most: mostPracticed }));
      if (!kept) throw new AppError('PREP_NOT_FOUND');
      return answerViewOf(kept, copyFor(locale));
    },

    async copies(userId, part, locale) {
      const rows = await store.partOf(db, userId, part);
      const ids = rows.map(({ prep }) => prep.id);
      const practiced = groupedBy(await store.practicedOf(db, ids), ({ prepId }) => prepId);
      const copy = copyFor(locale);
      return Promise.all(
        rows.map(async ({ prep, optimization }) => {
          const access = (await billing.opened(userId, optimization)).access.interviewPrep;
          if (access === 'locked') return { ...lockedView(prep, optimization, copy), access };
          return prepViewOf(prep, { optimization, access, practice: practiced.get(prep.id) ?? [], copy });
        }),
      );
    },

    async removeAnswer(owner, id, answerId) {
      const { of } = await opened(owner, id, 'read');
      await find(of);
      if (!(await store.removeAnswer(db, of, answerId))) throw new AppError('ANSWER_NOT_FOUND');
    },
  };
}
