import { maxAdCharacters } from '#contract/limits.ts';
import { requestCommand } from '../request-command.ts';
import { givenIn, neededIn } from '../requests.ts';

/** `score FILE... [--job AD.txt --title T]`: the evaluation. */
export const score = requestCommand({
  name: 'score',
  argument: 'FILE',
  fields: ['file', 'text', 'job', 'jobText', 'title'],
  options: ['job', 'title'],
  fileOptions: ['job'],
  answer: async (request, context) => {
    const ad = givenIn(request, 'job');
    const { parsed, layout } = await context.resume(neededIn(request, 'file'));
    const job = ad && { title: request['title'], description: await context.text(ad, maxAdCharacters) };
    return { value: await context.engine.run('score', { parsed, layout, job, today: context.today }) };
  },
});
