import { maxResumeCharacters } from '#domain/document/size-limits.ts';

/** The most that a file may contain. A real resume stays far below each limit. */
export const readingLimits = {
  pages: 60,
  /** The same limit as for pasted text. */
  characters: maxResumeCharacters,
} as const;
