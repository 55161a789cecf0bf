import type { Comparison } from './compare.ts';
import type { EvidenceMap, RequirementEvidence } from './evidence/evidence-map.ts';
import { relevantYears, type JobBesideAd } from './titles/relevance.ts';

/** What each part of the match weighs; a part that the ad says nothing about is left out. */
export const fitWeights = { requirements: 0.45, told: 0.2, field: 0.1, title: 0.1, years: 0.15 } as const;

/** Of an ad that asks little, little can be said: its requirements are counted as if so much more weight, shown to this share, stood beside them. */
export const littleAsked = { weight: 2, share: 0.3 } as const;

/** What a plus weighs beside a must. */
export const niceWeight = 0.4;

/** How far a resume shows what an ad asks for, part by part, each 0-1; absent where the ad does not ask. */
export type FitParts = { [Part in keyof typeof fitWeights]?: number | undefined };

/**
 * What a weighted mean of the parts, in percent, reads as: nobody shows everything an ad wishes for, and people who rate
 * pairs call a resume fitting that has half of it.
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
export function fitParts({ ad: { posting }, map, speech, title, jobs, today }: Comparison): FitParts {
  const isAsked = map.length > 0;
  return {
    requirements: isAsked ? coverageOf(map) : undefined,
    told: isAsked ? speech.told : undefined,
    field: isAsked ? speech.field : undefined,
    title: title.asked === undefined ? undefined : title.similarity,
    years: posting.years === undefined ? undefined : yearsFit(jobs, posting.years, today),
  };
}

/** What a requirement counts for, 0-1: by how much of it is shown, whether with numbers or lately or not; all else by its strength. */
export const creditOf = ({ kind, strength, share }: RequirementEvidence): number =>
  kind === 'shown' ? (share ?? 1) : strength;

/** The share of what is asked that the resume shows, 0-1: by weight, a plus less than a must; drawn to the middle where little is asked. */
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

/** What a requirement weighs beside the others. */
export const weightOf = ({ requirement }: RequirementEvidence): number =>
  Math.max(requirement.weight, 0.05) * (requirement.must ? 1 : niceWeight);

/** Years in jobs of the ad's kind against the years asked, 0-1. */
const yearsFit = (jobs: readonly JobBesideAd[], asked: number, today: string): number =>
  asked <= 0 ? 1 : Math.min(1, relevantYears(jobs, today) / asked);
