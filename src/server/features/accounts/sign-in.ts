import type { login } from '#contract/accounts.ts';
import type { RouteResponse } from '#contract/route.ts';
import type { Shown, Visit } from '../../http/visit.ts';
import type { Optimizations } from '../optimizations/service.ts';
import type { Uploads } from '../uploads/service.ts';

/** What takes a visitor's things to the account. */
export interface AdoptingServices {
  uploads: Pick<Uploads, 'adopt'>;
  optimizations: Pick<Optimizations, 'adopt'>;
}

/** Signs in, and takes along what the session made as a visitor. Throws where what was shown no longer opens the account. */
export async function signIn(
  visit: Visit,
  shown: Shown,
  { uploads, optimizations }: AdoptingServices,
): Promise<RouteResponse<typeof login>['adopted']> {
  const { userId } = shown;
  const adopted = await visit.signIn(shown, async (tx, sessionId) => ({
    optimizations: await optimizations.adopt(tx, userId, sessionId),
    uploads: await uploads.adopt(tx, userId, sessionId),
  }));
  return adopted ?? { optimizations: [], uploads: 0 };
}
