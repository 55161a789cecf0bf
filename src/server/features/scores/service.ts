import type { RouteBody, RouteQuery, RouteResponse } from '#contract/route.ts';
import type { exportAccount } from '#contract/account-data.ts';
import { maxTitleCharacters } from '#contract/limits.ts';
import type { getScore, listScores, scoreLinkedin, scoreResume, summarizeScores } from '#contract/scores.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Copy } from '#copy/copy.ts';
import type { Locale } from '#copy/locales.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Unfinished } from '../../db/schema/assessments.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Owner } from '../../http/visit.ts';
import type { GrammarChecked, GrammarChecker } from '../../adapters/grammar/port.ts';
import type { Clock } from '../../clock.ts';
import type { Optimizations } from '../optimizations/service.ts';
import { scoreGrammarMs, type Uploads } from '../uploads/service.ts';
import { isPending, resumeToScore } from './scored-resume.ts';
import {
  assessmentsOf,
  completeAssessment,
  findAssessment,
  insertAssessment,
  partOf,
  summaryOfAssessments,
} from './store.ts';
import { assessmentRow, readAssessment, wordAssessment, type Judged } from './worded-assessment.ts';

type FindOwner = () => Promise<Owner | undefined>;

export interface Scores {
  /** Scores a resume. An account's assessment is stored; a visitor's is returned and not stored. */
  resume(
    owner: FindOwner,
    request: RouteBody<typeof scoreResume>,
    locale: Locale,
  ): Promise<RouteResponse<typeof scoreResume>>;
  /** Scores a LinkedIn profile by its text, stored in the same way. Throws PROFILE_BLOCKED for an address without a text. */
  linkedin(
    owner: FindOwner,
    request: RouteBody<typeof scoreLinkedin>,
    locale: Locale,
  ): Promise<RouteResponse<typeof scoreLinkedin>>;
  /** The account's assessments, newest first. */
  list(userId: string, query: RouteQuery<typeof listScores>): Promise<RouteResponse<typeof listScores>>;
  /** A part of them in full, newest first, in a language's words. */
  copies(
    userId: string,
    part: RouteQuery<typeof exportAccount>,
    locale: Locale,
  ): Promise<RouteResponse<typeof exportAccount>['assessments']>;
  /** What all of them come to, those of one type where one is named. */
  summary(userId: string, query: RouteQuery<typeof summarizeScores>): Promise<RouteResponse<typeof summarizeScores>>;
  /** Worded in the given language. Throws ASSESSMENT_NOT_FOUND if it doesn't exist or is another person's. */
  get(userId: string, id: string, locale: Locale): Promise<RouteResponse<typeof getScore>>;
}

/** How many of its first characters are shown to identify an assessed text. */
const summaryCharacters = 120;
const summaryOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, summaryCharacters);

/** What was scored, and how it differs from other entries of a history. */
interface ScoredText {
  text: string;
  uploadId?: string | undefined;
  fileName?: string | undefined;
  jobTitle?: string | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  engine: Engine;
  uploads: Uploads;
  optimizations: Pick<Optimizations, 'owned'>;
  grammar: GrammarChecker;
}

const parsedOf = ({ type, request }: Unfinished): ParsedResume =>
  type === 'resume' ? request.parsed : request.profile.parsed;

