import type { Handlers } from '../../http/handler.ts';
import { sessionOf } from '../../http/visit.ts';
import type { ModelKeys } from './service.ts';

export const modelKeyRoutes = ({
  modelKeys,
}: {
  modelKeys: ModelKeys;
}): Pick<Handlers, 'getModelKey' | 'setModelKey' | 'removeModelKey'> => ({
  async getModelKey({ visit }) {
    const owner = await visit.find();
    return { held: owner ? await modelKeys.shown(sessionOf(owner)) : null };
  },
  setModelKey: async ({ visit, body }) => ({ held: await modelKeys.keep(sessionOf(await visit.require()), body) }),
  async removeModelKey({ visit }) {
    const owner = await visit.find();
    if (owner) await modelKeys.forget(sessionOf(owner));
    return { held: null };
  },
});
