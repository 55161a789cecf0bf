import type { Language } from '../../language/languages.ts';
import { readJobTitle, type JobTitle } from '../../matching/titles/job-titles.ts';

/** A title split for comparison with titles of a language. */
export type TitleReader = (language: Language) => JobTitle;

/** "IT" is a small word in a sentence, and a field in a title. */
const plain = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])I\.?T\.?(?![\p{L}\p{N}])/gu, 'information technology');

/** Splits a title, once for each language that it is compared with. */
export function titleReader(text: string, language: Language): TitleReader {
  const known = new Map<Language, JobTitle>();
  return (other) => {
    const title = known.get(other) ?? readJobTitle(plain(text), language, other);
    known.set(other, title);
    return title;
  };
}
