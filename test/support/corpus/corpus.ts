import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { Language } from '#domain/language/languages.ts';

/** A job ad, and its details according to its board or author. */
export interface CorpusAd {
  file: string;
  text: string;
  title: string;
  /** Absent where nobody states it. */
  employer?: string | undefined;
}

/** The data for a test of many resumes and ads: the project's own fixtures in the first round, the data folder next to the project in the second. */
export interface Corpus {
  people: readonly { id: string; resume: JsonResume; language: Language }[];
  ads: readonly CorpusAd[];
  /** The text of the ad that the resume at this index is tested with; `step` varies the pairs from test to test. */
  adTextFor(at: number, step: number): string;
}
