import { levelOf } from './bands.ts';
import type { Evaluation } from './evaluation.ts';

/**
 * How well software will take the resume in: by the mean of the ATS category and the parse rate, in the bands of a level.
 * What our own reader can hardly read (under 60 %) is poor, however tidy the rest is.
 */
export function atsLevelOf(atsScore: number, rate: number): Evaluation['atsCompatibilityLevel'] {
  const level = levelOf(Math.round((atsScore + rate) / 2));
  if (rate < 60 || level === 'needsImprovement') return 'poor';
  return level === 'excellent' ? 'excellent' : 'good';
}
