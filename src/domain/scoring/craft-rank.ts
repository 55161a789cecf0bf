import distribution from './craft-distribution.json' with { type: 'json' };

/** Craft scores at the 1st to 99th percentile of real resumes, in that order; never falling. Measured by `scripts/craft-distribution.ts`. */
export const craftPercentiles: readonly number[] = distribution.percentiles;

/** How many resumes the distribution was measured on. */
export const craftResumes: number = distribution.resumes;

/**
 * How many of 100 real resumes this craft score (0-100) is better than, 0-99: the share of those that scored less. The same for the same score, and never less
 * for a higher one.
 */
export const betterThan = (craftScore: number): number =>
  craftPercentiles.filter((percentile) => percentile < craftScore).length;