export function createScores({ db, clock, engine, uploads, optimizations, grammar }: Deps): Scores {
  const judgeAgain = async ({ type, request }: Unfinished, mistakes: GrammarFact[]): Promise<Judged> =>
    type === 'resume'
      ? { type, evaluation: await engine.run('score', { ...request, grammar: mistakes }) }
      : { type, evaluation: await engine.run('scoreProfile', { ...request, grammar: mistakes }) };
  /** Replaces an account's assessment that lacks its mistakes of language when they are known. One that fails goes on saying so. */
  const completeLater = (id: string, unfinished: Unfinished, { later, mistakes }: GrammarChecked, copy: Copy): void => {
    const complete = async () => {
      const known = mistakes ?? (await later);
      if (!known) return;
      const judged = await judgeAgain(unfinished, known);
      const words = { parsed: parsedOf(unfinished), copy, pending: false };
      await completeAssessment(db, id, assessmentRow(wordAssessment(judged, words), judged));
    };
    void complete().catch(() => undefined);
  };
  /** Words the result and stores it for an account; a visitor's only gets its date. */
  const finish = async (
    owner: Owner | undefined,
    { text, ...scored }: ScoredText,
    { judged, checked, ...asked }: Unfinished & { judged: Judged; checked: GrammarChecked },
    copy: Copy,
  ): Promise<RouteResponse<typeof scoreLinkedin>> => {
    const parsed = parsedOf(asked);
    const pending = isPending(parsed, checked);
    const createdAt = clock.now();
    const worded = wordAssessment(judged, { parsed, pending, copy });
    const made = { ...worded, createdAt: createdAt.toISOString() };
    if (owner?.userId === undefined) return made;
    const id = await insertAssessment(db, {
      ...assessmentRow(worded, judged),
      userId: owner.userId,
      ...scored,
      inputSummary: summaryOf(text),
      inputChars: text.length,
      createdAt,
      ...(pending && { unfinished: asked }),
    });
    if (pending) completeLater(id, asked, checked, copy);
    return { ...made, id };
  };
  /** What an ad calls the job, where nobody said; as many characters as a title may have. */
  const titleOf = async (description: string): Promise<string | undefined> => {
    const { title } = await engine.run('readPosting', { text: description });
    return title.slice(0, maxTitleCharacters) || undefined;
  };
  const today = () => clock.now().toISOString().slice(0, 10);

  return {
    async resume(owner, sent, locale) {
      const type = 'resume' as const;
      const asking = await owner();
      const deps = { uploads, optimizations, engine, grammar };
      const { meant, checked } = await resumeToScore(deps, asking, sent);
      const { text, uploadId, fileName, scored, ...resume } = meant;
      const jobTitle = resume.job && (resume.job.title ?? (await titleOf(resume.job.description)));
      // A title without an ad isn't scored against, but still tells entries of the history apart.
      const what = { text, uploadId, fileName, jobTitle: jobTitle ?? (sent.jobTitle || undefined) };
      const request = { ...resume, today: today() };
      const evaluation = await engine.run('score', request);
      const judged = { type, evaluation };
      return {
        ...(await finish(asking, what, { type, request, judged, checked }, copyFor(locale))),
        evaluation,
        scored,
        jobTitle,
      };
    },

    async linkedin(owner, { profileText: text }, locale) {
      const type = 'linkedin' as const;
      if (text === undefined) throw new AppError('PROFILE_BLOCKED');
      const profile = await engine.run('readProfile', text);
      const checked = await grammar.check(profile.parsed, scoreGrammarMs);
      const request = { profile, grammar: checked.mistakes, today: today() };
      const judged = { type, evaluation: await engine.run('scoreProfile', request) };
      return finish(await owner(), { text }, { type, request, judged, checked }, copyFor(locale));
    },

    async list(userId, query) {
      const stored = await assessmentsOf(db, userId, query);
      return stored.map(({ createdAt, ...item }) => ({ ...item, createdAt: createdAt.toISOString() }));
    },

    async copies(userId, part, locale) {
      return (await partOf(db, userId, part)).map((stored) => readAssessment(stored, copyFor(locale)));
    },

    summary: (userId, { type }) => summaryOfAssessments(db, userId, type),

    async get(userId, id, locale) {
      const found = await findAssessment(db, userId, id);
      if (!found) throw new AppError('ASSESSMENT_NOT_FOUND');
      const copy = copyFor(locale);
      // What was not found in time may have been lost with a server that ended, and is looked for again.
      if (found.unfinished)
        completeLater(id, found.unfinished, await grammar.check(parsedOf(found.unfinished), 0), copy);
      return readAssessment(found, copy);
    },
  };
}
