/** Why a request got no answer: it could not wait any longer, its worker took too long or died, or everything is closed. */
export type UnansweredReason = 'busy' | 'late' | 'crashed' | 'closed';

/** A request that no worker answered. An error that a worker answers with is rethrown unchanged. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly reason: UnansweredReason;
  /** The share of one processor that a late worker had, 1 for all of it; undefined where that is not known. */
  readonly processorShare: number | undefined;
  /** For how many milliseconds a late worker worked on it, without what it waited for its turn. */
  readonly workedMs: number | undefined;

  constructor(
    reason: UnansweredReason,
    options: ErrorOptions & { processorShare?: number | undefined; workedMs?: number } = {},
  ) {
    super(`A worker's answer is missing: ${reason}`, options);
    this.reason = reason;
    this.processorShare = options.processorShare;
    this.workedMs = options.workedMs;
  }
}
