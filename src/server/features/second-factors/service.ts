import type { exportAccount } from '#contract/account-data.ts';
import type { RouteQuery, RouteResponse } from '#contract/route.ts';
import type { getSecondFactors } from '#contract/second-factors.ts';
import type { Database } from '../../db/database.ts';
import type { Passkeys } from './passkeys.ts';
import { countRecoveryCodes, findAuthenticator } from './store.ts';

/** What an account is signed in with besides its password, as its owner sees it. */
export interface SecondFactors {
  list(userId: string): Promise<RouteResponse<typeof getSecondFactors>>;
  /** A part of the same, without secrets. */
  copies(
    userId: string,
    part: RouteQuery<typeof exportAccount>,
  ): Promise<RouteResponse<typeof exportAccount>['secondFactors']>;
}

export function createSecondFactors({
  db,
  passkeys,
}: {
  db: Database;
  passkeys: Pick<Passkeys, 'list'>;
}): SecondFactors {
  const list: SecondFactors['list'] = async (userId) => {
    const held = await findAuthenticator(db, userId);
    return {
      authenticator: held
        ? { createdAt: held.createdAt.toISOString(), recoveryCodes: await countRecoveryCodes(db, userId) }
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
  };
}
