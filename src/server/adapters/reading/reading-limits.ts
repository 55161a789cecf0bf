/** Limits for the content of a file; a resume is far below each. */
export const readingLimits = {
  pages: 60,
  characters: 1_000_000,
} as const;
