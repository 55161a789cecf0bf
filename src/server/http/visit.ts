import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';

/** Who owns what is stored: a browser's session, and the account that is signed in on it. */
export interface Owner {
  sessionId: string;
  userId: string | undefined;
}

/** The session of one request, looked up only on demand. */
export interface Visit {
  /** Names the session: for its limits, and for the CSRF tokens that are made for it. */
  readonly key: string | undefined;
  /** Gives the browser a session cookie, or renews the one it has. Nothing is stored. */
  begin(): void;
  /** Whether the browser counts itself signed in, which it may be no longer. Decides nothing that opens anything. */
  countsAsSignedIn(): boolean;
  /** The stored session, if the browser has one. */
  find(): Promise<Owner | undefined>;
  /** The stored session, created when there is none. */
  require(): Promise<Owner>;
  /**
   * Signs an account in, on a session with a new token. `bring` takes along, in the same transaction, what the session had stored as
   * a visitor's; it is not called where there was no such session, or another account was signed in on it.
   */
  signIn<Brought>(
    userId: string,
    bring: (tx: Database, sessionId: string) => Promise<Brought>,
  ): Promise<Brought | undefined>;
  /** A name of the browser, where it has been signed in to this account before, in this session or another. */
  knownTo(userId: string): string | undefined;
  /** Makes the browser known to an account, as signing in does. */
  remember(userId: string): void;
  /** Ends the session, here and in the database. */
  signOut(): Promise<void>;
}

/** The signed-in visitor of a route that asks for one. */
export async function signedIn(visit: Visit): Promise<{ sessionId: string; userId: string }> {
  const owner = await visit.find();
  if (owner?.userId === undefined) throw new AppError('NOT_SIGNED_IN');
  return { sessionId: owner.sessionId, userId: owner.userId };
}
