import type { Handlers } from '../../http/handler.ts';
import type { Database } from '../../db/database.ts';
import { signedIn } from '../../http/visit.ts';
import type { Enhancements } from '../enhancements/service.ts';
import type { InterviewPreps } from '../interview-preps/service.ts';
import type { Optimizations } from '../optimizations/service.ts';
import type { Scores } from '../scores/service.ts';
import type { Uploads } from '../uploads/service.ts';
import { jobCopies } from './job-copies-store.ts';

interface Services {
  db: Database;
  uploads: Pick<Uploads, 'copies'>;
  optimizations: Pick<Optimizations, 'copies'>;
  scores: Pick<Scores, 'copies'>;
  interviewPreps: Pick<InterviewPreps, 'copies'>;
  enhancements: Pick<Enhancements, 'copies'>;
}

export const accountDataRoutes = ({
  db,
  uploads,
  optimizations,
  scores,
  interviewPreps,
  enhancements,
}: Services): Pick<Handlers, 'exportAccount'> => ({
  async exportAccount({ visit, query, locale }) {
    const { userId } = await signedIn(visit);
    return {
      uploads: await uploads.copies(userId, query),
      optimizations: await optimizations.copies(userId, query, locale),
      assessments: await scores.copies(userId, query, locale),
      interviewPreps: await interviewPreps.copies(userId, query, locale),
      linkedinEnhancements: await enhancements.copies(userId, query, locale),
      ...(await jobCopies(db, userId, query)),
    };
  },
});
