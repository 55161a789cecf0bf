import { apiKeyPrefix, maxApiKeys, type ApiKey, type createApiKey } from '#contract/api-keys.ts';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/origin.ts';
import type { KeyHolders } from '../../http/key-visit.ts';
import type { SignedInOn } from '../../http/visit.ts';
import type { Clock } from '../../clock.ts';
import { hashToken, newToken } from '../../secrets/secret-token.ts';
import type { Accounts } from '../accounts/service.ts';
import type { FactorNews } from '../second-factors/factor-news.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import { lockSignedIn } from '../second-factors/store.ts';
import * as store from './store.ts';

const day = 24 * 3600 * 1000;
/** How much of a key is kept to be shown: the prefix and six characters, which leave 220 bits to guess. */
const shownCharacters = apiKeyPrefix.length + 6;
/** How old the note of a key's last use may get: a program that asks each second must not write each second. */
const useNotedEveryMs = 5 * 60 * 1000;

export interface ApiKeys extends KeyHolders {
  list(userId: string): Promise<ApiKey[]>;
  /** Throws WRONG_PASSWORD, API_KEYS_FULL where the account has the most keys there can be, and NOT_SIGNED_IN where the session was ended meanwhile. */
  create(
    owner: SignedInOn,
    request: RouteBody<typeof createApiKey>,
    from: Origin,
  ): Promise<RouteResponse<typeof createApiKey>>;
  /** Throws API_KEY_NOT_FOUND if it doesn't exist or is another person's. */
  revoke(userId: string, id: string, from: Origin): Promise<void>;
}

const shown = ({ id, name, scopes, start, ...dates }: store.StoredApiKey): ApiKey => ({
  id,
  name,
  scopes,
  start,
  createdAt: dates.createdAt.toISOString(),
  lastUsedAt: dates.lastUsedAt?.toISOString() ?? null,
  expiresAt: dates.expiresAt?.toISOString() ?? null,
});

interface Deps {
  db: Database;
  clock: Clock;
  accounts: Pick<Accounts, 'confirmPassword'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
  factorNews: Pick<FactorNews, 'note'>;
}

/** Personal API keys. See docs/decisions/0043-personal-api-keys.md. */
export function createApiKeys({ db, clock, accounts, securityEvents, factorNews }: Deps): ApiKeys {
  return {
    list: async (userId) => (await store.keysOf(db, userId)).map(shown),

    async create(owner, { name, scopes, expiresInDays, currentPassword }, from) {
      const { userId } = owner;
      const holdPassword = await accounts.confirmPassword(userId, currentPassword, from);
      const secret = `${apiKeyPrefix}${newToken()}`;
      const now = clock.now();
      const key = await db.transaction(async (tx) => {
        await lockSignedIn(tx, owner, { now });
        await holdPassword(tx);
        if ((await store.countKeys(tx, userId)) >= maxApiKeys)
          throw new AppError('API_KEYS_FULL', { most: maxApiKeys });
        await factorNews.note(tx, { userId, change: 'apiKeyCreated', name }, from);
        return store.insertKey(tx, {
          userId,
          name,
          keyHash: hashToken(secret),
          start: secret.slice(0, shownCharacters),
          scopes: [...new Set(scopes)],
          createdAt: now,
          expiresAt: expiresInDays === undefined ? null : new Date(now.getTime() + expiresInDays * day),
        });
      });
      return { apiKey: shown(key), secret };
    },

    revoke: (userId, id, from) =>
      db.transaction(async (tx) => {
        if (!(await store.removeKey(tx, userId, id))) throw new AppError('API_KEY_NOT_FOUND');
        await securityEvents.record({ kind: 'api_key_revoked', userId, from }, tx);
      }),

    async holderOf(secret) {
      const now = clock.now();
      const key = await store.findKey(db, hashToken(secret));
      if (!key || (key.expiresAt !== null && key.expiresAt <= now)) return undefined;
      const unless = new Date(now.getTime() - useNotedEveryMs);
      if (key.lastUsedAt === null || key.lastUsedAt < unless) await store.noteUse(db, key.id, { now, unless });
      return { userId: key.userId, scopes: key.scopes };
    },
  };
}
