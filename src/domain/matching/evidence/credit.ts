import type { RequirementEvidence } from './evidence-map.ts';

/** The weight of a nice-to-have compared with a must. */
export const niceWeight = 0.4;

/** How well a requirement is met, 0-1: for one that is shown, the share that is shown, however strongly; for the others, the strength. */
export const creditOf = ({ kind, strength, share }: RequirementEvidence): number =>
  kind === 'shown' ? (share ?? 1) : strength;

/** The weight of a requirement. */
export const weightOf = ({ requirement }: RequirementEvidence): number =>
  Math.max(requirement.weight, 0.05) * (requirement.must ? 1 : niceWeight);
