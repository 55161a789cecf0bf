import type { Handlers } from '../../http/handler.ts';
import { originOf } from '../../http/origin.ts';
import { signedIn, signedInOn } from '../../http/visit.ts';
import type { Billing } from '../billing/service.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import type { Accounts } from './service.ts';
import { signIn, type AdoptingServices } from './sign-in.ts';

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

interface Deps extends AdoptingServices {
  accounts: Accounts;
  billing: Pick<Billing, 'membershipBy'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
}

export const accountRoutes = ({ accounts, billing, securityEvents, ...visitors }: Deps): AccountRoutes => ({
  async getMe({ visit }) {
    const { user, events } = await accounts.signedIn(visit);
    return { user, membership: billing.membershipBy(events) };
  },
  async login({ body, visit, address }) {
    const from = originOf({ address, visit });
    const { user, hold } = await accounts.login(body, { from, knownTo: visit.knownTo, remember: visit.remember });
    const adopted = await signIn(visit, { userId: user.id, hold }, visitors);
    await securityEvents.record({ kind: 'signed_in', userId: user.id, from });
    return { user, adopted };
  },
  async register({ body, visit, address }) {
    const { user, hold } = await accounts.register(body);
    const adopted = await signIn(visit, { userId: user.id, hold }, visitors);
    await securityEvents.record({ kind: 'account_created', userId: user.id, from: originOf({ address, visit }) });
    return { user, adopted };
  },
  async logout({ visit, address }) {
    const owner = await visit.find();
    await visit.signOut();
    if (owner?.userId !== undefined)
      await securityEvents.record({ kind: 'signed_out', userId: owner.userId, from: originOf({ address, visit }) });
    return { ok: true };
  },
  async signOutEverywhere({ visit, address }) {
    const { userId } = await signedIn(visit);
    await accounts.signOutEverywhere(userId, originOf({ address, visit }));
    await visit.signOut();
    return { ok: true };
  },
  async claimOptimization({ body, visit }) {
    const { userId } = await signedIn(visit);
    return { ok: true, ...(await accounts.claim(userId, body.claimToken)) };
  },
  async changePassword({ body, visit, address }) {
    const from = originOf({ address, visit });
    await accounts.changePassword(await signedInOn(visit), {
      current: body.currentPassword,
      next: body.newPassword,
      from,
    });
    return { ok: true };
  },
  async forgotPassword({ body, visit, address }) {
    await accounts.forgotPassword(body.email, originOf({ address, visit }));
    return { ok: true };
  },
  async resetPassword({ body, visit, address }) {
    const caller = { from: originOf({ address, visit }), knownTo: visit.knownTo };
    visit.remember(await accounts.resetPassword(body, caller));
    return { ok: true };
  },
});
