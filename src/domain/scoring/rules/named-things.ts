import type { Language } from '../../language/languages.ts';

/** A word as a person writes a name: SAP, PowerPoint, F-18, 12,000. */
const written = /^[("'“„«]*(?=\S*\d|\S*\p{L}\S*\p{Lu}|\p{Lu}{2})/u;
const capital = /^[("'“„«]*\p{Lu}/u;
const opensSentence = /[.!?:;•–-]["'”»)]*$/;
/** A line in which this share of the words has capitals is a title, or shouts: its capitals say nothing. */
const loud = 0.6;

/**
 * Whether a sentence names something particular: a product, tool, standard, customer or place, or a figure. By how it is written; German writes every noun with
 * a capital, so there only names in capitals or with figures are seen.
 */
export function namesSomething(text: string, language: Language): boolean {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  if (words.some((word) => /\d/.test(word))) return true;
  const inside = words.filter((_, at) => at > 0 && !opensSentence.test(words[at - 1] ?? ''));
  const capitals = inside.filter((word) => capital.test(word)).length;
  if (language !== 'de' && capitals > inside.length * loud) return false;
  return inside.some((word) => written.test(word) || (language !== 'de' && capital.test(word) && !/^I\b/.test(word)));
}
