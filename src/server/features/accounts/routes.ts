import type { login } from '#contract/accounts.ts';
import type { RouteResponse } from '#contract/route.ts';
import type { Handlers } from '../../http/handler.ts';
import { signedIn, type Visit } from '../../http/visit.ts';
import type { Billing } from '../billing/service.ts';
import type { Optimizations } from '../optimizations/service.ts';
import type { Uploads } from '../uploads/service.ts';
import type { Accounts } from './service.ts';

type AccountRoutes = Pick<
  Handlers,
  | 'getMe'
  | 'login'
  | 'register'
  | 'logout'
  | 'signOutEverywhere'
  | 'claimOptimization'
  | 'changePassword'
  | 'forgotPassword'
  | 'resetPassword'
>;

interface Deps {
  accounts: Accounts;
  billing: Pick<Billing, 'membership'>;
  uploads: Pick<Uploads, 'adopt'>;
  optimizations: Pick<Optimizations, 'adopt'>;
}

export const accountRoutes = ({ accounts, billing, ...visitors }: Deps): AccountRoutes => ({
  async getMe({ visit }) {
    const { userId } = await signedIn(visit);
    return { user: await accounts.me(userId), membership: await billing.membership(userId) };
  },
  async login({ body, visit, address }) {
    const user = await accounts.login(body, { address, knownTo: visit.knownTo });
    return { user, adopted: await signIn(visit, user.id, visitors) };
  },
  async register({ body, visit }) {
    const user = await accounts.register(body);
    return { user, adopted: await signIn(visit, user.id, visitors) };
  },
  async logout({ visit }) {
    await visit.signOut();
    return { ok: true };
  },
  async signOutEverywhere({ visit }) {
    const { userId } = await signedIn(visit);
    await accounts.signOutEverywhere(userId);
    await visit.signOut();
    return { ok: true };
  },
  async claimOptimization({ body, visit }) {
    const { userId } = await signedIn(visit);
    return { ok: true, ...(await accounts.claim(userId, body.claimToken)) };
  },
  async changePassword({ body, visit }) {
    const { userId, sessionId } = await signedIn(visit);
    await accounts.changePassword({ userId, sessionId, current: body.currentPassword, next: body.newPassword });
    return { ok: true };
  },
  async forgotPassword({ body }) {
    await accounts.forgotPassword(body.email);
    return { ok: true };
  },
  async resetPassword({ body, visit }) {
    visit.remember(await accounts.resetPassword(body, visit));
    return { ok: true };
  },
});

type Adopted = RouteResponse<typeof login>['adopted'];

/** Signs in, and takes along what the session made as a visitor. */
async function signIn(
  visit: Visit,
  userId: string,
  { uploads, optimizations }: Pick<Deps, 'uploads' | 'optimizations'>,
): Promise<Adopted> {
  const adopted = await visit.signIn(userId, async (tx, sessionId) => ({
    optimizations: await optimizations.adopt(tx, userId, sessionId),
    uploads: await uploads.adopt(tx, userId, sessionId),
  }));
  return adopted ?? { optimizations: [], uploads: 0 };
}
