import { AppError } from '../../app-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Sandbox } from './service.ts';

type SandboxRoutes = Pick<Handlers, 'confirmSandboxPayment' | 'simulateSandbox' | 'cancelSandboxSubscription'>;

interface Deps {
  sandbox: Sandbox;
  /** Whether it is for requests to this machine alone. */
  onlyHere: boolean;
}

export const sandboxRoutes = ({ sandbox, onlyHere }: Deps): SandboxRoutes => {
  const refuseOthers = (here: boolean) => {
    if (onlyHere && !here) throw new AppError('NOT_FOUND');
  };
  return {
    async confirmSandboxPayment({ visit, body, locale, here }) {
      refuseOthers(here);
      const { userId } = await signedIn(visit);
      return sandbox.confirm(userId, body, locale);
    },
    async simulateSandbox({ visit, body, here }) {
      refuseOthers(here);
      const { userId } = await signedIn(visit);
      await sandbox.simulate(userId, body);
      return { ok: true };
    },
    async cancelSandboxSubscription({ visit, here }) {
      refuseOthers(here);
      const { userId } = await signedIn(visit);
      return sandbox.cancel(userId);
    },
  };
};
