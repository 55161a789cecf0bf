import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Enhancements } from './service.ts';

export const enhancementRoutes = ({
  enhancements,
}: {
  enhancements: Enhancements;
}): Pick<
  Handlers,
  | 'uploadLinkedin'
  | 'checkLifetimePlan'
  | 'enhanceLinkedin'
  | 'listEnhancements'
  | 'getEnhancement'
  | 'retryEnhancement'
  | 'deleteEnhancement'
> => ({
  uploadLinkedin: async ({ file }) => enhancements.read(file),
  checkLifetimePlan: async ({ visit }) => enhancements.hasPlan((await signedIn(visit)).userId),
  enhanceLinkedin: async ({ visit, body }) => enhancements.start(await signedIn(visit), body),
  listEnhancements: async ({ visit }) => enhancements.list((await signedIn(visit)).userId),
  getEnhancement: async ({ visit, params, locale }) =>
    enhancements.get((await signedIn(visit)).userId, params.id, locale),
  retryEnhancement: async ({ visit, params }) => enhancements.retry((await signedIn(visit)).userId, params.id),
  async deleteEnhancement({ visit, params }) {
    await enhancements.remove((await signedIn(visit)).userId, params.id);
    return { ok: true };
  },
});
