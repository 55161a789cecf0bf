import type { Handlers } from '../../http/handler.ts';
import { originOf } from '../../http/origin.ts';
import { signedIn, signedInOn } from '../../http/visit.ts';
import type { ApiKeys } from './service.ts';

export const apiKeyRoutes = ({
  apiKeys,
}: {
  apiKeys: ApiKeys;
}): Pick<Handlers, 'listApiKeys' | 'createApiKey' | 'revokeApiKey'> => ({
  listApiKeys: async ({ visit }) => ({ apiKeys: await apiKeys.list((await signedIn(visit)).userId) }),
  createApiKey: async ({ visit, body, address }) =>
    apiKeys.create(await signedInOn(visit), body, originOf({ address, visit })),
  async revokeApiKey({ visit, params, address }) {
    await apiKeys.revoke((await signedIn(visit)).userId, params.id, originOf({ address, visit }));
    return { ok: true };
  },
});
