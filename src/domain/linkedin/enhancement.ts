import type { CategoryKey } from '../scoring/evaluation.ts';
import type { Language } from '../language/languages.ts';

/** The sections that an enhancement writes, in the order in which they are shown. */
export const enhancedSections = ['headline', 'about', 'skills', 'experience', 'accomplishments'] as const;
export type EnhancedSection = (typeof enhancedSections)[number];

/** The specified choices, in their order. */
export const industries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Marketing',
  'Sales',
  'Education',
  'Manufacturing',
  'Retail',
  'Consulting',
  'Legal',
  'Media',
  'Non-profit',
  'Government',
  'Real Estate',
  'Transportation',
  'Energy',
  'Other',
] as const;
export type Industry = (typeof industries)[number];

export const seniorities = [
  'Entry Level',
  'Associate',
  'Mid-Level',
  'Senior',
  'Lead',
  'Manager',
  'Senior Manager',
  'Director',
  'Senior Director',
  'VP',
  'SVP',
  'C-Level',
] as const;
export type SeniorityChoice = (typeof seniorities)[number];

/** One text of the profile as it was and as it is proposed. */
export interface ProfileChange {
  id: string;
  section: EnhancedSection;
  /** Of an experience: "Senior Accountant, Meyer & Co". */
  entry?: string | undefined;
  /** Empty where there was nothing. */
  original: string;
  revised: string;
  /** Why, as codes that `copy` words, with facts. */
  reasons: { code: string; facts?: Record<string, string | number> }[];
  /** The lines it rests on: of the profile, or of the resume that is linked. */
  evidence: { from: 'profile' | 'resume'; lines: string[]; text: string }[];
}

/** Something the profile and the resume tell differently. */
export interface Contradiction {
  kind: 'title' | 'dates' | 'employer' | 'school' | 'degree' | 'missing-in-profile' | 'missing-in-resume';
  /** The line of each, in its own words; empty where one has none. */
  profile: string;
  resume: string;
  /** Dates one month apart: often only another way of counting. */
  slight?: boolean | undefined;
}

/** What LinkedIn's fields are filled with: each ready to be pasted. */
export interface EnhancedProfile {
  /** At most 220 characters. */
  headline: string;
  /** At most 2,600 characters. */
  about: string;
  /** In the order to enter them; the first are the ones to pin. */
  skills: string[];
  /** One for each position: its heading as it stands, and the text for its description (at most 2,000 characters). */
  experience: { heading: string; text: string }[];
  accomplishments: string[];
}

export interface ProfileEnhancement {
  rulesetVersion: string;
  language: Language;
  output: EnhancedProfile;
  changes: ProfileChange[];
  /** Wordings that the claim check turned down. */
  refusals: { section: EnhancedSection; proposed: string; claim: string }[];
  scores: {
    before: { overall: number; categories: Record<CategoryKey, number | null> };
    after: { overall: number; categories: Record<CategoryKey, number | null> };
    /** What made the difference, the largest first, in points of the overall score. */
    gains: { check: string; points: number }[];
  };
  /** What the person should add, since nothing shows it: for the target role, as codes that `copy` words. */
  missing: { code: string; facts?: Record<string, string | number> }[];
  /** Absent where no resume is linked. */
  contradictions?: Contradiction[] | undefined;
}
