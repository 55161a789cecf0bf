import formWords from '../../words/resume/form-words.json' with { type: 'json' };
import { plainWords } from '../../language/fold.ts';
import { once } from '../../memoize.ts';
import { headsOf } from '../../words/word-table.ts';

const titles = once((): ReadonlySet<string> => new Set(headsOf(formWords, 'titles of the document')));

/** Whether a text is what a document calls itself ("Curriculum vitae"), above the person's name or on each page. */
export const isDocumentTitle = (text: string): boolean => titles().has(plainWords(text));
