import { z } from 'zod';
import type { RouteBody } from '#contract/route.ts';
import { optimizeResume } from '#contract/optimizations.ts';

const storageKey = 'foothold.starting';

const requestSchema = z.object({
  body: optimizeResume.body,
  /** Whether its answer is still awaited; not once a failure was shown. */
  underWay: z.boolean(),
});

/** The request that starts an optimization. */
export type StartBody = RouteBody<typeof optimizeResume>;

const kept = (storage: Pick<Storage, 'getItem'>): z.infer<typeof requestSchema> | undefined => {
  try {
    return requestSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '')).data;
  } catch {
    return undefined;
  }
};

const keep = (storage: Pick<Storage, 'setItem'>, body: StartBody, underWay: boolean): void => {
  try {
    storage.setItem(storageKey, JSON.stringify({ body, underWay }));
  } catch {
    // Full or closed storage: a reload before the answer loses the optimization.
  }
};

const isSame = (body: StartBody, other: StartBody): boolean =>
  JSON.stringify({ ...body, requestId: undefined }) === JSON.stringify({ ...other, requestId: undefined });

/**
 * The request to send: an unanswered earlier one for the same thing, so that the server recognizes it, or a new one. It's kept, since
 * the page may be reloaded before the answer comes.
 */
export function beginRequest(storage: Pick<Storage, 'getItem' | 'setItem'>, wanted: StartBody): StartBody {
  const before = kept(storage)?.body;
  // Absent where the page was not loaded securely.
  const requestId = (globalThis.crypto as Partial<Crypto>).randomUUID?.();
  const body = before && isSame(before, wanted) ? before : { ...wanted, requestId };
  keep(storage, body, true);
  return body;
}

/** The request that an earlier page was waiting on. */
export function unansweredRequest(storage: Pick<Storage, 'getItem'>): StartBody | undefined {
  const request = kept(storage);
  return request?.underWay ? request.body : undefined;
}

/** The server did not answer: the same request can be sent again by the person. */
export function keepUnanswered(storage: Pick<Storage, 'setItem'>, body: StartBody): void {
  keep(storage, body, false);
}

export function forgetRequest(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
