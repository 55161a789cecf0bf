import type { Posting } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import { readJobTitle, titleSimilarity, type JobTitle } from './job-titles.ts';

/** A title that an ad asks for, in its words and taken apart. */
export interface AskedTitle {
  text: string;
  title: JobTitle;
}

/** Roles that say nothing of the work without a field: "manager", "associate". */
const fieldless: ReadonlySet<string> = new Set(['manager', 'assistant', 'representative']);
const mostWords = 5;

/**
 * The titles that an ad asks for, to be compared with titles of the language `beside`: its own, or, where it has none, as in a
 * bare list of what is asked, the roles it names ("store operations, territory sales manager, store manager").
 */
export function askedTitles({ title, requirements, language }: Posting, beside: Language): AskedTitle[] {
  const toAsked = (text: string): AskedTitle => ({ text, title: readJobTitle(text, language, beside) });
  if (title.trim() !== '') return [toAsked(title)];
  const named = requirements.filter(({ kind, text }) => kind === 'skill' && text.split(/\s+/).length <= mostWords);
  return named.map(({ text }) => toAsked(text)).filter((asked) => isRole(asked.title));
}

const isRole = ({ roles, field }: JobTitle): boolean =>
  roles.size > 0 && (field.size > 0 || [...roles].some((role) => !fieldless.has(role)));

/** How near a held title comes to the nearest of those asked for, 0-1. */
export const nearnessOf = (titles: readonly AskedTitle[], held: JobTitle): number =>
  Math.max(0, ...titles.map(({ title }) => titleSimilarity(title, held)));
