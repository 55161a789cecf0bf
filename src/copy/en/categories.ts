import type { CategoryKey } from '#domain/scoring/evaluation.ts';

/** The six categories, as people see them. */
export const categoryLabels: Record<CategoryKey, string> = {
  formatting: 'Formatting & Structure',
  keywords: 'Keywords & Skills',
  content: 'Content Quality',
  ats: 'ATS Compatibility',
  grammar: 'Grammar & Clarity',
  impact: 'Impact & Results',
};
