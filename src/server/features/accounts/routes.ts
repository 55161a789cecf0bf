import type { Handlers } from '../../http/handler.ts';
import { signedIn, type Visit } from '../../http/visit.ts';
import type { Billing } from '../billing/service.ts';
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
}

export const accountRoutes = ({ accounts, billing, uploads }: Deps): AccountRoutes => ({
  async getMe({ visit }) {
    const { userId } = await signedIn(visit);
    return { user: await accounts.me(userId), membership: await billing.membership(userId) };
  },
  async login({ body, visit }) {
    const user = await accounts.login(body);
    await signIn(visit, user.id, uploads);
    return { user };
  },
  async register({ body, visit }) {
    const user = await accounts.register(body);
    await signIn(visit, user.id, uploads);
    return { user };
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
  async resetPassword({ body }) {
    await accounts.resetPassword(body);
    return { ok: true };
  },
});

/** Signs in, and transfers what was uploaded as a visitor. */
async function signIn(visit: Visit, userId: string, uploads: Pick<Uploads, 'adopt'>): Promise<void> {
  const visitor = await visit.find();
  await visit.signIn(userId);
  if (visitor) await uploads.adopt(userId, visitor.sessionId);
}
