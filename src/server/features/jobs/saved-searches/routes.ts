import type { Handlers } from '../../../http/handler.ts';
import { signedIn } from '../../../http/visit.ts';
import type { SavedSearches } from './service.ts';

export const savedSearchRoutes = ({
  savedSearches,
}: {
  savedSearches: SavedSearches;
}): Pick<
  Handlers,
  'saveSearch' | 'listSavedSearches' | 'updateSavedSearch' | 'deleteSavedSearch' | 'stopJobMails'
> => ({
  saveSearch: async ({ visit, body }) => savedSearches.save((await signedIn(visit)).userId, body),
  listSavedSearches: async ({ visit }) => ({ savedSearches: await savedSearches.list((await signedIn(visit)).userId) }),
  updateSavedSearch: async ({ visit, params, body }) =>
    savedSearches.update((await signedIn(visit)).userId, params.id, body),
  async deleteSavedSearch({ visit, params }) {
    await savedSearches.remove((await signedIn(visit)).userId, params.id);
    return { ok: true };
  },
  async stopJobMails({ query }) {
    await savedSearches.stopMails(query.token);
    return { ok: true };
  },
});
