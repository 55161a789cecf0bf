import type { CategoryKey, Check, CheckName, GroupScoreKey } from './evaluation.ts';

/** Raised whenever a rule, weight or band changes the score of some input. */
export const rulesetVersion = '13';

/**
 * What a check looks at: the `job` that was given, what the resume says (`content`), how to reach the `person`, or the `layout` of the file, with which the
 * same content may pass in one form and fail in another.
 */
export type CheckSubject = 'job' | 'content' | 'person' | 'layout';

export interface CatalogueEntry {
  /** Weight in the overall score, relative to the sum of all checks that could be judged. */
  weight: number;
  impact: Check['impact'];
  category: CategoryKey;
  group: GroupScoreKey;
  subject: CheckSubject;
  /** Whether it applies to a LinkedIn profile too. */
  linkedin: boolean;
}

const entry = (
  weight: number,
  impact: Check['impact'],
  category: CategoryKey,
  group: GroupScoreKey,
  subject: CheckSubject,
  linkedin = true,
): CatalogueEntry => ({ weight, impact, category, group, subject, linkedin });

/** The one table of each check's weight and category. `docs/scoring.md` is generated from it. */
export const catalogue: Record<CheckName, CatalogueEntry> = {
  keywordOptimization: entry(50, 'high', 'keywords', 'atsOptimizationScore', 'job'),
  jobTitleMatch: entry(18, 'high', 'keywords', 'atsOptimizationScore', 'job'),
  skillsAlignment: entry(20, 'high', 'keywords', 'atsOptimizationScore', 'job'),
  quantifiedAchievements: entry(9, 'high', 'impact', 'contentQualityScore', 'content'),
  relevantExperience: entry(60, 'high', 'content', 'applicationReadyScore', 'job'),
  standardSections: entry(5, 'high', 'ats', 'atsOptimizationScore', 'content'),
  cleanFormatting: entry(4, 'medium', 'formatting', 'formattingScore', 'layout', false),
  appropriateLength: entry(4, 'medium', 'content', 'contentQualityScore', 'content'),
  consistentDates: entry(4, 'medium', 'formatting', 'formattingScore', 'content'),
  properHeadings: entry(3, 'medium', 'ats', 'formattingScore', 'layout', false),
  parseableFonts: entry(2, 'medium', 'ats', 'formattingScore', 'layout', false),
  simpleBullets: entry(3, 'low', 'formatting', 'formattingScore', 'layout', false),
  noImages: entry(2, 'medium', 'ats', 'formattingScore', 'layout', false),
  standardFileFormat: entry(3, 'high', 'ats', 'atsOptimizationScore', 'layout', false),
  readableText: entry(3, 'medium', 'grammar', 'professionalStandardsScore', 'content'),
  contactInformation: entry(5, 'high', 'ats', 'professionalStandardsScore', 'person', false),
  professionalEmail: entry(2, 'low', 'content', 'professionalStandardsScore', 'person', false),
  grammarSpelling: entry(4, 'high', 'grammar', 'professionalStandardsScore', 'content'),
  consistentFormatting: entry(3, 'low', 'grammar', 'formattingScore', 'content'),
  tailoredContent: entry(10, 'high', 'content', 'applicationReadyScore', 'job'),
  actionVerbs: entry(5, 'medium', 'impact', 'contentQualityScore', 'content'),
  industryTerms: entry(4, 'medium', 'keywords', 'atsOptimizationScore', 'content'),
  completeSections: entry(5, 'medium', 'content', 'applicationReadyScore', 'content'),
};

/** A check with at least this score counts as passed. */
export const passedFrom = 70;
