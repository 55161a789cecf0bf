import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Sandbox } from './service.ts';

type SandboxRoutes = Pick<Handlers, 'confirmSandboxPayment' | 'simulateSandbox' | 'cancelSandboxSubscription'>;

export const sandboxRoutes = ({ sandbox }: { sandbox: Sandbox }): SandboxRoutes => ({
  async confirmSandboxPayment({ visit, body, locale }) {
    const { userId } = await signedIn(visit);
    return sandbox.confirm(userId, body, locale);
  },
  async simulateSandbox({ visit, body }) {
    const { userId } = await signedIn(visit);
    await sandbox.simulate(userId, body);
    return { ok: true };
  },
  async cancelSandboxSubscription({ visit }) {
    const { userId } = await signedIn(visit);
    return sandbox.cancel(userId);
  },
});
