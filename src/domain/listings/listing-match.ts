import type { ExperienceLevel } from './listing.ts';

/** Why a listing is proposed to a person, as codes with their facts; worded in `copy/en`. */
export type MatchReason =
  | { code: 'SAME_TITLE'; title: string }
  | { code: 'NEAR_TITLE'; held: string; asked: string }
  /** The resume states this kind of job as the goal. */
  | { code: 'GOAL_TITLE'; title: string }
  | { code: 'REQUIREMENTS_SHOWN'; shown: number; asked: number }
  | { code: 'SKILLS_SHOWN'; skills: readonly string[] }
  | { code: 'SAME_PLACE'; place: string }
  | { code: 'REMOTE' | 'OTHER_COUNTRY' }
  | { code: 'LICENCES_MISSING'; licences: readonly string[] }
  /** The listing's level beside the person's: below it, above it, or the same. */
  | { code: 'LEVEL_FITS'; level: ExperienceLevel }
  | { code: 'LEVEL_BELOW'; level: ExperienceLevel }
  | { code: 'LEVEL_ABOVE'; level: ExperienceLevel }
  | { code: 'LIKED_SIMILAR' | 'HIDDEN_SIMILAR' };

/** How well a listing fits a person. Scores are whole numbers from 0 to 100. */
export interface ListingMatch {
  /** The weighted mean of similarity, keywords, and title with place, less a missing licence, with what reactions bring. */
  overallScore: number;
  /** How alike the whole texts and their fields are. */
  similarityScore: number;
  /** What the resume shows of what the ad asks for, by the one comparison (`matching/compare`). */
  keywordScore: number;
  /** Title and place together, less where the level does not fit. */
  titleLocationScore: number;
  skillsScore: number;
  titleScore: number;
  /** Null where neither says where. */
  locationScore: number | null;
  /** What the ad asks for and the resume shows, the weightiest first. */
  matchingKeywords: readonly string[];
  /** What the ad asks for and the resume does not show. */
  missingSkills: readonly string[];
  /** What of the resume speaks for this job, in the ad's words. */
  strengthAreas: readonly string[];
  reasons: readonly MatchReason[];
}
