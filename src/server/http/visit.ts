import { AppError } from '../app-error.ts';

/** Who owns what is stored: a browser's session, and the account that is signed in on it. */
export interface Owner {
  sessionId: string;
  userId: string | undefined;
}

/** The session of one request, looked up only on demand. */
export interface Visit {
  /** Identifies the browser for its limits; the same for all requests of a session. */
  readonly key: string | undefined;
  /** Gives the browser a session cookie, or renews the one it has. Nothing is stored. */
  begin(): void;
  /** The stored session, if the browser has one. */
  find(): Promise<Owner | undefined>;
  /** The stored session, created when there is none. */
  require(): Promise<Owner>;
  /** Signs an account in, on a session with a new token. What the visitor had stored stays reachable. */
  signIn(userId: string): Promise<void>;
  /** Ends the session, here and in the database. */
  signOut(): Promise<void>;
}

/** The signed-in visitor of a route that asks for one. */
export async function signedIn(visit: Visit): Promise<{ sessionId: string; userId: string }> {
  const owner = await visit.find();
  if (owner?.userId === undefined) throw new AppError('NOT_SIGNED_IN');
  return { sessionId: owner.sessionId, userId: owner.userId };
}
