import { claimChecker } from '../claims/check-claims.ts';
import { createComparer } from '../matching/compare.ts';
import type { Posting } from '../posting/posting.ts';
import { unplacedTexts } from '../resume/document/unplaced-texts.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import { createEvaluator } from '../scoring/evaluate.ts';
import { adviceFor } from './advice.ts';
import { assemble, type Assembly, type AssemblyInput } from './assemble.ts';
import { letterLanguage, supportedLetter } from './letter/write-letter.ts';
import { parsedAfter } from './parsed-after.ts';
import type { ProposedWording } from './proposals.ts';
import { missingQuestions } from './questions.ts';
import { sameWork } from './summary.ts';
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
  /** Wordings from elsewhere, such as a language model: each is used if it passes the claim check, else the rules' own. */
  proposals?: ProposedWording | undefined;
  /** Why this employer, in the person's own words: it stands in the letter as it is. */
  ownSentence?: string | undefined;
}

/**
 * Tailors a resume to a job ad without inventing: rewords, reorders, adds a summary composed of facts and writes a letter, each sentence checked against the
 * lines that support it. No fact of the source is lost. The same input always gives the same outcome.
 */
export function tailor(input: TailorInput): Tailoring {
  const { parsed, posting, company, today, proposals } = input;
  const check = claimChecker(parsed, { posting, company, jobTitle: posting.title, today });
  const compare = createComparer();
  const evaluate = createEvaluator(compare);
  const { sourceMap: map, title, jobs } = compare(parsed, posting, today);
  const language = contentLanguage(parsed);
  const refused = new Set(input.refused);
  const before = evaluate({ parsed, posting, today });
  const { assembly, scores } = bestAssembly(
    { parsed, posting, map, title, language, today, refused, check, proposals },
    before.overallScore,
    evaluate,
  );
  const advice = adviceFor(before.matchScore === undefined ? undefined : scores.matchScore);
  const newGround = advice === 'against' && title.similarity < sameWork;
  const letter = supportedLetter(
    { resume: assembly.reworded, map, posting, company, language, today, newGround, ownSentence: input.ownSentence },
    parsed,
    check,
    proposals?.letter,
  );
  return {
    resume: assembly.tailored,
    sectionOrder: assembly.sectionOrder,
    unplaced: unplacedTexts(parsed),
    letter: letter.letter,
    letterLanguage: letterLanguage(language),
    adLanguage: posting.language,
    ...(advice && { advice }),
    changes: assembly.changes,
    refusals: [...assembly.refusals, ...letter.refusals],
    questions: missingQuestions(map, posting, language, usualTools(jobs, parsed.language)),
    matchScoreBefore: before.matchScore,
    scoreBefore: before.overallScore,
    ...scores,
  };
}

type Evaluate = ReturnType<typeof createEvaluator>;

interface Scored {
  assembly: Assembly;
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
  const after = evaluate({ parsed: parsedAfter(parsed, assembly.reworded, assembly.changes), posting, today });
  return { assembly, scores: { matchScore: after.matchScore ?? 0, scoreAfter: after.overallScore } };
}
