import type { Handlers } from '../../../http/handler.ts';
import { signedIn } from '../../../http/visit.ts';
import type { SavedJobs } from './service.ts';

export const savedJobRoutes = ({
  saved,
}: {
  saved: SavedJobs;
}): Pick<
  Handlers,
  | 'saveJob'
  | 'listSavedJobs'
  | 'updateSavedJob'
  | 'removeSavedJob'
  | 'exportSavedJobs'
  | 'addOwnJob'
  | 'hideJob'
  | 'unhideJob'
  | 'listHiddenJobs'
> => ({
  saveJob: async ({ visit, body }) => saved.save((await signedIn(visit)).userId, body),
  listSavedJobs: async ({ visit, query }) => ({ savedJobs: await saved.list((await signedIn(visit)).userId, query) }),
  updateSavedJob: async ({ visit, params, body }) => saved.update((await signedIn(visit)).userId, params.id, body),
  async removeSavedJob({ visit, params }) {
    await saved.remove((await signedIn(visit)).userId, params.id);
    return { ok: true };
  },
  exportSavedJobs: async ({ visit, locale }) => saved.table((await signedIn(visit)).userId, locale),
  addOwnJob: async ({ visit, body }) => saved.addOwn((await signedIn(visit)).userId, body),
  async hideJob({ visit, body }) {
    await saved.hide((await signedIn(visit)).userId, body);
    return { ok: true };
  },
  async unhideJob({ visit, params }) {
    await saved.unhide((await signedIn(visit)).userId, params.id);
    return { ok: true };
  },
  listHiddenJobs: async ({ visit }) => ({ hiddenJobs: await saved.hidden((await signedIn(visit)).userId) }),
});
