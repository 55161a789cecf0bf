import type { ProposedWording } from '../proposals.ts';

/** The proposals of all sections as one. */
export const mergeWordings = (wordings: readonly ProposedWording[]): ProposedWording => ({
  lines: wordings.flatMap(({ lines = [] }) => lines),
  summary: wordings.find(({ summary }) => summary !== undefined)?.summary,
  letter: wordings.find(({ letter }) => letter !== undefined)?.letter,
});
