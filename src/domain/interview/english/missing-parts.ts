import type { StarPart } from '../interview-prep.ts';
import type { OwnLine } from '../material/own-lines.ts';
import { inPost } from './phrases.ts';

/** What to ask the person for a part of a story that the resume does not tell. */
export function missingPart(part: StarPart, { post, figures }: OwnLine): string {
  switch (part) {
    case 'situation':
      return 'Where and when was this, and what was the problem?';
    case 'task':
      return `What was expected of you ${inPost(post)}, and by when?`;
    case 'action':
      return 'How did you do it? Name the two or three things that you did yourself.';
    case 'result':
      return figures.length > 0
        ? 'What came of it in the end, and who noticed?'
        : 'What came of it? Think of a number, time saved or something people said about it.';
  }
}
