import type { FastifyRequest } from 'fastify';
import type { ApiScope } from '#contract/api-scopes.ts';
import { AppError } from '../app-error.ts';
import { hashToken } from '../secrets/secret-token.ts';
import type { Owner, Visit } from './visit.ts';

/** Whose a personal API key is, and what it may do. */
export interface KeyHolder {
  userId: string;
  scopes: readonly ApiScope[];
}

export interface KeyHolders {
  /** Nothing for a key that is unknown, revoked or expired. The same work whichever it is. */
  holderOf(secret: string): Promise<KeyHolder | undefined>;
}

/** Longer than any of our keys: anything longer isn't even hashed. */
const longestKey = 200;

/** The key that a request sends as `Authorization: Bearer`; other schemes may be a proxy's. */
export const sentKey = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];

/**
 * The visit of a program with a key: its owner's account, without a session. Cookies are neither read nor set, so nothing that a browser sends automatically
 * counts.
 */
export function keyVisit(secret: string, holders: KeyHolders): Visit {
  const lookUp = async (): Promise<KeyHolder> => {
    const holder = secret.length > longestKey ? undefined : await holders.holderOf(secret);
    if (!holder) throw new AppError('API_KEY_INVALID');
    return holder;
  };
  // Asked for by the limits, the route and its handler: looked up once.
  let found: Promise<KeyHolder> | undefined;
  const holder = () => (found ??= lookUp());
  const owner = async (): Promise<Owner> => ({ sessionId: undefined, userId: (await holder()).userId });
  const refuse = (): never => {
    throw new AppError('API_KEY_NOT_ALLOWED');
  };
  return {
    key: hashToken(secret),
    withKey: true,
    device: () => ({ browser: null, system: null }),
    scopes: async () => (await holder()).scopes,
    begin: refuse,
    countsAsSignedIn: () => false,
    find: owner,
    findBy: refuse,
    require: owner,
    signIn: refuse,
    knownTo: () => undefined,
    remember: refuse,
    signOut: refuse,
  };
}
