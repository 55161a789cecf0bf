import type { RouteBody, RouteQuery, RouteResponse } from '#contract/route.ts';
import type {
  Assessment,
  AssessmentDetail,
  getScore,
  listScores,
  scoreLinkedin,
  scoreResume,
} from '#contract/scores.ts';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import { describeProfile } from '#copy/describe-profile.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Owner } from '../../http/visit.ts';
import type { Clock, GrammarChecker } from '../../ports.ts';
import type { Optimizations } from '../optimizations/service.ts';
import type { Uploads } from '../uploads/service.ts';
import { grammarMs, resumeToScore } from './scored-resume.ts';
import { assessmentsOf, findAssessment, insertAssessment, type StoredAssessment } from './store.ts';

type FindOwner = () => Promise<Owner | undefined>;

export interface Scores {
  /** Scores a resume. An account's assessment is stored; a visitor's is answered and not stored. */
  resume(owner: FindOwner, request: RouteBody<typeof scoreResume>): Promise<RouteResponse<typeof scoreResume>>;
  /** Scores a LinkedIn profile by its text, stored alike. Throws PROFILE_BLOCKED for an address without a text. */
  linkedin(owner: FindOwner, request: RouteBody<typeof scoreLinkedin>): Promise<RouteResponse<typeof scoreLinkedin>>;
  /** The account's assessments, newest first. */
  list(userId: string, query: RouteQuery<typeof listScores>): Promise<RouteResponse<typeof listScores>>;
  /** Throws ASSESSMENT_NOT_FOUND for what is not there and for what is another's. */
  get(userId: string, id: string): Promise<RouteResponse<typeof getScore>>;
}

/** By how much of its beginning a person tells one assessed text from another. */
const summaryCharacters = 120;
const summaryOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, summaryCharacters);

const linesOf = ({ lines }: ParsedResume): AssessmentDetail['lines'] =>
  lines.map(({ id, text, heading, bullet }) => ({ id, text, ...(heading && { heading }), ...(bullet && { bullet }) }));

const shown = (stored: StoredAssessment): RouteResponse<typeof getScore> => ({
  id: stored.id,
  type: stored.type,
  scores: stored.scores,
  inputSummary: stored.inputSummary,
  strengths: stored.strengths ?? [],
  issues: stored.issues ?? [],
  suggestions: stored.suggestions ?? [],
  missingKeywords: stored.missingKeywords ?? [],
  ...(stored.detail && { detail: stored.detail }),
  ...(stored.uploadId !== null && { uploadId: stored.uploadId }),
  createdAt: stored.createdAt.toISOString(),
});

interface Means {
  db: Database;
  clock: Clock;
  engine: Engine;
  uploads: Uploads;
  optimizations: Pick<Optimizations, 'owned'>;
  grammar: GrammarChecker;
}

export function createScores({ db, clock, engine, uploads, optimizations, grammar }: Means): Scores {
  /** Stores it for an account; a visitor's only gets its date. */
  const finish = async <Made extends Omit<Assessment, 'id' | 'createdAt'>>(
    owner: Owner | undefined,
    { text, uploadId }: { text: string; uploadId?: string | undefined },
    made: Made,
  ) => {
    const createdAt = clock.now();
    if (owner?.userId === undefined) return { ...made, createdAt: createdAt.toISOString() };
    const id = await insertAssessment(db, {
      ...made,
      userId: owner.userId,
      uploadId,
      inputSummary: summaryOf(text),
      inputChars: text.length,
      createdAt,
    });
    return { ...made, id, createdAt: createdAt.toISOString() };
  };
  const today = () => clock.now().toISOString().slice(0, 10);

  return {
    async resume(owner, request) {
      const asking = await owner();
      const means = { uploads, optimizations, engine, grammar };
      const { text, uploadId, scored, ...resume } = await resumeToScore(means, asking, request);
      const evaluation = await engine.run('score', { ...resume, today: today() });
      const { strengths, issues, suggestions, findings } = describeEvaluation(evaluation);
      const made = await finish(
        asking,
        { text, uploadId },
        {
          type: 'resume',
          scores: { overall: evaluation.overallScore, ...evaluation.categories },
          strengths,
          issues,
          suggestions,
          missingKeywords: evaluation.missingKeywords,
          detail: { findings, lines: linesOf(resume.parsed) },
        },
      );
      return { ...made, evaluation, scored };
    },

    async linkedin(owner, { profileText }) {
      if (profileText === undefined) throw new AppError('PROFILE_BLOCKED');
      const profile = await engine.run('readProfile', profileText);
      const { parsed } = profile;
      const mistakes = await grammar.check(parsed, grammarMs);
      const evaluation = await engine.run('scoreProfile', { profile, grammar: mistakes, today: today() });
      const { strengths, issues, suggestions, findings } = describeProfile(evaluation);
      return finish(
        await owner(),
        { text: profileText },
        {
          type: 'linkedin',
          scores: { overall: evaluation.overallScore, ...evaluation.categories },
          strengths,
          issues,
          suggestions,
          missingKeywords: [],
          detail: { findings, lines: linesOf(parsed) },
        },
      );
    },

    list: async (userId, query) => (await assessmentsOf(db, userId, query)).map(shown),

    async get(userId, id) {
      const found = await findAssessment(db, userId, id);
      if (!found) throw new AppError('ASSESSMENT_NOT_FOUND');
      return shown(found);
    },
  };
}
