// Separate from the schemas, so that the browser's worker does not include the validation library.

/** The checks, by the specification's names. Texts that state their number count this list. */
export const checkNames = [
  'keywordOptimization',
  'jobTitleMatch',
  'skillsAlignment',
  'quantifiedAchievements',
  'relevantExperience',
  'standardSections',
  'cleanFormatting',
  'appropriateLength',
  'consistentDates',
  'properHeadings',
  'parseableFonts',
  'simpleBullets',
  'noImages',
  'standardFileFormat',
  'readableText',
  'contactInformation',
  'professionalEmail',
  'grammarSpelling',
  'consistentFormatting',
  'tailoredContent',
  'actionVerbs',
  'industryTerms',
  'completeSections',
] as const;
export type CheckName = (typeof checkNames)[number];

/** The six categories shown to people. */
export const categoryKeys = ['formatting', 'keywords', 'content', 'ats', 'grammar', 'impact'] as const;
export type CategoryKey = (typeof categoryKeys)[number];

/** The five group scores that are stored. */
export const groupScoreKeys = [
  'contentQualityScore',
  'formattingScore',
  'atsOptimizationScore',
  'professionalStandardsScore',
  'applicationReadyScore',
] as const;
export type GroupScoreKey = (typeof groupScoreKeys)[number];
