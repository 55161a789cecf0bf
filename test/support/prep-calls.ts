import { api } from '#contract/api.ts';
import { urlOf } from '#web/api/api-client.ts';
import { codeOf } from '#web/api/http-error.ts';
import type { Browser } from './browser.ts';

export const generate = (browser: Browser, optimizationId: string) =>
  browser.api.call(api.generateInterviewPrep, { body: { optimizationId } });
export const get = (browser: Browser, optimizationId: string) =>
  browser.api.call(api.getInterviewPrep, { params: { optimizationId } });
export const practice = (
  browser: Browser,
  optimizationId: string,
  text = 'I did it.',
  questionId = 'claim:picking-errors',
) => browser.api.call(api.practiceAnswer, { params: { optimizationId }, body: { questionId, text, seconds: 30 } });
export const forget = (browser: Browser, optimizationId: string, answerId: string) =>
  browser.api.call(api.deletePracticed, { params: { optimizationId, answerId } });
export const download = async (browser: Browser, optimizationId: string, paper?: 'a4' | 'us-letter') =>
  browser.fetch(urlOf(api.downloadInterviewPrep, { optimizationId }, { paper }));

/** The code of a refusal; "done" where there is none. */
export const outcome = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'done',
    (error: unknown) => codeOf(error),
  );
export const downloadOutcome = async (browser: Browser, id: string): Promise<unknown> => {
  const answer = await download(browser, id);
  return answer.ok ? 'done' : ((await answer.json()) as { code: string }).code;
};

/** What each route answers, in one order. */
export const outcomes = async (browser: Browser, id: string, answerId = '00000000-0000-4000-8000-000000000000') => ({
  generate: await outcome(generate(browser, id)),
  get: await outcome(get(browser, id)),
  download: await downloadOutcome(browser, id),
  practice: await outcome(practice(browser, id)),
  forget: await outcome(forget(browser, id, answerId)),
});
export const all = (code: string) => ({ generate: code, get: code, download: code, practice: code, forget: code });
