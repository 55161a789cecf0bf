import type { CheckName } from '../evaluation.ts';
import type { Rule } from '../rule.ts';
import { industryTerms, quantifiedAchievements } from './achievements.ts';
import { consistentDates } from './dates.ts';
import { relevantExperience, tailoredContent } from './experience.ts';
import { jobTitleMatch, keywordOptimization, skillsAlignment } from './job-match.ts';
import { consistentFormatting, grammarSpelling, readableText } from './language.ts';
import {
  cleanFormatting,
  noImages,
  parseableFonts,
  properHeadings,
  simpleBullets,
  standardFileFormat,
} from './layout.ts';
import { contactInformation, professionalEmail } from './person.ts';
import { appropriateLength, completeSections, standardSections } from './sections.ts';
import { actionVerbs } from './wording.ts';

/** Which function judges which check. */
export const rules: Record<CheckName, Rule> = {
  keywordOptimization,
  jobTitleMatch,
  skillsAlignment,
  quantifiedAchievements,
  relevantExperience,
  standardSections,
  cleanFormatting,
  appropriateLength,
  consistentDates,
  properHeadings,
  parseableFonts,
  simpleBullets,
  noImages,
  standardFileFormat,
  readableText,
  contactInformation,
  professionalEmail,
  grammarSpelling,
  consistentFormatting,
  tailoredContent,
  actionVerbs,
  industryTerms,
  completeSections,
};
