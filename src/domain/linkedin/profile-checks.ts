import type { CategoryKey, Check, CheckName } from '../scoring/evaluation.ts';

/** The checks that are LinkedIn's own. */
export const profileCheckNames = [
  'headline',
  'about',
  'profileSkills',
  'profileRoles',
  'searchable',
  'profileStructure',
  'aboutResults',
] as const;
export type ProfileCheckName = (typeof profileCheckNames)[number];

/** Resume checks that apply equally to a profile. */
export const sharedChecks = [
  'quantifiedAchievements',
  'consistentDates',
  'readableText',
  'grammarSpelling',
  'actionVerbs',
  'industryTerms',
] as const satisfies readonly CheckName[];

interface Entry {
  /** Weights in the overall score, next to the catalogue's weights of the shared checks. */
  weight: number;
  category: CategoryKey;
  impact: Check['impact'];
}

/** What each of LinkedIn's own checks weighs, and in which of the six categories it counts. */
export const profileCatalogue: Record<ProfileCheckName, Entry> = {
  headline: { weight: 42, category: 'keywords', impact: 'high' },
  about: { weight: 42, category: 'content', impact: 'high' },
  profileSkills: { weight: 24, category: 'keywords', impact: 'high' },
  profileRoles: { weight: 30, category: 'content', impact: 'high' },
  searchable: { weight: 30, category: 'ats', impact: 'high' },
  profileStructure: { weight: 15, category: 'formatting', impact: 'low' },
  aboutResults: { weight: 12, category: 'impact', impact: 'medium' },
};

/** Raised whenever a rule or weight changes the score of some profile. */
export const profileRulesetVersion = '2';

/** LinkedIn's own limits in characters and counts, and the points out of a check's 0-100 that the rules use. */
export const profileNumbers = {
  /** LinkedIn's maximum. */
  headline: { most: 220, short: 40, shortCost: 40, bareCost: 35, plainCost: 25, overCost: 50 },
  /** Of a position's description. */
  description: { most: 2000 },
  about: { most: 2600, short: 300, overCost: 40, thirdPersonCost: 20, shortFloor: 30 },
  skills: { wanted: 10, most: 100, overCost: 10 },
  searchable: { experience: 40, education: 20, skills: 20, place: 10, address: 10 },
  structure: { block: 700, aboutCost: 50, roleCost: 25, roleMost: 50 },
} as const;

export const profileFindingCodes = [
  'headline-missing',
  'headline-too-long',
  'headline-short',
  'headline-bare',
  'headline-plain',
  'about-missing',
  'about-too-long',
  'about-short',
  'about-third-person',
  'about-without-results',
  'about-block',
  'role-block',
  'roles-untold',
  'roles-missing',
  'profile-skills-few',
  'profile-skills-over',
  'profile-section-missing',
  'address-numbered',
] as const;
export type ProfileFindingCode = (typeof profileFindingCodes)[number];
