import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits, type LimitName } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';

/** Counts requests against a limit; throws TOO_MANY_REQUESTS with the seconds to wait. */
export interface RateLimiter {
  /** For the session and the address. */
  count(name: LimitName, request: FastifyRequest): Promise<void>;
  /** For the account that a field of the body names. */
  countAccount(name: LimitName, field: string, request: FastifyRequest): Promise<void>;
}

const fieldOf = (request: FastifyRequest, field: string): string => {
  const { body } = request;
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
};

/**
 * The contract's limits, counted for the session and for the address (an IPv6 network of /64 counts as one). Needs `@fastify/rate-limit` registered; each
 * process has its own counts.
 */
export function createRateLimiter(app: FastifyInstance): RateLimiter {
  const counterOf = (max: number, windowSeconds: number, key: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: windowSeconds * 1000, keyGenerator: key });
  const names = Object.keys(limits) as LimitName[];
  const counters = new Map(
    names.map((name) => {
      const { max, perAddress, windowSeconds } = limits[name];
      return [
        name,
        {
          session: counterOf(max, windowSeconds, (request) => request.visit.key ?? normalizeIP(request.ip)),
          address: counterOf(perAddress, windowSeconds, (request) => normalizeIP(request.ip)),
        },
      ];
    }),
  );
  type Count = ReturnType<typeof counterOf>;
  const take = async (request: FastifyRequest, counts: Count[]): Promise<void> => {
    for (const count of counts) {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) {
        throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.max(1, result.ttlInSeconds) });
      }
    }
  };
  const accounts = new Map<string, Count>();
  return {
    async count(name, request) {
      const counter = counters.get(name);
      if (counter) await take(request, [counter.address, counter.session]);
    },
    async countAccount(name, field, request) {
      const { max, windowSeconds } = limits[name];
      const count = accounts.get(name) ?? counterOf(max, windowSeconds, (asked) => fieldOf(asked, field));
      accounts.set(name, count);
      await take(request, [count]);
    },
  };
}
