import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Billing } from '../billing/service.ts';
import type { Optimizations } from './service.ts';

export const optimizationRoutes = ({
  optimizations,
  billing,
}: {
  optimizations: Optimizations;
  billing: Pick<Billing, 'boughtFor'>;
}): Pick<
  Handlers,
  | 'optimizeResume'
  | 'getOptimization'
  | 'listOptimizations'
  | 'retryOptimization'
  | 'deleteOptimization'
  | 'listQuestions'
  | 'answerQuestion'
  | 'removeAnswer'
  | 'getSheet'
  | 'decideSheet'
  | 'printSheet'
> => ({
  optimizeResume: async ({ visit, body, address }) => optimizations.start(await visit.require(), body, address),
  getOptimization: async ({ visit, params, locale }) => optimizations.get(await visit.find(), params.id, locale),
  async listOptimizations({ visit }) {
    return optimizations.list((await signedIn(visit)).userId);
  },
  async deleteOptimization({ visit, params }) {
    const { userId } = await signedIn(visit);
    // Read first: deleting the optimization removes the link to its payments.
    const bought = (await billing.boughtFor(userId)).get(params.id) ?? [];
    await optimizations.remove(userId, params.id);
    return { ok: true, bought };
  },
  listQuestions: async ({ visit, params, locale }) => optimizations.questions(await visit.find(), params.id, locale),
  answerQuestion: async ({ visit, params, body, locale }) =>
    optimizations.answer(await visit.find(), params.id, body, locale),
  removeAnswer: async ({ visit, params, locale }) =>
    optimizations.removeAnswer(await visit.find(), params.id, params.key, locale),
  getSheet: async ({ visit, params }) => optimizations.sheet(await visit.find(), params.id),
  decideSheet: async ({ visit, params, body }) => optimizations.decide(await visit.find(), params.id, body.acts),
  printSheet: async ({ visit, params, query }) => optimizations.print(await visit.find(), params.id, query),
  retryOptimization: async ({ visit, params }) => optimizations.retry(await visit.find(), params.id),
});
