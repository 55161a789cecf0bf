/** How a score is coloured: green from 80, yellow from 60, red below, `none` where there is no score. */
export type ScoreBand = 'green' | 'yellow' | 'red' | 'none';

export const bandOf = (score: number | null): ScoreBand => {
  if (score === null) return 'none';
  if (score >= 80) return 'green';
  return score >= 60 ? 'yellow' : 'red';
};

/** The name of a live score: Excellent from 85, Good from 70, Needs Improvement below, Unknown without a score. */
export type ScoreLevel = 'excellent' | 'good' | 'needsImprovement' | 'unknown';

export const levelOf = (score: number | null): ScoreLevel => {
  if (score === null) return 'unknown';
  if (score >= 85) return 'excellent';
  return score >= 70 ? 'good' : 'needsImprovement';
};

/** The most points by which a local and a server score of the same texts may differ. */
export const maxScoreDifference = 3;

/** What a fit score means: `strong` from 80, `close` from 60, `partial` from 40, `distant` below. What recruiters said of each: `docs/scoring.md`. */
export type FitBand = 'strong' | 'close' | 'partial' | 'distant';

export const fitBandOf = (fit: number): FitBand => {
  if (fit >= 80) return 'strong';
  if (fit >= 60) return 'close';
  return fit >= 40 ? 'partial' : 'distant';
};
