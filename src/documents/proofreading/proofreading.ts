import type { UnplacedReason } from '#domain/tailoring/unplaced-reasons.ts';

/** One change of wording to a person's own file. */
export interface ProofreadChange {
  id: string;
  /** The text as our reader returned it: a bullet, a paragraph or part of one. Empty for a line that's added. */
  original: string;
  /** Empty where the person deleted the line. */
  revised: string;
  /** The text of the comment, one paragraph per line. Empty for no comment. */
  comment: string;
  /** For a line that's added: the text of the paragraph it follows, or of a line added before. */
  after?: string | undefined;
}

export interface ProofreadFile {
  /** The file with the changes that could be placed; the original bytes if none could. */
  bytes: Uint8Array;
  /** Ids, in the order they were given. */
  placed: string[];
  unplaced: { id: string; why: UnplacedReason }[];
}

/**
 * Writes changes into a person's own file as tracked changes with comments, for the person to accept or reject. Everything else stays as it is, to the
 * byte. Throws a `ReadingError` for a file that cannot be read.
 */
export type Proofread = (
  file: Uint8Array,
  changes: readonly ProofreadChange[],
  by: { author: string; date: Date },
) => ProofreadFile;
