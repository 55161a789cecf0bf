import type { Comparison } from './compare.ts';
import type { EvidenceMap, RequirementEvidence } from './evidence/evidence-map.ts';
import { relevantYears, type ComparedJob } from './titles/relevance.ts';

/** The weight of each part of the match; a part that the ad says nothing about is left out. */
export const fitWeights = { requirements: 0.45, words: 0.2, families: 0.1, title: 0.1, years: 0.15 } as const;

/** An ad with few requirements is weak evidence: its requirements are counted as if this much more weight, shown to this share, were among them. */
export const littleAsked = { weight: 2, share: 0.3 } as const;

/** The weight of a nice-to-have compared with a must. */
export const niceWeight = 0.4;

/** How well a resume shows what an ad asks for, part by part, each 0-1; absent where the ad does not ask. */
export type FitParts = { [Part in keyof typeof fitWeights]?: number | undefined };

/**
 * Converts the weighted mean of the parts to the match score, both in percent, linear in between: nobody shows everything that an ad wishes for, and people who
 * rate pairs say that a resume with half of it fits.
 */
export const fitScale = [
  [0, 0],
  [30, 30],
  [50, 60],
  [70, 85],
  [100, 100],
] as const;

/** The match score, 0-100: the weighted mean of {@link fitParts} on {@link fitScale}. */
export function fitScore(comparison: Comparison): number {
  const parts = fitParts(comparison);
  let total = 0;
  let sum = 0;
  for (const name of Object.keys(fitWeights) as (keyof FitParts)[]) {
    const part = parts[name];
    if (part === undefined) continue;
    total += fitWeights[name];
    sum += fitWeights[name] * part;
  }
  return total === 0 ? 0 : Math.round(onScale((100 * sum) / total));
}

function onScale(percent: number): number {
  const at = fitScale.findIndex(([from]) => from >= percent);
  const [from, low] = fitScale[Math.max(0, at - 1)] ?? [0, 0];
  const [until, high] = fitScale[at] ?? [100, 100];
  return until === from ? high : low + ((percent - from) / (until - from)) * (high - low);
}

/** The parts of the match score. */
export function fitParts({ ad: { posting }, map, termCounts, title, jobs, today }: Comparison): FitParts {
  const isAsked = map.length > 0;
  return {
    requirements: isAsked ? coverageOf(map) : undefined,
    words: isAsked ? termCounts.words : undefined,
    families: isAsked ? termCounts.families : undefined,
    title: title.asked === undefined ? undefined : title.similarity,
    years: posting.years === undefined ? undefined : yearsFit(jobs, posting.years, today),
  };
}

/** How well a requirement is met, 0-1: for one that is shown, the share that is shown, however strongly; for the others, the strength. */
export const creditOf = ({ kind, strength, share }: RequirementEvidence): number =>
  kind === 'shown' ? (share ?? 1) : strength;

/** The share of the requirements that the resume shows, 0-1: by weight, a nice-to-have less than a must; pulled to the middle where the ad has few. */
function coverageOf(map: EvidenceMap): number {
  let total: number = littleAsked.weight;
  let sum = littleAsked.weight * littleAsked.share;
  for (const evidence of map) {
    const weight = weightOf(evidence);
    total += weight;
    sum += weight * creditOf(evidence);
  }
  return sum / total;
}

/** The weight of a requirement. */
export const weightOf = ({ requirement }: RequirementEvidence): number =>
  Math.max(requirement.weight, 0.05) * (requirement.must ? 1 : niceWeight);

/** Years in jobs of the ad's kind compared with the years required, 0-1. */
const yearsFit = (jobs: readonly ComparedJob[], asked: number, today: string): number =>
  asked <= 0 ? 1 : Math.min(1, relevantYears(jobs, today) / asked);
