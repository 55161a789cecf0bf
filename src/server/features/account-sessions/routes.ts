import type { Handlers } from '../../http/handler.ts';
import { originOf } from '../../http/origin.ts';
import { sessionOf, signedIn } from '../../http/visit.ts';
import type { AccountSessions } from './service.ts';

export const accountSessionRoutes = ({
  accountSessions,
}: {
  accountSessions: AccountSessions;
}): Pick<Handlers, 'listSessions' | 'endSession'> => ({
  async listSessions({ visit }) {
    const owner = await signedIn(visit);
    const of = { userId: owner.userId, sessionId: sessionOf(owner) };
    return { sessions: await accountSessions.list(of) };
  },
  async endSession({ visit, params, address }) {
    const owner = await signedIn(visit);
    await accountSessions.end({ userId: owner.userId, id: params.id, from: originOf({ address, visit }) });
    // The browser forgets its own session.
    if (params.id === owner.sessionId) await visit.signOut();
    return { ok: true };
  },
});
