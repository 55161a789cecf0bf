import { setTimeout as wait } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Log } from '../../logging/log.ts';

/** The API version that `stripe-shapes.ts` was written for; upgrading the package does not change it. */
export const stripeApiVersion = '2026-10-28.endive';

export interface StripeAccess {
  secretKey: string;
  /** Absent: Stripe's own. */
  apiBase?: URL | undefined;
  /** Timeout of one try. */
  timeoutMs?: number;
  /** How long to wait before retrying after "too many requests". */
  pauseMs?: number;
  log: Log;
}

/** Retries of one call. Each has the same idempotency key, so none can charge again. */
const retries = 2;

const isTooMany = (error: unknown): boolean => error instanceof Stripe.errors.StripeRateLimitError;

/** Whether Stripe said that the object does not exist, or that the action is done already. */
export const saidBy = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Stripe.errors.StripeError && error.code !== undefined && codes.includes(error.code);

/** Stripe's client, and a way to call it that throws PAYMENT_PROVIDER_FAILED for whatever prevents an answer. */
export function createStripeClient({ secretKey, apiBase, timeoutMs = 8000, pauseMs = 500, log }: StripeAccess) {
  const client = new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    maxNetworkRetries: retries,
    timeout: timeoutMs,
    telemetry: false,
    ...(apiBase
      ? {
          host: apiBase.hostname,
          port: apiBase.port || (apiBase.protocol === 'http:' ? 80 : 443),
          protocol: apiBase.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      : {}),
  });

  /** The client itself retries after a broken connection, a 409 and a 5xx, but not after a 429. */
  const patiently = async <T>(call: () => Promise<T>, left = retries): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (!isTooMany(error) || left === 0) throw error;
      await wait(pauseMs * (retries - left + 1));
      return patiently(call, left - 1);
    }
  };

  /** Calls Stripe; `expected` errors are rethrown unchanged. */
  async function ask<T>(call: (client: Stripe) => Promise<T>, expected: (error: unknown) => boolean = () => false) {
    try {
      return await patiently(() => call(client));
    } catch (error) {
      if (expected(error)) throw error;
      log.error({ stripe: described(error) }, 'Stripe did not do what it was asked');
      throw new AppError('PAYMENT_PROVIDER_FAILED');
    }
  }

  return {
    client,
    ask,
    /** Stripe's answer if it has the expected shape; otherwise it is treated as no answer. */
    understand<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
      const { data, error } = shape.safeParse(answer);
      if (data !== undefined) return data;
      log.error({ missing: error?.issues.map(({ path }) => path.join('.')) }, 'Stripe answered in another shape');
      throw new AppError('PAYMENT_PROVIDER_FAILED');
    },
    /** As `ask`; nothing if Stripe has no such object: it was the sandbox's, or another account's. */
    async find<T>(call: (client: Stripe) => Promise<T>): Promise<T | undefined> {
      const missing = (error: unknown) => saidBy(error, 'resource_missing');
      try {
        return await ask(call, missing);
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },
  };
}

export type StripeClient = ReturnType<typeof createStripeClient>;

/** What may be logged of a failed call: never its parameters, never a key. */
const described = (error: unknown): Record<string, unknown> =>
  error instanceof Stripe.errors.StripeError
    ? {
        type: error.type,
        code: error.code,
        param: error.param,
        status: error.statusCode,
        requestId: error.requestId,
      }
    : { type: error instanceof Error ? error.name : typeof error };
