import type { Seniority } from '../../posting/posting.ts';
import type { ExperienceLevel } from '../listing.ts';

/** Ranks as steps of one ladder: how far apart two of them are is the difference. */
export const ladder: Record<Seniority, number> = {
  intern: 0,
  entry: 0.7,
  mid: 2,
  senior: 3,
  lead: 3.5,
  manager: 3.7,
  director: 5,
  executive: 6,
};

export const levelRung: Record<ExperienceLevel, number> = { entry: 0.7, mid: 2, senior: 3, lead: 3.7, executive: 5.5 };

/** Years of work of a kind as the rank that they usually bring, up to senior: more years alone bring nobody higher. */
export function rungOfYears(years: number): number {
  const steps = [
    [0, 0.5],
    [2, 1.6],
    [5, 2.5],
    [9, 3.2],
  ] as const;
  let [before] = steps;
  for (const step of steps) {
    if (years < step[0]) {
      return before[1] + ((step[1] - before[1]) * (years - before[0])) / (step[0] - before[0]);
    }
    before = step as typeof before;
  }
  return before[1];
}

/** Steps up or down that make no difference. */
const freeSteps = 0.7;
/** So many steps beyond the free ones, and nothing of a level fits. */
const mostSteps = { above: 4, below: 3.5 } as const;

/** How well a rank fits a person of a rank, 0-1. */
export function levelFit(asked: number, held: number): number {
  const gap = asked - held;
  const beyond = Math.max(0, Math.abs(gap) - freeSteps);
  return Math.max(0, 1 - beyond / (gap > 0 ? mostSteps.above : mostSteps.below));
}
