import { fencedPrompt, type Prompt } from '../../tailoring/briefing/prompt.ts';
import type { QuestionBrief } from './write-briefs.ts';

const instructions = [
  'Reword questions of a job interview so that they sound like a thoughtful interviewer who has read the resume and the ad.',
  'Answer each with its `id`; leave out any that is good as it is.',
  '`text`: one to three sentences, 400 characters at most, ending in the question. It asks about the same thing and names all `names`.',
  'Say nothing of the person that `resume` does not say, and nothing of the job that `ad` does not say.',
  'Invent no number, date, employer, title, degree, licence, skill, team, scope, problem or result; keep those of the question.',
  'Where `about` is "gap", the resume does not show it: do not ask as if the person had done it.',
  'Ask nothing personal: no age, family, health, religion, origin or politics.',
  'Write plain text and ordinary words: no Markdown, no placeholders, no addresses.',
];

const form = '{"questions": [{"id": "…", "text": "…"}]}';

/** The prompt for a brief; `fence` is random and new for each request. */
export const questionPrompt = ({ data, language }: QuestionBrief, fence: string): Prompt =>
  fencedPrompt({ instructions, form, data, language }, fence);
