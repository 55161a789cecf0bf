import { titleStem } from '#domain/lexicon/occupations/occupations.ts';
import { titleWords } from '#domain/matching/titles/job-titles.ts';

/** The stems of an English title's words in alphabetical order, as titles of resumes and ads are read. */
export const titleStems = (title: string): string[] => [...new Set(titleWords(title, 'en').map(titleStem))].toSorted();
