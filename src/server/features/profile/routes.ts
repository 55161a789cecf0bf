import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Profiles } from './service.ts';

export const profileRoutes = ({
  profiles,
}: {
  profiles: Profiles;
}): Pick<Handlers, 'getProfile' | 'updateProfile'> => ({
  getProfile: async ({ visit }) => profiles.get((await signedIn(visit)).userId),
  async updateProfile({ visit, body }) {
    const { userId } = await signedIn(visit);
    return { user: await profiles.rename(userId, body.name) };
  },
});
