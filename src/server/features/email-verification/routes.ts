import type { Handlers } from '../../http/handler.ts';
import { originOf } from '../../http/origin.ts';
import { signedIn } from '../../http/visit.ts';
import type { EmailVerification } from './service.ts';

export const emailVerificationRoutes = ({
  emailVerification,
}: {
  emailVerification: EmailVerification;
}): Pick<Handlers, 'getEmailStatus' | 'sendVerification' | 'verifyEmail'> => ({
  getEmailStatus: async ({ visit }) => emailVerification.status((await signedIn(visit)).userId),
  async sendVerification({ visit }) {
    await emailVerification.send((await signedIn(visit)).userId);
    return { ok: true };
  },
  async verifyEmail({ body, visit, address }) {
    const signedInAs = (await visit.find())?.userId;
    await emailVerification.verify(body.token, { signedInAs, from: originOf({ address, visit }) });
    return { ok: true };
  },
});
