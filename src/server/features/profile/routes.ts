import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Profiles } from './service.ts';

export const profileRoutes = ({
  profiles,
}: {
  profiles: Profiles;
}): Pick<Handlers, 'getProfile' | 'listProfileOptimizations' | 'updateProfile'> => ({
  getProfile: async ({ visit }) => profiles.get((await signedIn(visit)).userId),
  listProfileOptimizations: async ({ visit, query }) => profiles.optimizations((await signedIn(visit)).userId, query),
  async updateProfile({ visit, body }) {
    const { userId } = await signedIn(visit);
    return { user: await profiles.rename(userId, body.name) };
  },
});
