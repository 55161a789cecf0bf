import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Clock } from '../ports.ts';
import { hashToken, newToken } from '../secret-token.ts';
import { sessionCookie, sessionDays } from './session-cookie.ts';
import * as store from './session-store.ts';
import type { Owner, Visit } from './visit.ts';

const day = 24 * 3600 * 1000;

export interface SessionDeps {
  db: Database;
  clock: Clock;
  /** Whether people reach the server by https: cookies are then bound to it and to this host. */
  secure: boolean;
}

/**
 * The session of a request. The database has the hash of the cookie's token, and a row only once something belongs to the session: reading a page stores
 * nothing.
 */
export function visitOf(request: FastifyRequest, reply: FastifyReply, { db, clock, secure }: SessionDeps): Visit {
  const cookie = sessionCookie(request, reply, secure);
  const expiry = () => new Date(clock.now().getTime() + sessionDays * day);

  const lookUp = async (): Promise<Owner | undefined> => {
    const token = cookie.token();
    const session = token === undefined ? undefined : await store.findSession(db, hashToken(token), clock.now());
    cookie.correct(Boolean(session?.userId));
    if (token === undefined || !session) return undefined;
    // Renewed at most once a day: a poll every two seconds must not write every two seconds.
    if (session.expiresAt.getTime() < expiry().getTime() - day) {
      await store.extendSession(db, session.id, expiry());
      cookie.set(token, session.userId !== null);
    }
    return { sessionId: session.id, userId: session.userId ?? undefined };
  };

  // Asked for by the limits, the route and its handler: looked up once.
  let found: Promise<Owner | undefined> | undefined;
  const find = () => (found ??= lookUp());

  return {
    get key() {
      const token = cookie.token();
      return token === undefined ? undefined : hashToken(token);
    },
    begin: () => void cookie.begin(),
    knownTo: cookie.knownTo,
    remember: cookie.remember,
    countsAsSignedIn: cookie.countsAsSignedIn,
    find,
    async require() {
      const owner = await find();
      if (owner) return owner;
      found = undefined;
      const session = await store.saveSession(db, hashToken(cookie.begin()), { expiresAt: expiry(), now: clock.now() });
      return { sessionId: session.id, userId: session.userId ?? undefined };
    },
    async signIn(userId, bring) {
      const token = cookie.token();
      const fresh = newToken();
      const session = { userId, tokenHash: hashToken(fresh), expiresAt: expiry() };
      const brought = await db.transaction(async (tx) => {
        const before = token === undefined ? undefined : await store.lockSession(tx, hashToken(token), clock.now());
        if (before && (before.userId === null || before.userId === userId)) {
          await store.signInOn(tx, before.id, session);
          return bring(tx, before.id);
        }
        // Another account's: nothing of it goes on.
        if (before) await store.endSession(tx, before.id);
        await store.saveSignedIn(tx, session);
        return undefined;
      });
      found = undefined;
      cookie.set(fresh, true);
      cookie.remember(userId);
      return brought;
    },
    async signOut() {
      const before = await find();
      if (before) await store.endSession(db, before.sessionId);
      found = undefined;
      cookie.clear();
    },
  };
}
