import type { exportAccount } from '#contract/account-data.ts';
import type { RouteQuery, RouteResponse } from '#contract/route.ts';
import type { getSecondFactors } from '#contract/second-factors.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/lock-account.ts';
import { normalised } from '../accounts/normalised.ts';
import type { Passkeys } from './passkeys.ts';
import type { FactorNews } from './factor-news.ts';
import * as store from './store.ts';

/** What an account is signed in with besides its password, as its owner sees it. */
export interface SecondFactors {
  list(userId: string): Promise<RouteResponse<typeof getSecondFactors>>;
  /** A part of the same, without secrets. */
  copies(
    userId: string,
    part: RouteQuery<typeof exportAccount>,
  ): Promise<RouteResponse<typeof exportAccount>['secondFactors']>;
  /** Removes all factors, for the operator, who has verified the owner's identity. Throws ACCOUNT_UNKNOWN. */
  removeAll(email: string): Promise<{ turnedOff: boolean; passkeysRemoved: number }>;
}

export function createSecondFactors({
  db,
  passkeys,
  factorNews,
}: {
  db: Database;
  passkeys: Pick<Passkeys, 'list'>;
  factorNews: Pick<FactorNews, 'note'>;
}): SecondFactors {
  const list: SecondFactors['list'] = async (userId) => {
    const held = await store.findAuthenticator(db, userId);
    return {
      authenticator: held
        ? { createdAt: held.createdAt.toISOString(), recoveryCodes: await store.countRecoveryCodes(db, userId) }
        : null,
      passkeys: await passkeys.list(userId),
    };
  };
  return {
    list,
    async copies(userId, { offset, limit }) {
      const { authenticator, passkeys: held } = await list(userId);
      const all = [
        ...(authenticator
          ? [{ kind: 'authenticator' as const, name: null, createdAt: authenticator.createdAt, lastUsedAt: null }]
          : []),
        ...held.map(({ name, createdAt, lastUsedAt }) => ({ kind: 'passkey' as const, name, createdAt, lastUsedAt })),
      ];
      return all.slice(offset, offset + limit);
    },
    async removeAll(email) {
      const userId = await store.findAccount(db, normalised(email));
      if (userId === undefined) throw new AppError('ACCOUNT_UNKNOWN');
      return db.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw new AppError('ACCOUNT_UNKNOWN');
        const turnedOff = await store.removeAuthenticator(tx, userId);
        if (turnedOff) await factorNews.note(tx, { userId, change: 'authenticatorRemoved' }, undefined);
        const names = await store.removePasskeys(tx, userId);
        for (const name of names) await factorNews.note(tx, { userId, change: 'passkeyRemoved', name }, undefined);
        return { turnedOff, passkeysRemoved: names.length };
      });
    },
  };
}
