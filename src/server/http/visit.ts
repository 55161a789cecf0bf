import type { ApiScope } from '#contract/api-scopes.ts';
import type { Device } from '#contract/devices.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';

/** An account: signed in on a browser's session, or acted for by a program with one of its API keys. */
export interface SignedIn {
  sessionId: string | undefined;
  userId: string;
}

/** The browser that an account is signed in on. */
export interface SignedInOn {
  userId: string;
  sessionId: string;
}

/** The owner of what is stored: a visitor's session, or an account. */
export type Owner = { sessionId: string; userId: undefined } | SignedIn;

/** What a request has shown to sign in to an account. */
export interface Shown {
  userId: string;
  /** Holds what was shown until the transaction ends. Throws where it no longer opens the account: it was looked at before the transaction began. */
  hold(tx: Database): Promise<void>;
}

/** A session as the database has it. */
export interface StoredSession {
  id: string;
  userId: string | null;
  /** When its account signed in; of a visitor's when it began. */
  signedInAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
}

/** The session of one request, or the API key that it came with, looked up only on demand. */
export interface Visit {
  /** Whether it is a program's, with an API key. */
  readonly withKey: boolean;
  /** What it was sent with. */
  device(): Device;
  /** What the key is allowed to do; undefined for a browser, which may do everything. Throws API_KEY_INVALID. */
  scopes(): Promise<readonly ApiScope[] | undefined>;
  /** Names the session: for its limits, and for the CSRF tokens that are made for it. */
  readonly key: string | undefined;
  /** Gives the browser a session cookie, or renews the one it has. Nothing is stored. */
  begin(): void;
  /** Whether the browser counts itself signed in, which it may be no longer. Decides nothing that opens anything. */
  countsAsSignedIn(): boolean;
  /** The stored session, if the browser has one. */
  find(): Promise<Owner | undefined>;
  /** The same by a statement of the caller's own, which brings along what else it needs. Not for programs with a key. */
  findBy<Found extends StoredSession>(
    look: (tokenHash: string) => Promise<Found | undefined>,
  ): Promise<Found | undefined>;
  /** The stored session, created when there is none. */
  require(): Promise<Owner>;
  /**
   * Signs an account in, on a session with a new token, if what was shown still opens it. `bring` takes along, in the same transaction, what
   * the session had stored as a visitor's; it is not called where there was no such session, or another account was signed in on it.
   */
  signIn<Brought>(
    shown: Shown,
    bring: (tx: Database, sessionId: string) => Promise<Brought>,
  ): Promise<Brought | undefined>;
  /** A name of the browser, where it has been signed in to this account before, in this session or another. */
  knownTo(userId: string): string | undefined;
  /** Makes the browser known to an account, as signing in does. */
  remember(userId: string): void;
  /** Ends the session, here and in the database. */
  signOut(): Promise<void>;
}

/** The session of a route that is for browsers alone. */
export function sessionOf({ sessionId }: Owner): string {
  if (sessionId === undefined) throw new AppError('API_KEY_NOT_ALLOWED');
  return sessionId;
}

/** The signed-in visitor of a route that asks for one. */
export async function signedIn(visit: Visit): Promise<SignedIn> {
  const owner = await visit.find();
  if (owner?.userId === undefined) throw new AppError('NOT_SIGNED_IN');
  return owner;
}

/** The same of a route that is for browsers alone. */
export async function signedInOn(visit: Visit): Promise<SignedInOn> {
  const owner = await signedIn(visit);
  return { userId: owner.userId, sessionId: sessionOf(owner) };
}
