import { z } from 'zod';
import type { RouteResponse } from '#contract/route.ts';
import type { AssessmentDetail, getScore, ScoreParts } from '#contract/scores.ts';
import type { Copy } from '#copy/copy.ts';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import { describeProfile } from '#copy/describe-profile.ts';
import type { ProfileEvaluation } from '#domain/linkedin/evaluate-profile.ts';
import { profileCheckNames } from '#domain/linkedin/profile-checks.ts';
import { carriedOn } from '#domain/resume/carried-on.ts';
import { isDoubtful } from '#domain/resume/readings/doubtful-reading.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { betterThan } from '#domain/scoring/craft-rank.ts';
import { checkNames, evaluationSchema, type Evaluation } from '#domain/scoring/evaluation.ts';
import type { StoredEvaluation } from '../../db/schema/assessments.ts';
import type { NewAssessment, StoredAssessment } from './store.ts';

/** What was scored, a resume or a profile. */
export type Judged = { type: 'resume'; evaluation: Evaluation } | { type: 'linkedin'; evaluation: ProfileEvaluation };

/** An assessment in words, before it has an id and a date. */
type WordedAssessment = Pick<
  RouteResponse<typeof getScore>,
  'type' | 'scores' | 'parts' | 'strengths' | 'issues' | 'suggestions' | 'missingKeywords'
> & { detail: AssessmentDetail };

const storedResume = evaluationSchema.pick({ rulesetVersion: true, checks: true });
const storedProfile = storedResume.extend({
  checks: z.array(storedResume.shape.checks.element.extend({ name: z.enum([...profileCheckNames, ...checkNames]) })),
});

function linesOf(parsed: ParsedResume): AssessmentDetail['lines'] {
  const carrying = carriedOn(parsed);
  return parsed.lines.map(({ id, text, heading, bullet }) => ({
    id,
    text,
    ...(heading && { heading }),
    ...(bullet && { bullet }),
    ...(carrying.has(id) && { continues: true }),
  }));
}

/** An assessment in a language's words; `pending` where the mistakes of language are still to come. */
export function wordAssessment(
  judged: Judged,
  { parsed, pending, copy }: { parsed: ParsedResume; pending: boolean; copy: Copy },
): WordedAssessment {
  const { type, evaluation } = judged;
  const { findings, strengths, issues, suggestions } =
    type === 'resume'
      ? describeEvaluation(evaluation, copy, { pending })
      : describeProfile(evaluation, copy, { pending });
  return {
    type,
    scores: { overall: evaluation.overallScore, ...evaluation.categories },
    ...(type === 'resume' && { parts: partsOf(evaluation) }),
    strengths,
    issues,
    suggestions,
    missingKeywords: type === 'resume' ? evaluation.missingKeywords : [],
    detail: {
      findings,
      lines: linesOf(parsed),
      ...(pending && { grammarPending: true }),
      ...(type === 'resume' && isDoubtful(parsed) && { doubtful: true }),
    },
  };
}

/** The parts of a resume's overall score; undefined where they were not stored. */
const partsOf = ({ craftScore, matchScore, fitShare }: Omit<StoredEvaluation, 'checks'>): ScoreParts | undefined =>
  craftScore === undefined
    ? undefined
    : { craft: craftScore, betterThan: betterThan(craftScore), fit: matchScore ?? null, fitShare: fitShare ?? null };

export const storedEvaluation = ({
  rulesetVersion,
  checks,
  craftScore,
  matchScore,
  fitShare,
}: StoredEvaluation): StoredEvaluation => ({ rulesetVersion, checks, craftScore, matchScore, fitShare });

/** An assessment as it is stored: its lists in the words that were answered, and the codes and facts, from which it can be worded again. */
export function assessmentRow(worded: WordedAssessment, { evaluation }: Judged): Omit<NewAssessment, 'userId'> {
  const { parts: _, detail, ...row } = worded;
  const { findings: __, ...keptDetail } = detail;
  return { ...row, detail: keptDetail, evaluation: storedEvaluation(evaluation) };
}

/** A stored assessment in a language's words; undefined where its codes were not stored, or its checks are no longer known. */
function wordsOf({ type, evaluation, detail }: StoredAssessment, copy: Copy) {
  const pending = detail?.grammarPending === true;
  if (type === 'resume') {
    const { data } = storedResume.safeParse(evaluation);
    return data && describeEvaluation(data, copy, { pending });
  }
  const { data } = storedProfile.safeParse(evaluation);
  return data && describeProfile(data, copy, { pending });
}

/** A stored assessment, worded from its codes and facts; one without them is answered in the words it was stored with. */
export function readAssessment(stored: StoredAssessment, copy: Copy): RouteResponse<typeof getScore> {
  const words = wordsOf(stored, copy);
  const { detail, evaluation } = stored;
  const parts = evaluation ? partsOf(evaluation) : undefined;
  return {
    id: stored.id,
    type: stored.type,
    scores: stored.scores,
    ...(parts && { parts }),
    inputSummary: stored.inputSummary,
    fileName: stored.fileName,
    jobTitle: stored.jobTitle,
    strengths: words?.strengths ?? stored.strengths ?? [],
    issues: words?.issues ?? stored.issues ?? [],
    suggestions: words?.suggestions ?? stored.suggestions ?? [],
    missingKeywords: stored.missingKeywords ?? [],
    ...(detail && { detail: { ...detail, findings: words?.findings ?? detail.findings ?? [] } }),
    ...(stored.uploadId !== null && { uploadId: stored.uploadId }),
    createdAt: stored.createdAt.toISOString(),
  };
}
