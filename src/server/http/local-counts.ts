import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** How many askers are remembered; the oldest are forgotten first. */
const mostKeys = 50_000;

/**
 * Counts of this process alone, by the time since it started: if the clock were set back, anybody over a limit would have to wait until it shows the same time
 * again.
 */
export class LocalCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, { current: number; endsAt: number }>();

  incr(key: string, callback: Counted, timeWindow = 60_000): void {
    const now = performance.now();
    const before = this.#counts.get(key);
    const counted = before && before.endsAt > now ? before : { current: 0, endsAt: now + timeWindow };
    counted.current++;
    if (counted !== before) {
      this.#counts.delete(key);
      this.#counts.set(key, counted);
      const [oldest] = this.#counts.keys();
      if (this.#counts.size > mostKeys && oldest !== undefined) this.#counts.delete(oldest);
    }
    callback(null, { current: counted.current, ttl: counted.endsAt - now });
  }

  child(): FastifyRateLimitStore {
    return new LocalCounts();
  }
}
