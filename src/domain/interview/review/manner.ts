import { detectLanguage } from '../../language/detect-language.ts';
import { stopWords } from '../../language/stop-words.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { PrepQuestion } from '../interview-prep.ts';
import { contentOf } from './content.ts';

/** Sentences have more small words than this share; lists of names have hardly any. */
const leastSmall = 0.2;

/** Whether an answer strings names together without saying anything of them. */
export function isList(answer: string): boolean {
  const words = answer.toLowerCase().match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => stopWords('en').has(word)).length;
  return words.length >= fewWords && small / words.length < leastSmall;
}
const fewWords = 8;

/** Whether the person speaks of themselves. */
export const isOwn = (answer: string): boolean => /\b(?:I|me|my|mine|myself|we|us|our)\b/i.test(answer);

/** Whether an answer is in another language than its question. */
export const isOtherLanguage = (answer: string, { text }: PrepQuestion): boolean =>
  detectLanguage(text) !== detectLanguage(answer);

/** So much of an answer has to go beyond the question and the resume's own line. */
const leastNew = 0.3;

/** Whether an answer only says the question or one line of the resume again. */
export function saysNothingNew(answer: string, { text, evidence }: PrepQuestion, source: ParsedResume): boolean {
  const said = [...contentOf(answer, source)];
  return [text, ...evidence.map((line) => line.text)].some((given) => {
    const known = contentOf(given, source);
    return said.length > 0 && said.filter((word) => !known.has(word)).length / said.length < leastNew;
  });
}
