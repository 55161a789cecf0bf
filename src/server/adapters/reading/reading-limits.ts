/** What a file may hold at most; a resume stays far below each. */
export const readingLimits = {
  pages: 60,
  characters: 1_000_000,
} as const;
