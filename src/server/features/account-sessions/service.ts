import type { AccountSession } from '#contract/account-sessions.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/origin.ts';
import { lastMoment } from '../../http/session-store.ts';
import { usedAt } from '../../http/sessions.ts';
import type { Clock } from '../../clock.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import * as store from './store.ts';

/** The most that are listed: nobody looks through more. */
const mostListed = 100;

interface Deps {
  db: Database;
  clock: Clock;
  securityEvents: Pick<SecurityEvents, 'record'>;
}

export interface AccountSessions {
  list(of: { userId: string; sessionId: string }): Promise<AccountSession[]>;
  /** Throws SESSION_NOT_FOUND if it doesn't exist or is another person's. */
  end(of: { userId: string; id: string; from: Origin }): Promise<void>;
}

/** Where an account is signed in. */
export const createAccountSessions = ({ db, clock, securityEvents }: Deps): AccountSessions => ({
  async list({ userId, sessionId }) {
    const found = await store.sessionsOf(db, userId, { first: sessionId, now: clock.now(), most: mostListed });
    return found.map((session) => {
      const { id, signedInAt, expiresAt, browser, system } = session;
      // A session from before it was noted may say that it runs on after its last moment.
      const end = new Date(Math.min(expiresAt.getTime(), lastMoment(signedInAt).getTime()));
      return {
        id,
        device: { browser, system },
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: usedAt(session).toISOString(),
        endsAt: end.toISOString(),
        isCurrent: id === sessionId,
      };
    });
  },

  end: ({ userId, id, from }) =>
    db.transaction(async (tx) => {
      if (!(await store.removeSession(tx, userId, id))) throw new AppError('SESSION_NOT_FOUND');
      await securityEvents.record({ kind: 'session_ended', userId, from }, tx);
    }),
});
