/** Why a request was given no answer: it could not wait any longer, its worker took too long or died, or all is closed. */
export type UnansweredReason = 'busy' | 'late' | 'crashed' | 'closed';

/** A request that no worker answered. What a worker answers with an error is thrown as it is. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly reason: UnansweredReason;

  constructor(reason: UnansweredReason, options?: ErrorOptions) {
    super(`A worker's answer is missing: ${reason}`, options);
    this.reason = reason;
  }
}
