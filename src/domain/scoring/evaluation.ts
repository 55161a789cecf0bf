import { z } from 'zod';
import { categoryKeys, checkNames, groupScoreKeys } from './check-names.ts';

export { categoryKeys, checkNames, groupScoreKeys };
export type { CategoryKey, CheckName, GroupScoreKey } from './check-names.ts';

const score = z.number().int().min(0).max(100);

/** Something a check found: a code that `copy/en/findings.ts` words, the facts it names, and the lines it is about. */
const finding = z.object({
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  /** Lines of the resume it quotes: id and text. */
  quotes: z.array(z.object({ line: z.string(), text: z.string() })),
  /** Points of the overall score that fixing it brings. */
  potential: z.number(),
  /** The checks that found it, first the one it is told under; absent in evaluations stored before it was kept. */
  foundBy: z.array(z.string()).optional(),
  /** The checks that fixing it raises; absent like `foundBy`. */
  helps: z.array(z.string()).optional(),
});
export type Finding = z.infer<typeof finding>;

const check = z.object({
  name: z.enum(checkNames),
  /** Absent when it cannot be judged (no job given, no file behind pasted text): it then leaves the denominator. */
  score: score.optional(),
  passed: z.boolean(),
  impact: z.enum(['high', 'medium', 'low']),
  /** Points of the overall score that it costs now. */
  cost: z.number(),
  findings: z.array(finding),
});
export type Check = z.infer<typeof check>;

/** The whole outcome of scoring one resume, with or without a job. The same input always gives the same outcome. */
export const evaluationSchema = z.object({
  rulesetVersion: z.string(),
  /** Craft and fit together: the weighted mean of all checks that could be judged. */
  overallScore: score,
  /** Craft, how well the resume is made: the weighted mean of the checks that need no job. What repeats the job's ad does not count. */
  craftScore: score,
  /** Fit, how much of what the posting asks for the resume shows: the weighted mean of the checks about the job; absent without a posting. */
  matchScore: score.optional(),
  /** How many hundredths of the overall score are fit, the rest being craft; absent without a posting. */
  fitShare: score.optional(),
  categories: z.record(z.enum(categoryKeys), score.nullable()),
  groups: z.record(z.enum(groupScoreKeys), score),
  checks: z.array(check),
  atsCompatibilityLevel: z.enum(['excellent', 'good', 'poor']),
  /** Percentage of the resume's content that our own reader could place; measured, not estimated. */
  estimatedATSParseRate: score,
  missingKeywords: z.array(z.string()),
  recommendedKeywords: z.array(z.string()),
});
export type Evaluation = z.infer<typeof evaluationSchema>;
