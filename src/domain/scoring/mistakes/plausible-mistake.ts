import { findSkills } from '../../lexicon/skills/find-skills.ts';
import type { GrammarFact } from './grammar-fact.ts';

/** A remark of a grammar checker of running text about some words. */
export interface CheckerRemark {
  /** The checker's own category: "Spelling", "Agreement", "Style" … */
  kind: string;
  /** The words it is about, as written there. */
  quote: string;
  /** The text they are in, and where in it they begin. */
  text: string;
  start: number;
  /** Its suggested replacements, the most likely first. */
  replacements: readonly string[];
}

/** Categories for something wrong, as opposed to something that could be said differently. */
const wrong: Readonly<Record<string, GrammarFact['kind']>> = {
  Agreement: 'grammar',
  Eggcorn: 'grammar',
  Grammar: 'grammar',
  Malapropism: 'grammar',
  Nonstandard: 'grammar',
  Repetition: 'repetition',
};

/**
 * A remark as a mistake of a resume, or nothing. Resumes are fragments full of names: what a checker of prose misses in them (subjects, capitals, its preferred
 * commas) and what it does not know (names, acronyms, technical terms, words with digits, the other English) is not a mistake.
 */
export function plausibleMistake({
  kind,
  quote,
  text,
  start,
  replacements,
}: CheckerRemark): Omit<GrammarFact, 'line'> | undefined {
  if (/[\d@/\\_]/.test(quote) || isPiece(text, start, start + quote.length)) return undefined;
  if (kind === 'Spelling') return misspelling(quote, replacements);
  const [replacement, ...others] = replacements;
  if (replacement === undefined || others.length > 0 || replacement === quote) return undefined;
  // "one-on-one training" does not mean a "piece of training".
  if (/ piece of /.test(replacement)) return undefined;
  if (/\p{Lu}/u.test(quote.slice(1))) return undefined;
  if (kind === 'Miscellaneous' && /^an?$/i.test(quote) && /^an?$/i.test(replacement)) {
    return { quote, kind: 'grammar', suggestion: replacement };
  }
  const known = wrong[kind];
  return known && { quote, kind: known, suggestion: replacement };
}

/** Part of something longer: "walk-throughs", "pro- cessing", "A&E", "28A"; a capital A in mid-sentence is a grade or an initial. */
function isPiece(text: string, start: number, end: number): boolean {
  if (/(?:[\p{L}\p{N}&/-]|\p{L}- )$/u.test(text.slice(0, start)) || /^[&/-]/.test(text.slice(end))) return true;
  return text.slice(start, end) === 'A' && start > 0 && !/[.!?]\s+$/.test(text.slice(0, start));
}

/** Shorter words are more often abbreviations than slips. */
const minLetters = 6;

/** A slip of one letter in a plain word: a word further from any other is a name or a term, or was misread from the file. */
function misspelling(word: string, replacements: readonly string[]): Omit<GrammarFact, 'line'> | undefined {
  if (word.length < minLetters || !/^[a-z]+$/.test(word) || findSkills(word).length > 0) return undefined;
  const suggestion = replacements.find((other) => /^[a-z]+$/.test(other) && isSlip(word, other));
  if (suggestion === undefined || sameElsewhere(word) === sameElsewhere(suggestion)) return undefined;
  return { quote: word, kind: 'spelling', suggestion };
}

/** One letter too many, too few, replaced, or two swapped; a plural does not count. */
function isSlip(word: string, other: string): boolean {
  if (word[0] !== other[0] || word === `${other}s` || other === `${word}s`) return false;
  let from = 0;
  while (from < word.length && word[from] === other[from]) from++;
  let [end, otherEnd] = [word.length, other.length];
  while (end > from && otherEnd > from && word[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  const [left, right] = [word.slice(from, end), other.slice(from, otherEnd)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** British and American spelling, unified. */
const sameElsewhere = (word: string): string =>
  word
    .replace(/our/g, 'or')
    .replace(/is(e|es|ed|er|ing|ation|ations)$/, 'iz$1')
    .replace(/ys(e|es|ed|ing)$/, 'yz$1')
    .replace(/ll/g, 'l')
    .replace(/[ao]e/g, 'e')
    .replace(/dgement/g, 'dgment')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/ogue/g, 'og')
    .replace(/ence/g, 'ense')
    .replace(/mme(s?)$/, 'm$1');
