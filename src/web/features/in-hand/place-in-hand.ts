const storageKey = 'foothold.inHand';
/** After this, a place kept by another tab no longer counts as current: a day, in milliseconds. */
const fresh = 24 * 3600 * 1000;

/** What a person was looking at: an address of this site, with the state of its entry in the history. */
export interface Place {
  address: string;
  state?: unknown;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'address' in value && typeof value.address === 'string';
const isDated = (value: unknown): value is Place & { at: number } =>
  isPlace(value) && 'at' in value && typeof value.at === 'number';
/** Null where the person of this tab has nothing in hand, whatever other tabs have. */
const isOwn = (value: unknown): value is Place | null => value === null || isPlace(value);

export interface Storages {
  /** This tab's, which goes before what all tabs share. */
  session: Storage;
  local: Storage;
}

/** Checked by hand: every page reads it, and a schema would bring its library along. */
const parsed = <T>(fits: (value: unknown) => value is T, text: string | null): T | undefined => {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const safely = <T>(use: () => T): T | undefined => {
  try {
    return use();
  } catch {
    // Closed or full storage: signing in leads to the wizard.
    return undefined;
  }
};

/** Keeps what a person has in hand, so that signing in leads back to it by any road: this tab, another, a mailed link. */
export function keepPlace({ session, local }: Storages, place: Place | undefined, now: number): void {
  safely(() => session.setItem(storageKey, JSON.stringify(place ?? null)));
  if (place) safely(() => local.setItem(storageKey, JSON.stringify({ ...place, at: now })));
}

/**
 * What the person of this tab has in hand; where they have not begun anything in it, what they have in another, else `made`: what
 * came along when they signed in.
 */
export function placeInHand({ session, local }: Storages, now: number, made?: Place): Place | undefined {
  const ownPlace = parsed(isOwn, safely(() => session.getItem(storageKey)) ?? null);
  if (ownPlace !== undefined) return ownPlace ?? undefined;
  const shared = parsed(isDated, safely(() => local.getItem(storageKey)) ?? null);
  return shared && now - shared.at < fresh ? { address: shared.address, state: shared.state } : made;
}

export function forgetPlace({ session, local }: Storages): void {
  safely(() => session.removeItem(storageKey));
  safely(() => local.removeItem(storageKey));
}

/** The browser's. */
export const storages = (): Storages => ({ session: sessionStorage, local: localStorage });
