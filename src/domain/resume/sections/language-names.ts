import names from '../../words/language-names.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';

/** Natural languages as they are called on resumes in the supported languages; lower case without accents. */
export const languageNames: ReadonlySet<string> = new Set(headsOf(names));
