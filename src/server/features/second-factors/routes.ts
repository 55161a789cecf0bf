import type { Handlers } from '../../http/handler.ts';
import { originOf } from '../../http/origin.ts';
import { signedIn, signedInOn, type Visit } from '../../http/visit.ts';
import { signIn, type AdoptingServices } from '../accounts/sign-in.ts';
import type { Accounts } from '../accounts/service.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import type { Authenticators } from './authenticators.ts';
import type { Passkeys } from './passkeys.ts';
import type { SecondFactors } from './service.ts';
import type { StepCaller } from './second-step.ts';

type SecondFactorRoutes = Pick<
  Handlers,
  | 'getSecondFactors'
  | 'beginAuthenticator'
  | 'addAuthenticator'
  | 'removeAuthenticator'
  | 'renewRecoveryCodes'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'beginPasskeyLogin'
  | 'loginWithPasskey'
>;

interface Deps extends AdoptingServices {
  secondFactors: Pick<SecondFactors, 'list'>;
  authenticators: Authenticators;
  passkeys: Passkeys;
  accounts: Pick<Accounts, 'me'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
}

const callerOf = ({ visit, address }: { visit: Visit; address: string }): StepCaller => ({
  from: originOf({ address, visit }),
  knownTo: visit.knownTo,
  remember: visit.remember,
});

/** Names the browser that asks, which has a cookie from here on. */
function browserOf(visit: Visit): string {
  visit.begin();
  return visit.key ?? '';
}

export const secondFactorRoutes = ({
  secondFactors,
  authenticators,
  passkeys,
  accounts,
  securityEvents,
  ...visitors
}: Deps): SecondFactorRoutes => ({
  getSecondFactors: async ({ visit }) => secondFactors.list((await signedIn(visit)).userId),
  beginAuthenticator: async ({ visit, address, body }) =>
    authenticators.begin(await signedInOn(visit), body.currentPassword, originOf({ address, visit })),
  addAuthenticator: async ({ visit, address, body }) => ({
    recoveryCodes: await authenticators.add(await signedInOn(visit), body, callerOf({ visit, address })),
  }),
  async removeAuthenticator({ visit, address, body }) {
    await authenticators.remove(await signedInOn(visit), body, callerOf({ visit, address }));
    return { ok: true };
  },
  async renewRecoveryCodes({ visit, address, body }) {
    const owner = await signedInOn(visit);
    return { recoveryCodes: await authenticators.renewCodes(owner, body, callerOf({ visit, address })) };
  },
  beginPasskey: async ({ visit, address, body }) => ({
    options: await passkeys.begin(await signedInOn(visit), body, callerOf({ visit, address })),
  }),
  addPasskey: async ({ visit, address, body }) => ({
    passkey: await passkeys.add(await signedInOn(visit), body, originOf({ address, visit })),
  }),
  async removePasskey({ visit, address, params, body }) {
    const owner = await signedInOn(visit);
    await passkeys.remove(owner, params.id, body.currentPassword, originOf({ address, visit }));
    return { ok: true };
  },
  beginPasskeyLogin: async ({ visit }) => ({ options: passkeys.beginLogin(browserOf(visit)) }),
  async loginWithPasskey({ visit, address, body }) {
    const shown = await passkeys.login(browserOf(visit), body.credential, callerOf({ visit, address }));
    const user = await accounts.me(shown.userId);
    const adopted = await signIn(visit, shown, visitors);
    await securityEvents.record({ kind: 'signed_in', userId: user.id, from: originOf({ address, visit }) });
    return { user, adopted };
  },
});
