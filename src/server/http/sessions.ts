import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Clock } from '../clock.ts';
import { hashToken, newToken } from '../secrets/secret-token.ts';
import { deviceOf } from './device.ts';
import { keyVisit, sentKey, type KeyHolders } from './key-visit.ts';
import { sessionCookie, sessionDays } from './session-cookie.ts';
import * as store from './session-store.ts';
import type { StoredSession, Visit } from './visit.ts';

/** A stored session, and who is signed in on it. */
interface Found {
  sessionId: string;
  userId: string | undefined;
}

type LookUp<Session> = (tokenHash: string) => Promise<Session | undefined>;

const day = 24 * 3600 * 1000;

/** When it was last used, to within a day; of sessions from before it was noted, by when they would end. */
export const usedAt = ({ lastUsedAt, expiresAt }: { lastUsedAt: Date | null; expiresAt: Date }): Date =>
  lastUsedAt ?? new Date(expiresAt.getTime() - sessionDays * day);

export interface SessionDeps {
  db: Database;
  /** The running session of a token, by its hash. */
  sessionOf: LookUp<StoredSession>;
  clock: Clock;
  apiKeys: KeyHolders;
  /** Whether people reach the server by https: cookies are then bound to it and to this host. */
  secure: boolean;
}

/** The sender of a request: a program with an API key, or a browser. If there's a key, cookies are ignored. */
export function visitOf(request: FastifyRequest, reply: FastifyReply, deps: SessionDeps): Visit {
  const secret = sentKey(request);
  return secret === undefined ? sessionVisit(request, reply, deps) : keyVisit(secret, deps.apiKeys);
}

/**
 * The session of a request. The database has the hash of the cookie's token, and a row only once something belongs to the session: reading a page stores
 * nothing.
 */
function sessionVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, sessionOf, clock, secure }: SessionDeps,
): Visit {
  const cookie = sessionCookie(request, reply, secure);
  const device = () => deviceOf(request.headers['user-agent']);
  const expiry = (now: Date) => new Date(now.getTime() + sessionDays * day);

  const lookUp = async <Session extends StoredSession>(look: LookUp<Session>): Promise<Session | undefined> => {
    const token = cookie.token();
    const now = clock.now();
    const session = token === undefined ? undefined : await look(hashToken(token));
    cookie.correct(Boolean(session?.userId));
    if (token === undefined || !session) return undefined;
    // Renewed at most once a day: a poll every two seconds must not write every two seconds.
    if (usedAt(session).getTime() < now.getTime() - day) {
      const end = store.lastMoment(session.signedInAt);
      const expiresAt = session.userId !== null && end < expiry(now) ? end : expiry(now);
      // Nobody lists a visitor's sessions.
      const noted = session.userId === null ? {} : device();
      await store.extendSession(db, session.id, { expiresAt, lastUsedAt: now, ...noted });
      cookie.set(token, session.userId !== null);
    }
    return session;
  };
  const foundIn = (session: StoredSession | undefined): Found | undefined =>
    session && { sessionId: session.id, userId: session.userId ?? undefined };

  // Asked for by the limits, the route and its handler: looked up once.
  let found: Promise<Found | undefined> | undefined;
  const find = () => (found ??= lookUp(sessionOf).then((session) => foundIn(session)));

  return {
    get key() {
      const token = cookie.token();
      return token === undefined ? undefined : hashToken(token);
    },
    withKey: false,
    device,
    scopes: async () => undefined,
    begin: () => void cookie.begin(),
    knownTo: cookie.knownTo,
    remember: cookie.remember,
    countsAsSignedIn: cookie.countsAsSignedIn,
    find,
    async findBy(look) {
      const session = await lookUp(look);
      found = Promise.resolve(foundIn(session));
      return session;
    },
    async require() {
      const owner = await find();
      if (owner) return owner;
      found = undefined;
      const now = clock.now();
      const session = await store.saveSession(db, hashToken(cookie.begin()), { expiresAt: expiry(now), now });
      return { sessionId: session.id, userId: session.userId ?? undefined };
    },
    async signIn({ userId, hold }, bring) {
      const token = cookie.token();
      const fresh = newToken();
      const now = clock.now();
      const times = { expiresAt: expiry(now), signedInAt: now, lastUsedAt: now };
      const session = { userId, tokenHash: hashToken(fresh), ...times, ...device() };
      const brought = await db.transaction(async (tx) => {
        // The account before the session, as where all its sessions are ended.
        await hold(tx);
        const before = token === undefined ? undefined : await store.lockSession(tx, hashToken(token), now);
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
