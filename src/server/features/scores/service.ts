import type { RouteBody, RouteQuery, RouteResponse } from '#contract/route.ts';
import type { getScore, listScores, scoreLinkedin, scoreResume, summarizeScores } from '#contract/scores.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Copy } from '#copy/copy.ts';
import type { Locale } from '#copy/locales.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Owner } from '../../http/visit.ts';
import type { Clock, GrammarChecked, GrammarChecker } from '../../ports.ts';
import type { Optimizations } from '../optimizations/service.ts';
import { scoreGrammarMs, type Uploads } from '../uploads/service.ts';
import { isPending, resumeToScore } from './scored-resume.ts';
import { assessmentsOf, completeAssessment, findAssessment, insertAssessment, summaryOfAssessments } from './store.ts';
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
  /** What all of them come to, those of one type where one is named. */
  summary(userId: string, query: RouteQuery<typeof summarizeScores>): Promise<RouteResponse<typeof summarizeScores>>;
  /** In a language's words. Throws ASSESSMENT_NOT_FOUND for what is not there and for what is another's. */
  get(userId: string, id: string, locale: Locale): Promise<RouteResponse<typeof getScore>>;
}

/** How many of its first characters are shown to identify an assessed text. */
const summaryCharacters = 120;
const summaryOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, summaryCharacters);

/** What was scored, and what tells it from the other entries of a history. */
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

export function createScores({ db, clock, engine, uploads, optimizations, grammar }: Deps): Scores {
  /** Words the result and stores it for an account; a visitor's only gets its date. */
  const finish = async (
    owner: Owner | undefined,
    { text, ...scored }: ScoredText,
    judged: Judged,
    words: Parameters<typeof wordAssessment>[1],
  ): Promise<RouteResponse<typeof scoreLinkedin>> => {
    const createdAt = clock.now();
    const worded = wordAssessment(judged, words);
    const made = { ...worded, createdAt: createdAt.toISOString() };
    if (owner?.userId === undefined) return made;
    const id = await insertAssessment(db, {
      ...assessmentRow(worded, judged),
      userId: owner.userId,
      ...scored,
      inputSummary: summaryOf(text),
      inputChars: text.length,
      createdAt,
    });
    return { ...made, id };
  };
  /** An account's assessment without its mistakes of language is replaced when they are known. */
  const completeLater = (
    { id }: { id?: string | undefined },
    { later }: GrammarChecked,
    words: { parsed: ParsedResume; copy: Copy },
    judge: (mistakes: GrammarFact[]) => Promise<Judged>,
  ): void => {
    if (id === undefined || !later) return;
    const complete = async () => {
      const mistakes = await later;
      if (!mistakes) return;
      const judged = await judge(mistakes);
      await completeAssessment(db, id, assessmentRow(wordAssessment(judged, { ...words, pending: false }), judged));
    };
    // One that fails still says that they are not counted; scoring again counts them.
    void complete().catch(() => undefined);
  };
  const today = () => clock.now().toISOString().slice(0, 10);

  return {
    async resume(owner, request, locale) {
      const asking = await owner();
      const deps = { uploads, optimizations, engine, grammar };
      const { meant, checked } = await resumeToScore(deps, asking, request);
      const { text, uploadId, fileName, scored, ...resume } = meant;
      const day = today();
      const words = { parsed: resume.parsed, copy: copyFor(locale) };
      const evaluation = await engine.run('score', { ...resume, today: day });
      const pending = isPending(resume.parsed, checked);
      const jobTitle = resume.job?.title;
      const what = { text, uploadId, fileName, jobTitle };
      const made = await finish(asking, what, { type: 'resume', evaluation }, { ...words, pending });
      completeLater(made, checked, words, async (mistakes) => ({
        type: 'resume',
        evaluation: await engine.run('score', { ...resume, grammar: mistakes, today: day }),
      }));
      return { ...made, evaluation, scored };
    },

    async linkedin(owner, { profileText: text }, locale) {
      if (text === undefined) throw new AppError('PROFILE_BLOCKED');
      const profile = await engine.run('readProfile', text);
      const { parsed } = profile;
      const day = today();
      const words = { parsed, copy: copyFor(locale) };
      const checked = await grammar.check(parsed, scoreGrammarMs);
      const judge = async (mistakes: GrammarFact[] | undefined): Promise<Judged> => ({
        type: 'linkedin',
        evaluation: await engine.run('scoreProfile', { profile, grammar: mistakes, today: day }),
      });
      const pending = isPending(parsed, checked);
      const made = await finish(await owner(), { text }, await judge(checked.mistakes), { ...words, pending });
      completeLater(made, checked, words, judge);
      return made;
    },

    async list(userId, query) {
      const stored = await assessmentsOf(db, userId, query);
      return stored.map(({ createdAt, ...item }) => ({ ...item, createdAt: createdAt.toISOString() }));
    },

    summary: (userId, { type }) => summaryOfAssessments(db, userId, type),

    async get(userId, id, locale) {
      const found = await findAssessment(db, userId, id);
      if (!found) throw new AppError('ASSESSMENT_NOT_FOUND');
      return readAssessment(found, copyFor(locale));
    },
  };
}
