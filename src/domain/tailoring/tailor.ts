import { claimChecker } from '../claims/check-claims.ts';
import { createComparer } from '../matching/compare.ts';
import type { Posting } from '../posting/posting.ts';
import { unplacedTexts } from '../resume/document/unplaced-texts.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { GrammarFact } from '../scoring/mistakes/grammar-fact.ts';
import { createEvaluator } from '../scoring/evaluate.ts';
import type { Evaluation } from '../scoring/evaluation.ts';
import { orderId } from './apply-change.ts';
import { adviceFor } from './advice.ts';
import { coverageOf } from './coverage.ts';
import type { Decisions } from './decisions/decisions.ts';
import { withHandEdits } from './decisions/hand-edits.ts';
import { inOwnWords } from './decisions/own-letter.ts';
import { keepChanges } from './keep-changes.ts';
import { letterLanguage, supportedLetter } from './letter/write-letter.ts';
import { proposeChanges } from './propose-changes.ts';
import type { ProposedWording } from './proposals.ts';
import type { Answer } from './answers/answer.ts';
import { foldedIn } from './answers/fold-changes.ts';
import { withGains } from './answers/with-gains.ts';
import { withAnswers } from './answers/with-answers.ts';
import { missingQuestions } from './questions/questions.ts';
import { reckoned } from './questions/question-points.ts';
import { sameWork } from './summary.ts';
import { usualTools } from './usual-tools.ts';
import { contentLanguage } from './resume-values.ts';
import type { Tailoring } from './tailoring.ts';
import type { OnProgress } from './tailoring-progress.ts';

export interface TailorInput {
  parsed: ParsedResume;
  posting: Posting;
  /** The employer's name as the person gave it; otherwise the ad's own. */
  company?: string | undefined;
  /** ISO date, `YYYY-MM-DD`. */
  today: string;
  /** Ids of changes that the person rejected: they are left out, everything else is kept. */
  refused?: readonly string[] | undefined;
  /** Ids of the only changes that may be made; all where it is absent. Lines of answers are always made. */
  only?: readonly string[] | undefined;
  /** What a grammar checker found in the resume, in addition to the built-in checks. */
  grammar?: readonly GrammarFact[] | undefined;
  /** What the person answered to questions: lines of their own, and evidence. The scores before are of the resume without them. */
  answers?: readonly Answer[] | undefined;
  /** Wordings from elsewhere, such as a language model: each is used if it passes the claim check, else the rules' own. */
  proposals?: ProposedWording | undefined;
  /** Why this employer, in the person's own words: it stands in the letter as it is. */
  ownSentence?: string | undefined;
  /** Texts that the person edited by hand, by the keys of `Decisions`. */
  edits?: Readonly<Record<string, string>> | undefined;
  /** The letter as the person wrote it, in place of the engine's. */
  ownLetter?: Decisions['letter'];
  onProgress?: OnProgress | undefined;
}

/**
 * Tailors a resume to a job ad without inventing: rewords, reorders, adds a summary composed of facts and writes a letter, each sentence checked against the
 * lines that support it. No fact of the source is lost. The same input always gives the same outcome.
 */
export function tailor(input: TailorInput): Tailoring {
  const { posting, company, today, proposals, answers = [], onProgress = () => undefined } = input;
  onProgress({ stage: 'comparing' });
  const compare = createComparer();
  const evaluate = createEvaluator(compare);
  const refused = new Set(input.refused);
  const before = evaluate({ parsed: input.parsed, posting, today });
  const shownBefore = compare(input.parsed, posting, today).map;
  const answered = withAnswers(input.parsed, answers, { posting, today, compare, refused });
  const { parsed } = answered;
  const check = claimChecker(parsed, { posting, company, jobTitle: posting.title, today });
  const { sourceMap: map, title, jobs } = compare(parsed, posting, today);
  const language = contentLanguage(parsed);
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
    onWorded: (counted) => onProgress({ stage: 'wording', counted }),
  });
  onProgress({ stage: 'checking' });
  const scored = (each: ParsedResume): Evaluation => evaluate({ parsed: each, posting, today });
  const only = input.only && new Set(input.only);
  const own = new Set(answered.changes.map(({ pointer }) => pointer));
  const wanted = proposed.changes.filter(({ id, pointer }) => !only || only.has(id) || own.has(pointer));
  const kept = keepChanges(parsed, wanted, proposed, scored);
  const moved = new Set(kept.changes.map(({ id }) => id));
  const edited = withHandEdits(
    {
      source: parsed,
      reworded: kept.reworded,
      tailored: kept.tailored,
      after: kept.after,
      changes: foldedIn(kept.changes, withGains(answered, before, scored)),
      orders: new Map([...proposed.orders].filter(([entry]) => moved.has(orderId(entry)))),
    },
    input.edits ?? {},
    { evaluate: scored, check },
  );
  const advice = adviceFor(edited.after.matchScore, parsed);
  const newGround = advice === 'against' && title.similarity < sameWork;
  const letter = supportedLetter(
    {
      resume: edited.reworded.resume,
      map,
      posting,
      company,
      language,
      today,
      newGround,
      ownSentence: input.ownSentence,
    },
    parsed,
    check,
    proposals?.letter,
  );
  const usual = usualTools(jobs, parsed.language);
  const asked = missingQuestions({ map, posting, resume: parsed.resume, language, usual, answers });
  const written = input.ownLetter ? inOwnWords(letter.letter, input.ownLetter) : letter.letter;
  return {
    resume: edited.tailored.resume,
    sectionOrder: proposed.sectionOrder,
    unplaced: unplacedTexts(parsed),
    letter: written,
    letterLanguage: letterLanguage(language),
    adLanguage: posting.language,
    ...(advice && { advice }),
    changes: edited.changes,
    keys: edited.keys,
    requirementTexts: textsOf(posting, [...edited.changes, ...written.paragraphs]),
    coverage: coverageOf(shownBefore, compare(edited.tailored, posting, today).map),
    refusals: [...proposed.refusals, ...letter.refusals],
    ...reckoned(asked, edited.tailored, edited.after.matchScore ?? 0, language, scored),
    answers: answered.outcomes,
    matchScoreBefore: before.matchScore,
    matchScore: edited.after.matchScore ?? 0,
    scoreBefore: before.overallScore,
    scoreAfter: edited.after.overallScore,
  };
}

/** The ad's words for what these serve. */
function textsOf(posting: Posting, served: readonly { requirements: readonly string[] }[]): Record<string, string> {
  const ids = new Set(served.flatMap(({ requirements }) => requirements));
  const asked = [...posting.requirements, ...posting.demands];
  return Object.fromEntries(asked.filter(({ id }) => ids.has(id)).map(({ id, text }) => [id, text]));
}
