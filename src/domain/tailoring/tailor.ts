import { claimChecker } from '../claims/check-claims.ts';
import { createComparer } from '../matching/compare.ts';
import type { Posting } from '../posting/posting.ts';
import { unplacedTexts } from '../resume/document/unplaced-texts.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import { createEvaluator } from '../scoring/evaluate.ts';
import { assemble, type Assembly, type AssemblyInput } from './assemble.ts';
import { supportedLetter } from './letter/write-letter.ts';
import { parsedAfter } from './parsed-after.ts';
import type { ProposedWording } from './proposals.ts';
import type { Answer } from './answers/answer.ts';
import { foldedIn } from './answers/fold-changes.ts';
import { withAnswers } from './answers/with-answers.ts';
import { missingQuestions } from './questions/questions.ts';
import { reckoned } from './questions/question-points.ts';
import { usualTools } from './usual-tools.ts';
import { contentLanguage } from './resume-values.ts';
import type { Tailoring } from './tailoring.ts';

export interface TailorInput {
  parsed: ParsedResume;
  posting: Posting;
  /** The employer's name as the person gave it; otherwise the ad's own. */
  company?: string | undefined;
  /** ISO date, `YYYY-MM-DD`. */
  today: string;
  /** Ids of changes that the person rejected: they are left out, everything else is kept. */
  refused?: readonly string[] | undefined;
  /** What the person answered to questions: lines of their own, and evidence. The scores before are of the resume without them. */
  answers?: readonly Answer[] | undefined;
  /** Wordings from elsewhere, such as a language model: each is used if it passes the claim check, else the rules' own. */
  proposals?: ProposedWording | undefined;
}

/**
 * Tailors a resume to a job ad without inventing: rewords, reorders, adds a summary composed of facts and writes a letter, each sentence checked against the
 * lines that support it. No fact of the source is lost. The same input always gives the same outcome.
 */
export function tailor(input: TailorInput): Tailoring {
  const { posting, company, today, proposals, answers = [] } = input;
  const compare = createComparer();
  const evaluate = createEvaluator(compare);
  const refused = new Set(input.refused);
  const before = evaluate({ parsed: input.parsed, posting, today });
  const answered = withAnswers(input.parsed, answers, { posting, today, compare, refused });
  const { parsed } = answered;
  const check = claimChecker(parsed, { posting, company, jobTitle: posting.title, today });
  const { sourceMap: map, title, jobs } = compare(parsed, posting, today);
  const language = contentLanguage(parsed);
  const { assembly, after, scores } = bestAssembly(
    { parsed, posting, map, title, language, today, refused, check, proposals },
    answered.changes.length === 0 ? before.overallScore : evaluate({ parsed, posting, today }).overallScore,
    evaluate,
  );
  const letter = supportedLetter(
    { resume: assembly.reworded, map, posting, company, language, today },
    parsed,
    check,
    proposals?.letter,
  );
  const usual = usualTools(jobs, parsed.language);
  const asked = missingQuestions({ map, posting, resume: parsed.resume, language, usual, answers });
  return {
    resume: assembly.tailored,
    sectionOrder: assembly.sectionOrder,
    unplaced: unplacedTexts(parsed),
    letter: letter.letter,
    changes: foldedIn(assembly.changes, answered.changes),
    refusals: [...assembly.refusals, ...letter.refusals],
    ...reckoned(asked, after, scores.matchScore, language, (each) => evaluate({ parsed: each, posting, today })),
    answers: answered.outcomes,
    matchScoreBefore: before.matchScore,
    scoreBefore: before.overallScore,
    ...scores,
  };
}

type Evaluate = ReturnType<typeof createEvaluator>;

interface Scored {
  assembly: Assembly;
  /** As it reads after it. */
  after: ParsedResume;
  scores: Pick<Tailoring, 'matchScore' | 'scoreAfter'>;
}

/** A summary repeats what is below it; where that makes the resume score lower, it is left out. */
function bestAssembly(input: AssemblyInput, scoreBefore: number, evaluate: Evaluate): Scored {
  const full = scored(input, evaluate);
  const hasSummary = full.assembly.changes.some(({ id }) => id === 'summary');
  if (!hasSummary || full.scores.scoreAfter >= scoreBefore) return full;
  return scored({ ...input, refused: new Set([...input.refused, 'summary']) }, evaluate);
}

function scored(input: AssemblyInput, evaluate: Evaluate): Scored {
  const { parsed, posting, today } = input;
  const assembly = assemble(input);
  const after = parsedAfter(parsed, assembly.reworded, assembly.changes);
  const { matchScore = 0, overallScore } = evaluate({ parsed: after, posting, today });
  return { assembly, after, scores: { matchScore, scoreAfter: overallScore } };
}
