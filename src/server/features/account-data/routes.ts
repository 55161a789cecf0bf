import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Optimizations } from '../optimizations/service.ts';
import type { Scores } from '../scores/service.ts';
import type { Uploads } from '../uploads/service.ts';

interface Services {
  uploads: Pick<Uploads, 'copies'>;
  optimizations: Pick<Optimizations, 'copies'>;
  scores: Pick<Scores, 'copies'>;
}

export const accountDataRoutes = ({ uploads, optimizations, scores }: Services): Pick<Handlers, 'exportAccount'> => ({
  async exportAccount({ visit, query, locale }) {
    const { userId } = await signedIn(visit);
    return {
      uploads: await uploads.copies(userId, query),
      optimizations: await optimizations.copies(userId, query, locale),
      assessments: await scores.copies(userId, query, locale),
    };
  },
});
