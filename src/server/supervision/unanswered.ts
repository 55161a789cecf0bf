/** Why a request got no answer: it could not wait any longer, its worker took too long or died, or everything is closed. */
export type UnansweredReason = 'busy' | 'late' | 'crashed' | 'closed';

/** A request that no worker answered. An error that a worker answers with is rethrown unchanged. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly reason: UnansweredReason;

  constructor(reason: UnansweredReason, options?: ErrorOptions) {
    super(`A worker's answer is missing: ${reason}`, options);
    this.reason = reason;
  }
}
