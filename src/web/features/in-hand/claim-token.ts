const tokenKey = 'foothold.claimToken';
const askedKey = 'foothold.claimAsked';

type Reader = Pick<Storage, 'getItem'>;
type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The claim token that an address of this tab brought; `start.js` and `TakenClaimToken` put it here, out of the address. */
export function claimTokenInHand(storage: Reader): string | undefined {
  try {
    return storage.getItem(tokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepClaimTokenInHand(storage: Keeper, token: string): void {
  try {
    storage.setItem(tokenKey, token);
    // An address that brings it again is a new reason to ask.
    storage.removeItem(askedKey);
  } catch {
    // A browser that refuses storage: what its own session made comes along all the same.
  }
}

/** Forgets the token, which was claimed or is good for nothing. */
export function dropClaimToken(storage: Keeper): void {
  try {
    storage.removeItem(tokenKey);
    storage.removeItem(askedKey);
  } catch {
    // Nothing was kept.
  }
}

/** Whether the person has not been asked yet to sign in for this token; from now on they have. */
export function askOnce(storage: Keeper, token: string): boolean {
  try {
    if (storage.getItem(askedKey) === token) return false;
    storage.setItem(askedKey, token);
    return true;
  } catch {
    return true;
  }
}
