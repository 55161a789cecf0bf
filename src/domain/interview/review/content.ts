import { stopWords } from '../../language/stop-words.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';

/** The words of a text that say what it is about, cut to their beginnings so that forms of one word meet. */
export const contentOf = (text: string, { language }: Pick<ParsedResume, 'language'>): ReadonlySet<string> => {
  const small = stopWords(language);
  return new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !small.has(word)).map((word) => word.slice(0, 6)),
  );
};
