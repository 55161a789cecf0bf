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
import type { ProfileEvaluation } from '#domain/linkedin/evaluate-profile.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Owner } from '../../http/visit.ts';
import type { Clock, GrammarChecked, GrammarChecker } from '../../ports.ts';
import type { Optimizations } from '../optimizations/service.ts';
import { scoreGrammarMs, type Uploads } from '../uploads/service.ts';
import { isPending, resumeToScore } from './scored-resume.ts';
import { assessmentsOf, completeAssessment, findAssessment, insertAssessment, type StoredAssessment } from './store.ts';

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

/** An assessment before it has a name and a date. */
type Made = Omit<Assessment, 'id' | 'createdAt'> & { detail: AssessmentDetail };

const detailOf = (
  findings: AssessmentDetail['findings'],
  parsed: ParsedResume,
  pending: boolean,
): AssessmentDetail => ({
  findings,
  lines: linesOf(parsed),
  ...(pending && { grammarPending: true }),
});

function resumeAssessment(evaluation: Evaluation, parsed: ParsedResume, pending: boolean): Made {
  const { findings, strengths, issues, suggestions } = describeEvaluation(evaluation);
  return {
    type: 'resume',
    scores: { overall: evaluation.overallScore, ...evaluation.categories },
    strengths,
    issues,
    suggestions,
    missingKeywords: evaluation.missingKeywords,
    detail: detailOf(findings, parsed, pending),
  };
}

function profileAssessment(evaluation: ProfileEvaluation, parsed: ParsedResume, pending: boolean): Made {
  const { findings, strengths, issues, suggestions } = describeProfile(evaluation);
  return {
    type: 'linkedin',
    scores: { overall: evaluation.overallScore, ...evaluation.categories },
    strengths,
    issues,
    suggestions,
    missingKeywords: [],
    detail: detailOf(findings, parsed, pending),
  };
}

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
  const finish = async (
    owner: Owner | undefined,
    { text, uploadId }: { text: string; uploadId?: string | undefined },
    made: Made,
  ): Promise<Made & { id?: string; createdAt: string }> => {
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
  /** An account's assessment that was made without its mistakes of language is made anew when they are known. */
  const completeLater = (
    { id }: { id?: string | undefined },
    { later }: GrammarChecked,
    make: (mistakes: GrammarFact[]) => Promise<Made>,
  ): void => {
    if (id === undefined || !later) return;
    const complete = async () => {
      const mistakes = await later;
      if (mistakes) await completeAssessment(db, id, await make(mistakes));
    };
    // One that fails says of itself still that they are not counted; scoring again counts them.
    void complete().catch(() => undefined);
  };
  const today = () => clock.now().toISOString().slice(0, 10);

  return {
    async resume(owner, request) {
      const asking = await owner();
      const means = { uploads, optimizations, engine, grammar };
      const { meant, checked } = await resumeToScore(means, asking, request);
      const { text, uploadId, scored, ...resume } = meant;
      const day = today();
      const pending = isPending(resume.parsed, checked);
      const evaluation = await engine.run('score', { ...resume, today: day });
      const made = await finish(asking, { text, uploadId }, resumeAssessment(evaluation, resume.parsed, pending));
      completeLater(made, checked, async (grammar) =>
        resumeAssessment(await engine.run('score', { ...resume, grammar, today: day }), resume.parsed, false),
      );
      return { ...made, evaluation, scored };
    },

    async linkedin(owner, { profileText }) {
      if (profileText === undefined) throw new AppError('PROFILE_BLOCKED');
      const profile = await engine.run('readProfile', profileText);
      const { parsed } = profile;
      const day = today();
      const checked = await grammar.check(parsed, scoreGrammarMs);
      const assess = async (mistakes: GrammarFact[] | undefined, pending: boolean) =>
        profileAssessment(
          await engine.run('scoreProfile', { profile, grammar: mistakes, today: day }),
          parsed,
          pending,
        );
      const assessed = await assess(checked.mistakes, isPending(parsed, checked));
      const made = await finish(await owner(), { text: profileText }, assessed);
      completeLater(made, checked, (mistakes) => assess(mistakes, false));
      return made;
    },

    list: async (userId, query) => (await assessmentsOf(db, userId, query)).map(shown),

    async get(userId, id) {
      const found = await findAssessment(db, userId, id);
      if (!found) throw new AppError('ASSESSMENT_NOT_FOUND');
      return shown(found);
    },
  };
}
