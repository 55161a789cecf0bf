import headerWords from '../../words/resume/entry-header.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';

/** How a sentence about what was done begins. */
export const doneWord = patternOf(headerWords, 'done', 'u', (any) => String.raw`^(?:${any})\b`);
