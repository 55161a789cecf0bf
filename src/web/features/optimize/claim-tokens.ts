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

/** The token of an optimization that this tab began as a visitor. */
export const claimTokenOf = (storage: Pick<Storage, 'getItem'>, optimizationId: string): string | undefined =>
  kept(storage)[optimizationId];

/**
 * Keeps the token that lets a visitor take an optimization into an account. It is given once, so it is kept for as long as this
 * tab lives, and never in the address.
 */
export function keepClaimToken(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  optimizationId: string,
  claimToken: string,
): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ ...kept(storage), [optimizationId]: claimToken }));
  } catch {
    // Full or closed storage: the optimization can still be seen, by this browser's session.
  }
}
