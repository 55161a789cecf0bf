import { z } from 'zod';

const storageKey = 'foothold.claimTokens';
const claimTokens = z.record(z.string(), z.string());

const kept = (storage: Pick<Storage, 'getItem'>): Record<string, string> => {
  try {
    return claimTokens.safeParse(JSON.parse(storage.getItem(storageKey) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
};

/** The token of an optimization that was started in this tab as a visitor. */
export const claimTokenOf = (storage: Pick<Storage, 'getItem'>, optimizationId: string): string | undefined =>
  kept(storage)[optimizationId];

/** The optimization of this tab's visitor that a token is for. */
export const optimizationOfToken = (storage: Pick<Storage, 'getItem'>, claimToken: string): string | undefined =>
  Object.entries(kept(storage)).find(([, token]) => token === claimToken)?.[0];

/**
 * Stores the token that lets a visitor claim an optimization for an account. It is issued once, so it is stored for the lifetime of this tab, and never in the
 * address.
 */
export function keepClaimToken(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  optimizationId: string,
  claimToken: string,
): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ ...kept(storage), [optimizationId]: claimToken }));
  } catch {
    // Storage is full or unavailable: the optimization can still be seen, by this browser's session.
  }
}
