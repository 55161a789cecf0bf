import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Place } from '../in-hand/place-in-hand.ts';

const ownerKey = 'foothold.owner';

/** A browser may refuse storage, and then nothing is stored. */
const stored = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

/** What this tab stores of what a person does: the entries of these names, which a reload brings back. */
const workKeys = (storage: Storage): string[] => Object.keys(storage).filter((name) => name.startsWith('foothold.'));

/** The account last signed in on this tab; the tab stores its work. */
export const ownerOfWork = (): string | undefined => stored((storage) => storage.getItem(ownerKey)) ?? undefined;

/** Clears everything that this tab stored of somebody's work. */
export function forgetWork(): void {
  stored((storage) => workKeys(storage).forEach((name) => storage.removeItem(name)));
}

/** Stores the owner of the tab's work, and returns whether another account's work was stored; that is cleared. */
export function ownWork(userId: string): boolean {
  const owner = ownerOfWork();
  const others = owner !== undefined && owner !== userId;
  if (others) forgetWork();
  stored((storage) => storage.setItem(ownerKey, userId));
  return others;
}

/** What an account was about in this tab when its session was found to have ended. */
interface LeftWork {
  userId: string;
  place: Place;
  entries: [name: string, value: string][];
}

const leftKey = ['session', 'left work'];

/**
 * Keeps what is stored now for the same person, only in this page's memory, so that the next person at the computer doesn't find it. `forget` clears the rest.
 */
export function leaveWork(queries: QueryClient, userId: string, place: Place, forget: () => void): void {
  const entriesOf = (storage: Storage) =>
    workKeys(storage).map((name): LeftWork['entries'][number] => [name, storage.getItem(name) ?? '']);
  const work: LeftWork = { userId, place, entries: stored(entriesOf) ?? [] };
  forget();
  queries.setQueryDefaults(leftKey, { gcTime: Infinity });
  queries.setQueryData(leftKey, work);
}

/** What was left, while its person is asked to sign in again. */
export function useLeftWork(): LeftWork | undefined {
  return useQuery<LeftWork | null>({ queryKey: leftKey, queryFn: () => null, enabled: false }).data ?? undefined;
}

/**
 * Somebody signs in: gives the work that was left back to its person, and answers where they were. What was begun since goes before it; another person gets
 * nothing of it.
 */
export function takeUpWork(queries: QueryClient, userId: string): Place | undefined {
  ownWork(userId);
  const left = queries.getQueryData<LeftWork | null>(leftKey);
  if (!left) return undefined;
  queries.setQueryData(leftKey, null);
  if (left.userId !== userId) return undefined;
  stored((storage) => {
    for (const [name, value] of left.entries) if (storage.getItem(name) === null) storage.setItem(name, value);
  });
  return left.place;
}
