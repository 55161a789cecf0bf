import type { UnplacedReason } from '#domain/tailoring/unplaced-reasons.ts';

/** A change, or every change of a file, can't be placed for sure. */
export class CannotPlace extends Error {
  readonly why: UnplacedReason;

  constructor(why: UnplacedReason) {
    super(why);
    this.why = why;
  }
}
