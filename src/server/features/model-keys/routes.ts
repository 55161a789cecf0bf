import type { Handlers } from '../../http/handler.ts';
import type { ModelKeys } from './service.ts';

export const modelKeyRoutes = ({
  modelKeys,
}: {
  modelKeys: ModelKeys;
}): Pick<Handlers, 'getModelKey' | 'setModelKey' | 'removeModelKey'> => ({
  async getModelKey({ visit }) {
    const owner = await visit.find();
    return { held: owner ? await modelKeys.shown(owner.sessionId) : null };
  },
  setModelKey: async ({ visit, body }) => ({ held: await modelKeys.keep((await visit.require()).sessionId, body) }),
  async removeModelKey({ visit }) {
    const owner = await visit.find();
    if (owner) await modelKeys.forget(owner.sessionId);
    return { held: null };
  },
});
