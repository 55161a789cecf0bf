import type { Handlers } from '../../http/handler.ts';
import type { Database } from '../../db/database.ts';
import { originOf } from '../../http/origin.ts';
import { sessionOf, signedIn } from '../../http/visit.ts';
import type { AccountSessions } from '../account-sessions/service.ts';
import type { ApiKeys } from '../api-keys/service.ts';
import type { Enhancements } from '../enhancements/service.ts';
import type { InterviewPreps } from '../interview-preps/service.ts';
import type { Optimizations } from '../optimizations/service.ts';
import type { SecondFactors } from '../second-factors/service.ts';
import type { Scores } from '../scores/service.ts';
import type { SecurityEvents } from '../security-events/service.ts';
import type { Uploads } from '../uploads/service.ts';
import { jobCopies } from './job-copies-store.ts';

interface Services {
  db: Database;
  uploads: Pick<Uploads, 'copies'>;
  optimizations: Pick<Optimizations, 'copies'>;
  scores: Pick<Scores, 'copies'>;
  interviewPreps: Pick<InterviewPreps, 'copies'>;
  enhancements: Pick<Enhancements, 'copies'>;
  apiKeys: Pick<ApiKeys, 'list'>;
  secondFactors: Pick<SecondFactors, 'copies'>;
  accountSessions: Pick<AccountSessions, 'list'>;
  securityEvents: Pick<SecurityEvents, 'list' | 'record'>;
}

export const accountDataRoutes = ({
  db,
  uploads,
  optimizations,
  scores,
  interviewPreps,
  enhancements,
  apiKeys,
  secondFactors,
  accountSessions,
  securityEvents,
}: Services): Pick<Handlers, 'exportAccount'> => ({
  async exportAccount({ visit, query, locale, address }) {
    const owner = await signedIn(visit);
    const { userId } = owner;
    const sessions = await accountSessions.list({ userId, sessionId: sessionOf(owner) });
    // The first part of an export counts for all of it.
    if (query.offset === 0)
      await securityEvents.record({ kind: 'data_exported', userId, from: originOf({ address, visit }) });
    return {
      uploads: await uploads.copies(userId, query),
      optimizations: await optimizations.copies(userId, query, locale),
      assessments: await scores.copies(userId, query, locale),
      interviewPreps: await interviewPreps.copies(userId, query, locale),
      linkedinEnhancements: await enhancements.copies(userId, query, locale),
      apiKeys: (await apiKeys.list(userId)).slice(query.offset, query.offset + query.limit),
      secondFactors: await secondFactors.copies(userId, query),
      sessions: sessions.slice(query.offset, query.offset + query.limit),
      securityEvents: (await securityEvents.list(userId, query)).events,
      ...(await jobCopies(db, userId, query)),
    };
  },
});
