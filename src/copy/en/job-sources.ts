import { sourceNames } from './job-listings.ts';

/** Where job listings come from, by their stored names, and what is told where one did not answer. */
export const jobSources = {
  names: sourceNames,
  unreachable: (name: string) => `${name} can’t be reached right now.`,
  slow: (name: string) => `${name} is taking too long to answer.`,
  refused: (name: string, said: string | undefined) =>
    said === undefined ? `${name} turned down our request.` : `${name} turned down our request (${said}).`,
  limited: (name: string) => `${name} only takes so many requests, and we’ve used them up for now.`,
  failed: (name: string) => `${name} isn’t answering right now.`,
  /** Said after one of the above. */
  kept: (sentence: string) => `${sentence} You’re seeing the jobs it gave us earlier.`,
  /** A source that is still being waited for when the others are shown. */
  late: (name: string) => `${name} is still answering. Search again in a moment to see what it has.`,
} as const;
