import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits, uploadQuota, type LimitName } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import type { SharedLimits } from './shared-limits.ts';

/** Counts requests against a limit; throws TOO_MANY_REQUESTS with the seconds to wait. */
export interface RateLimiter {
  /** For the address, and for the account that is signed in or the visitor's session. */
  count(name: LimitName, request: FastifyRequest): Promise<void>;
  /** For the account that a field of the body names, by address: nobody uses up another person's tries. */
  countAccount(name: LimitName, field: string, request: FastifyRequest): Promise<void>;
  /** For the bytes of a file; throws TOO_MANY_BYTES. */
  countBytes(bytes: number, request: FastifyRequest): Promise<void>;
}

const fieldOf = (request: FastifyRequest, field: string): string => {
  const { body } = request;
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
};

/** An account's sessions and keys count as one. */
export const personOf = async ({ visit, ip }: FastifyRequest): Promise<string> => {
  const owner = await visit.find();
  return owner?.userId === undefined ? (visit.key ?? normalizeIP(ip)) : `account ${owner.userId}`;
};

export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip);

/** For whom a request is counted. */
type Whom = (request: FastifyRequest) => string | Promise<string>;
type Count = (request: FastifyRequest) => Promise<void>;

/**
 * The contract's limits, counted for the person and for the address (an IPv6 network of /64 counts as one). Needs `@fastify/rate-limit` registered, which
 * counts whatever isn't shared between processes.
 */
export function createRateLimiter(app: FastifyInstance, shared: SharedLimits): RateLimiter {
  const counterOf = (name: LimitName, part: 'max' | 'perAddress', whom: Whom): Count => {
    const { windowSeconds, [part]: max, ...limit } = limits[name];
    if ('shared' in limit)
      return async (request) => {
        const who = `${part} ${await whom(request)}`;
        const { over, seconds } = await shared.add({ name, who, max, windowSeconds });
        if (over > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds });
      };
    const count = app.createRateLimit({ max, timeWindow: windowSeconds * 1000, keyGenerator: whom });
    return async (request) => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded)
        throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.max(1, result.ttlInSeconds) });
    };
  };
  const counters = new Map(
    (Object.keys(limits) as LimitName[]).map((name) => [
      name,
      [counterOf(name, 'perAddress', addressOf), counterOf(name, 'max', personOf)],
    ]),
  );
  const accounts = new Map<string, Count>();
  const quotas = [
    { part: 'perAddress', whom: addressOf },
    { part: 'max', whom: personOf },
  ] as const;
  return {
    async count(name, request) {
      for (const count of counters.get(name) ?? []) await count(request);
    },
    async countAccount(name, field, request) {
      const count =
        accounts.get(name) ?? counterOf(name, 'max', (asked) => `${addressOf(asked)} ${fieldOf(asked, field)}`);
      accounts.set(name, count);
      await count(request);
    },
    async countBytes(bytes, request) {
      const { windowSeconds } = uploadQuota;
      for (const { part, whom } of quotas) {
        const who = `${part} ${await whom(request)}`;
        const of = { name: 'uploaded bytes', who, max: uploadQuota[part], windowSeconds, amount: bytes };
        const { over, seconds } = await shared.add(of);
        if (over > 0) throw new AppError('TOO_MANY_BYTES', { seconds });
      }
    },
  };
}
