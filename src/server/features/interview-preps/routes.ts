import type { Handlers } from '../../http/handler.ts';
import type { InterviewPreps } from './service.ts';

export const interviewPrepRoutes = ({
  preps,
}: {
  preps: InterviewPreps;
}): Pick<
  Handlers,
  'generateInterviewPrep' | 'getInterviewPrep' | 'downloadInterviewPrep' | 'practiceAnswer' | 'deletePracticed'
> => ({
  generateInterviewPrep: async ({ visit, body, address }) =>
    preps.generate(await visit.find(), body.optimizationId, address),
  getInterviewPrep: async ({ visit, params, locale }) => preps.get(await visit.find(), params.optimizationId, locale),
  downloadInterviewPrep: async ({ visit, params, query }) =>
    preps.download(await visit.find(), params.optimizationId, query),
  practiceAnswer: async ({ visit, params, body, locale }) =>
    preps.practice(await visit.find(), params.optimizationId, body, locale),
  async deletePracticed({ visit, params }) {
    await preps.removeAnswer(await visit.find(), params.optimizationId, params.answerId);
    return { ok: true };
  },
});
