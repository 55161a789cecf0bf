import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../secret-token.ts';

/** How long a session lives after its last use. */
export const sessionDays = 30;
const maxAge = sessionDays * 24 * 3600;

/** How all our cookies are set. `__Host-` keeps other hosts of the same domain from setting it. */
export const cookieSettings = (secure: boolean) => ({
  prefix: secure ? '__Host-' : '',
  options: { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: true } as const,
});

/** The session's cookie on one request: 256 random bits, signed so that only tokens created here are accepted. */
export interface SessionCookie {
  /** The browser's token; undefined when it has none that was created here. */
  token(): string | undefined;
  /** The browser's token, or a new one that it gets now. */
  begin(): string;
  /** Gives the browser this token for another 30 days. */
  set(token: string, signedIn: boolean): void;
  clear(): void;
}

export function sessionCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionCookie {
  const { prefix, options } = cookieSettings(secure);
  const name = `${prefix}foothold`;
  // Tells the page that asking who is signed in is worthwhile; it opens nothing.
  const hint = `${prefix}foothold-signed-in`;
  const hintOptions = { ...options, httpOnly: false, signed: false };
  let held: { token: string | undefined } | undefined;
  const sent = (): string | undefined => {
    const cookie = request.cookies[name];
    const unsigned = cookie === undefined ? undefined : request.unsignCookie(cookie);
    return unsigned?.valid ? unsigned.value : undefined;
  };
  // Read on demand: most requests are for files, and checking a signature costs as much as serving one.
  const read = () => (held ??= { token: sent() });
  const set = (token: string, signedIn: boolean) => {
    held = { token };
    reply.setCookie(name, token, { ...options, maxAge });
    if (signedIn) reply.setCookie(hint, '1', { ...hintOptions, maxAge });
  };
  return {
    token: () => read().token,
    begin() {
      const token = read().token ?? newToken();
      if (token !== read().token) set(token, false);
      return token;
    },
    set,
    clear() {
      held = { token: undefined };
      reply.clearCookie(name, options);
      reply.clearCookie(hint, hintOptions);
    },
  };
}
