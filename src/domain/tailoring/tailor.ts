import { claimChecker } from '../claims/check-claims.ts';
import { createComparer } from '../matching/compare.ts';
import type { Posting } from '../posting/posting.ts';
import { unplacedTexts } from '../resume/document/unplaced-texts.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { GrammarFact } from '../scoring/mistakes/grammar-fact.ts';
import { createEvaluator } from '../scoring/evaluate.ts';
import { keepChanges } from './keep-changes.ts';
import { supportedLetter } from './letter/write-letter.ts';
import { proposeChanges } from './propose-changes.ts';
import type { ProposedWording } from './proposals.ts';
import { missingQuestions } from './questions.ts';
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
  /** What a grammar checker found in the resume, in addition to the built-in checks. */
  grammar?: readonly GrammarFact[] | undefined;
  /** Wordings from elsewhere, such as a language model: each is used if it passes the claim check, else the rules' own. */
  proposals?: ProposedWording | undefined;
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
  const proposed = proposeChanges({
    parsed,
    posting,
    map,
    title,
    language,
    today,
    refused,
    check,
    grammar: input.grammar,
    proposals,
  });
  const kept = keepChanges(parsed, proposed.changes, proposed, { evaluate, before, posting, today });
  const letter = supportedLetter(
    { resume: kept.reworded.resume, map, posting, company, language, today },
    parsed,
    check,
    proposals?.letter,
  );
  return {
    resume: kept.tailored.resume,
    sectionOrder: proposed.sectionOrder,
    unplaced: unplacedTexts(parsed),
    letter: letter.letter,
    changes: kept.changes,
    refusals: [...proposed.refusals, ...letter.refusals],
    questions: missingQuestions(map, posting, language, usualTools(jobs, parsed.language)),
    matchScoreBefore: before.matchScore,
    matchScore: kept.after.matchScore ?? 0,
    scoreBefore: before.overallScore,
    scoreAfter: kept.after.overallScore,
  };
}
