import { orderedSections } from '../resume/document/section-order.ts';
import { unplacedTextsSchema } from '../resume/document/unplaced-texts-schema.ts';
import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { jsonResumeSchema } from '../resume/json-resume-schema.ts';
import { coverageSchema } from './coverage.ts';
import { answerFlaws } from './answers/answer-flaws.ts';
import { questionKinds } from './questions/question-kinds.ts';

/** Why a line was changed; `copy/en/changes.ts` words it. */
export const changeReasons = [
  'mistake-mended',
  'strong-verb',
  'active-voice',
  'filler-removed',
  'result-first',
  'tense',
  'punctuation',
  'ad-term',
  'ad-word',
  'moved-up',
  'skills-grouped',
  'skills-named',
  'headline-written',
  'summary-written',
  'summary-extended',
  'section-order',
  'reworded',
  'answered',
  'own-words',
  'left-out',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** Who worded a text: the rules unless said, a model (`provider/name`, with its share of what it cost in US dollars), or the person. */
const origin = z.object({
  by: z.enum(['rules', 'model', 'person']),
  model: z.string().optional(),
  usd: z.number().optional(),
});
export type Origin = z.infer<typeof origin>;

/** One change to the resume: the text before and after, why, and the evidence. */
const change = z.object({
  id: z.string(),
  /**
   * JSON Pointer into the source resume of the value that changed; absent for what was added (a summary). Of an answer the place that its line has, behind
   * those of the source.
   */
  pointer: z.string().optional(),
  original: z.string(),
  revised: z.string(),
  reasons: z.array(z.enum(changeReasons)),
  /** Ids of the source lines that support `revised`. */
  evidence: z.array(z.string()),
  /** Ids of the posting's requirements that it serves. */
  requirements: z.array(z.string()),
  /** What it brings to the scores of the text, in points to a hundredth; the gains of all changes add up. Absent in tailorings stored without. */
  gains: z.object({ overall: z.number(), match: z.number() }).optional(),
  /** What a person's own text says that the resume does not show: it stands on their word. */
  vouched: z.array(z.object({ kind: z.string(), claim: z.string() })).optional(),
  origin: origin.optional(),
});
export type Change = z.infer<typeof change>;

/** A wording that the claim check rejected; the source line is used instead. */
const refusal = z.object({
  proposed: z.string(),
  kept: z.string(),
  claims: z.array(z.object({ kind: z.string(), claim: z.string() })),
});
export type Refusal = z.infer<typeof refusal>;

/** A requirement that the resume does not show, as a question; the answer becomes evidence. */
const question = z.object({
  /** The same for the same requirement, whichever ad asks it. */
  key: z.string(),
  requirement: z.string(),
  /** What is asked for, as the question names it. */
  what: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  must: z.boolean(),
  /** The entry that it most likely belongs to, with its spoken name, or the section; absent where there is no entry. */
  place: z.object({ pointer: z.string(), name: z.string().optional() }).optional(),
  /** What a truthful answer would bring, in points of the match score. */
  points: z.number().int(),
});
export type MissingQuestion = z.infer<typeof question>;

const answerOutcome = z.object({
  /** The question's. */
  key: z.string(),
  /** Ids of the changes that its lines are; none where it became none. */
  changes: z.array(z.string()),
  flaw: z.enum(answerFlaws).optional(),
});
export type AnswerOutcome = z.infer<typeof answerOutcome>;

const letterParagraph = z.object({
  text: z.string(),
  /** Ids of the source lines that support its facts. */
  evidence: z.array(z.string()),
  requirements: z.array(z.string()),
  origin: origin.optional(),
});

/** A cover letter, ready to be set: every paragraph with the lines that support it. */
export const coverLetterSchema = z.object({
  /** "Dear Hiring Team," or as usual for the ad and language. */
  salutation: z.string(),
  paragraphs: z.array(letterParagraph),
  closing: z.string(),
  /** The person's name. */
  signature: z.string(),
});
export type CoverLetter = z.infer<typeof coverLetterSchema>;

/** Whether to apply, from how much of what the ad asks for the resume shows, where enough of it could be read to say so; `copy/en` words it. */
export const adviceGiven = ['apply', 'think-twice', 'against', 'check-reading'] as const;
export type Advice = (typeof adviceGiven)[number];

const score = z.number().int().min(0).max(100);
const scoresOfFile = z.object({ overall: score, match: score });

/** The scores of files as our reader reads them, layout included: of the one that was uploaded, and of the PDF that was made. */
export const documentScoresSchema = z.object({ before: scoresOfFile, after: scoresOfFile });
export type DocumentScores = z.infer<typeof documentScoresSchema>;

/** The whole outcome of tailoring one resume to one job. */
export const tailoringSchema = z.object({
  resume: jsonResumeSchema,
  sectionOrder: z.array(z.enum(orderedSections)),
  /** What could not be read of the source and stays in the document; tailorings that were stored without have none. */
  unplaced: unplacedTextsSchema.optional(),
  letter: coverLetterSchema,
  /** The language that the letter is written in, and the ad's; tailorings that were stored without have none. */
  letterLanguage: z.enum(languages).optional(),
  adLanguage: z.enum(languages).optional(),
  /** Absent where nothing could be compared with the ad, and of tailorings that were stored without. */
  advice: z.enum(adviceGiven).optional(),
  changes: z.array(change),
  /** The edit key of each line that has another pointer than in the source (`decisions.ts`). */
  keys: z.record(z.string(), z.string()).optional(),
  /** The ad's words for each requirement that a change or a paragraph serves, by its id. */
  requirementTexts: z.record(z.string(), z.string()).optional(),
  /** Tailorings that were stored without have none. */
  coverage: coverageSchema.optional(),
  refusals: z.array(refusal),
  questions: z.array(question),
  /** What truthful answers to the first three would bring together. Tailorings that were stored before there were answers have neither this nor outcomes. */
  pointsTogether: z.number().int().optional(),
  answers: z.array(answerOutcome).optional(),
  /**
   * How much of what the posting asks for a resume shows, 0-100: for the tailored one, and for the unchanged source, as its evaluation for this posting says.
   * Tailorings that were stored without the latter have none.
   */
  matchScore: z.number().int().min(0).max(100),
  matchScoreBefore: z.number().int().min(0).max(100).optional(),
  /** The evaluation's overall score against the posting, of the source and of the tailored resume, as texts: no layout counts on either side. */
  scoreBefore: z.number().int(),
  scoreAfter: z.number().int(),
  /** Absent where no document was read back. */
  documents: documentScoresSchema.optional(),
});
export type Tailoring = z.infer<typeof tailoringSchema>;
