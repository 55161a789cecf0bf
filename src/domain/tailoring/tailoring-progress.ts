/** What a tailoring is doing: comparing the resume with the ad, wording its lines, or checking what was worded and what it brings. */
export interface TailoringProgress {
  stage: 'comparing' | 'wording' | 'checking';
  /** How many lines are worded of how many; absent where nothing is counted. */
  counted?: { done: number; of: number };
}

/** Hears what is being done, as it is done. The outcome does not depend on it. */
export type OnProgress = (progress: TailoringProgress) => void;
