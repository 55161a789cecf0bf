import { hundredth, type ExactScores } from '../scoring/exact-scores.ts';

/** What lies between two scores, in points to a hundredth. */
export const gainsBetween = (from: ExactScores, to: ExactScores): ExactScores => ({
  overall: hundredth(to.overall - from.overall),
  match: hundredth(to.match - from.match),
});

/** Two gains as one; what is not known of either is nothing. */
export const gainsTogether = (a: ExactScores | undefined, b: ExactScores | undefined): ExactScores => ({
  overall: hundredth((a?.overall ?? 0) + (b?.overall ?? 0)),
  match: hundredth((a?.match ?? 0) + (b?.match ?? 0)),
});
