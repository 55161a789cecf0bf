import { maxAdCharacters } from '#contract/limits.ts';
import { starGuidesOf } from '#domain/interview/stories.ts';
import { prepareInterview } from '#domain/interview/prepare-interview.ts';
import { BadInput } from '../bad-input.ts';
import { requestCommand } from '../request-command.ts';
import { neededIn } from '../requests.ts';
import { shell } from '../shell-words.ts';

/** `interview FILE... --job AD.txt --title T [--company C]`: what the person is likely to be asked, and what their own resume answers. */
export const interview = requestCommand({
  name: 'interview',
  argument: 'FILE',
  fields: ['file', 'text', 'job', 'jobText', 'title', 'company'],
  options: ['job', 'title', 'company'],
  needs: ['job', 'title'],
  fileOptions: ['job'],
  answer: async (request, context) => {
    const text = await context.text(neededIn(request, 'job'), maxAdCharacters);
    const { parsed } = await context.resume(neededIn(request, 'file'));
    const jobTitle = request['title'];
    if (jobTitle === undefined) throw new BadInput(shell.optionMissing('title'));
    const companyName = request['company'];
    const posting = await context.engine.run('readPosting', { text, title: jobTitle, employer: companyName });
    const prep = prepareInterview({ source: parsed, posting, jobTitle, companyName, today: context.today });
    return { value: { ...prep, starGuides: starGuidesOf(prep) } };
  },
});
