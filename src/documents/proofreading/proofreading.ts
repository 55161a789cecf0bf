import type { UnplacedReason } from '#domain/tailoring/unplaced-reasons.ts';

/** One change of wording to a person's own file. */
export interface ProofreadChange {
  id: string;
  /** The text as our reader gave it: a bullet, a paragraph or a part of one. Empty for a line that is added. */
  original: string;
  /** Empty where the person deleted the line. */
  revised: string;
  /** What the comment beside it says, a paragraph a line; empty for none. */
  comment: string;
  /** Of a line that is added: the text of the paragraph it stands behind, or of a line added before. */
  after?: string | undefined;
}

export interface ProofreadFile {
  /** The file with the changes that could be placed; the very bytes that came where none could. */
  bytes: Uint8Array;
  /** Ids, in the order they were given. */
  placed: string[];
  unplaced: { id: string; why: UnplacedReason }[];
}

/**
 * Writes changes into a person's own file as tracked changes with comments, to be accepted or rejected there. What they don't touch stays as it is, to the
 * byte. Throws a `ReadingError` for a file that cannot be read.
 */
export type Proofread = (
  file: Uint8Array,
  changes: readonly ProofreadChange[],
  by: { author: string; date: Date },
) => ProofreadFile;
