import { orderedSections } from '../resume/document/section-order.ts';
import { unplacedTextsSchema } from '../resume/document/unplaced-texts-schema.ts';
import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { jsonResumeSchema } from '../resume/json-resume-schema.ts';

/** Why a line was changed; `copy/en/changes.ts` words it. */
export const changeReasons = [
  'strong-verb',
  'active-voice',
  'filler-removed',
  'result-first',
  'tense',
  'punctuation',
  'ad-term',
  'moved-up',
  'skills-grouped',
  'skills-named',
  'headline-written',
  'summary-written',
  'summary-extended',
  'section-order',
  'reworded',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** One change to the resume: the text before and after, why, and the evidence. */
const change = z.object({
  id: z.string(),
  /** JSON Pointer into the source resume of the value that changed; absent for what was added (a summary). */
  pointer: z.string().optional(),
  original: z.string(),
  revised: z.string(),
  reasons: z.array(z.enum(changeReasons)),
  /** Ids of the source lines that support `revised`. */
  evidence: z.array(z.string()),
  /** Ids of the posting's requirements that it serves. */
  requirements: z.array(z.string()),
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
const question = z.object({ requirement: z.string(), text: z.string(), must: z.boolean() });
export type MissingQuestion = z.infer<typeof question>;

const letterParagraph = z.object({
  text: z.string(),
  /** Ids of the source lines that support its facts. */
  evidence: z.array(z.string()),
  requirements: z.array(z.string()),
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

/** Whether to apply, from how much of what the ad asks for the resume shows; `copy/en` words it. */
export const adviceGiven = ['apply', 'think-twice', 'against'] as const;
export type Advice = (typeof adviceGiven)[number];

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
  refusals: z.array(refusal),
  questions: z.array(question),
  /**
   * How much of what the posting asks for a resume shows, 0-100: for the tailored one, and for the unchanged source, as its evaluation for this posting says.
   * Tailorings that were stored without the latter have none.
   */
  matchScore: z.number().int().min(0).max(100),
  matchScoreBefore: z.number().int().min(0).max(100).optional(),
  /** The evaluation's overall score against the posting, of the source and of the tailored resume. */
  scoreBefore: z.number().int(),
  scoreAfter: z.number().int(),
});
export type Tailoring = z.infer<typeof tailoringSchema>;
