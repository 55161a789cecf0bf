import type { Posting } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import { readJobTitle, titleSimilarity, type JobTitle } from './job-titles.ts';

/** A title that an ad asks for, in its words and split into field and role. */
export interface AskedTitle {
  text: string;
  title: JobTitle;
}

/** Roles that say nothing about the work without a field: "manager", "associate". */
const fieldless: ReadonlySet<string> = new Set(['manager', 'assistant', 'representative']);
const mostWords = 5;

/**
 * The titles that an ad asks for, prepared for comparison with titles of `otherLanguage`: its own title, or, where it has none, as in a bare list of
 * requirements, the roles it names ("store operations, territory sales manager, store manager").
 */
export function askedTitles({ title, requirements, language }: Posting, otherLanguage: Language): AskedTitle[] {
  const toAsked = (text: string): AskedTitle => ({ text, title: readJobTitle(text, language, otherLanguage) });
  if (title.trim() !== '') return [toAsked(title)];
  const named = requirements.filter(({ kind, text }) => kind === 'skill' && text.split(/\s+/).length <= mostWords);
  return named.map(({ text }) => toAsked(text)).filter((asked) => isRole(asked.title));
}

const isRole = ({ roles, field }: JobTitle): boolean =>
  roles.size > 0 && (field.size > 0 || [...roles].some((role) => !fieldless.has(role)));

/** How close a held title is to the closest of the required titles, 0-1. */
export const nearnessOf = (titles: readonly AskedTitle[], held: JobTitle): number =>
  Math.max(0, ...titles.map(({ title }) => titleSimilarity(title, held)));
