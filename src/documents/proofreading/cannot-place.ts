import type { UnplacedReason } from '#domain/tailoring/unplaced-reasons.ts';

/** The place of a change, or of every change in a file, isn't certain. */
export class CannotPlace extends Error {
  readonly why: UnplacedReason;

  constructor(why: UnplacedReason) {
    super(why);
    this.why = why;
  }
}
