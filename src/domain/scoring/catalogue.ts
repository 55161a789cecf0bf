import type { CategoryKey, Check, CheckName, GroupScoreKey } from './evaluation.ts';

/** Raised whenever a rule, weight or band changes the score of some input. */
export const rulesetVersion = '14';

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
  keywordOptimization: entry(150, 'high', 'keywords', 'atsOptimizationScore', 'job'),
  jobTitleMatch: entry(54, 'high', 'keywords', 'atsOptimizationScore', 'job'),
  skillsAlignment: entry(60, 'high', 'keywords', 'atsOptimizationScore', 'job'),
  quantifiedAchievements: entry(34, 'high', 'impact', 'contentQualityScore', 'content'),
  relevantExperience: entry(180, 'high', 'content', 'applicationReadyScore', 'job'),
  standardSections: entry(8, 'high', 'ats', 'atsOptimizationScore', 'content'),
  cleanFormatting: entry(3, 'medium', 'formatting', 'formattingScore', 'layout', false),
  appropriateLength: entry(5, 'medium', 'content', 'contentQualityScore', 'content'),
  consistentDates: entry(9, 'medium', 'formatting', 'formattingScore', 'content'),
  properHeadings: entry(2, 'medium', 'ats', 'formattingScore', 'layout', false),
  parseableFonts: entry(1, 'medium', 'ats', 'formattingScore', 'layout', false),
  simpleBullets: entry(2, 'low', 'formatting', 'formattingScore', 'layout', false),
  noImages: entry(1, 'medium', 'ats', 'formattingScore', 'layout', false),
  standardFileFormat: entry(1, 'high', 'ats', 'atsOptimizationScore', 'layout', false),
  readableText: entry(3, 'medium', 'grammar', 'professionalStandardsScore', 'content'),
  contactInformation: entry(4, 'high', 'ats', 'professionalStandardsScore', 'person', false),
  professionalEmail: entry(1, 'low', 'content', 'professionalStandardsScore', 'person', false),
  grammarSpelling: entry(4, 'high', 'grammar', 'professionalStandardsScore', 'content'),
  consistentFormatting: entry(2, 'low', 'grammar', 'formattingScore', 'content'),
  tailoredContent: entry(60, 'high', 'content', 'applicationReadyScore', 'job'),
  actionVerbs: entry(22, 'medium', 'impact', 'contentQualityScore', 'content'),
  industryTerms: entry(22, 'medium', 'keywords', 'atsOptimizationScore', 'content'),
  completeSections: entry(8, 'medium', 'content', 'applicationReadyScore', 'content'),
};

/** A check with at least this score counts as passed. */
export const passedFrom = 70;
