import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newToken } from '../secrets/secret-token.ts';

/** How long a session lives after its last use. */
export const sessionDays = 30;
/** How long a session lives after signing in, however much it is used. */
export const signedInDays = 90;
const maxAge = sessionDays * 24 * 3600;

/** How long a browser is known to the accounts that were signed in on it, and to how many. */
const knownDays = 365;
const knownAccounts = 8;

/** Names an account in a cookie, without revealing anything about it. */
const markOf = (userId: string): string => hashToken(`known to ${userId}`).slice(0, 22);

/** How every cookie of ours is set. `__Host-` keeps other hosts of the same domain from setting it. */
export const cookieSettings = (secure: boolean) => ({
  prefix: secure ? '__Host-' : '',
  options: { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: true } as const,
});

/** The session's cookie on one request: 256 random bits, signed so that only tokens created here are accepted. */
export interface SessionCookie {
  /** The browser's token; undefined when it has none that was created here. */
  token(): string | undefined;
  /** The browser's token, or a new one. */
  begin(): string;
  /** Gives the browser this token for another 30 days. */
  set(token: string, signedIn: boolean): void;
  clear(): void;
  /** Whether the browser counts itself signed in. */
  countsAsSignedIn(): boolean;
  /** Tells the browser whether it is signed in, where it takes itself for something else: its session may have ended elsewhere. */
  correct(signedIn: boolean): void;
  /** A name of the browser, where it has been signed in to the account; it outlives sessions. */
  knownTo(userId: string): string | undefined;
  /** Notes that it has been signed in to the account, or that its person has the account's mailbox. */
  remember(userId: string): void;
}

export function sessionCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionCookie {
  const { prefix, options } = cookieSettings(secure);
  const name = `${prefix}foothold`;
  // Tells the page that asking who is signed in is worthwhile; it opens nothing.
  const hint = `${prefix}foothold-signed-in`;
  // Changes with the session, in all tabs at once: pages know by it that what they hold is of an earlier one. It opens nothing, either.
  const mark = `${prefix}foothold-session-mark`;
  const readable = { ...options, httpOnly: false, signed: false };
  const known = `${prefix}foothold-known`;
  // What this answer has set of it, for the next that is remembered.
  let marks: string | undefined;
  let held: { token: string | undefined } | undefined;
  const sent = (cookieName = name): string | undefined => {
    const cookie = request.cookies[cookieName];
    const unsigned = cookie === undefined ? undefined : request.unsignCookie(cookie);
    return unsigned?.valid ? unsigned.value : undefined;
  };
  // Read on demand: most requests are for files, and checking a signature costs as much as serving one.
  const read = () => (held ??= { token: sent() });
  const set = (token: string, signedIn: boolean) => {
    held = { token };
    reply.setCookie(name, token, { ...options, maxAge });
    reply.setCookie(mark, hashToken(hashToken(token)).slice(0, 16), { ...readable, maxAge });
    if (signedIn) reply.setCookie(hint, '1', { ...readable, maxAge });
  };
  const countsAsSignedIn = () => request.cookies[hint] === '1';
  return {
    token: () => read().token,
    countsAsSignedIn,
    correct(signedIn) {
      if (signedIn === countsAsSignedIn()) return;
      if (signedIn) reply.setCookie(hint, '1', { ...readable, maxAge });
      else reply.clearCookie(hint, readable);
    },
    begin() {
      const token = read().token ?? newToken();
      if (token !== read().token) set(token, false);
      return token;
    },
    set,
    knownTo(userId) {
      const [browser, ...accounts] = sent(known)?.split('.') ?? [];
      return accounts.includes(markOf(userId)) ? browser : undefined;
    },
    remember(userId) {
      const [browser = newToken(), ...accounts] = (marks ?? sent(known))?.split('.') ?? [];
      const latest = [...new Set([markOf(userId), ...accounts])].slice(0, knownAccounts);
      marks = [browser, ...latest].join('.');
      reply.setCookie(known, marks, { ...options, maxAge: knownDays * 24 * 3600 });
    },
    clear() {
      held = { token: undefined };
      reply.clearCookie(name, options);
      for (const told of [hint, mark]) reply.clearCookie(told, readable);
    },
  };
}
