import { maxResumeCharacters } from '#domain/document/size-limits.ts';

/** What a file may hold at most; a resume stays far below each. */
export const readingLimits = {
  pages: 60,
  /** As many as may be pasted. */
  characters: maxResumeCharacters,
} as const;
