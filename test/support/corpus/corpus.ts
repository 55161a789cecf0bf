import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { Language } from '#domain/language/languages.ts';

/** A job ad, and what its board or its maker says that it is. */
export interface CorpusAd {
  file: string;
  text: string;
  title: string;
  /** Nothing where nobody says it. */
  employer?: string | undefined;
}

/**
 * What a test of many resumes and ads is run on: the project's own fixtures in the first round, the data folder beside the
 * project in the second.
 */
export interface Corpus {
  people: readonly { id: string; resume: JsonResume; language: Language }[];
  ads: readonly CorpusAd[];
  /** The text of the ad that the resume at this place is tried with; `step` tells one test's pairs from another's. */
  adTextFor(at: number, step: number): string;
}
