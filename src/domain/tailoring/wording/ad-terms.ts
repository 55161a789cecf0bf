import { escaped } from '../../language/escaped.ts';
import { isShortForm } from '../../lexicon/skills/short-form.ts';
import { asPlainWords } from '../../lexicon/skills/plain-names.ts';
import type { Rewording } from './rewording.ts';

/** A skill that the resume calls by one name and the ad by another: "JS" and "JavaScript". */
export interface AdTerm {
  requirement: string;
  /** As the resume writes it. */
  here: string;
  /** As the ad writes it. */
  there: string;
}

/**
 * Adds the ad's name of a skill to the resume's, once: "JS" becomes "JavaScript (JS)". Where the ad uses the short form, "JavaScript" becomes "JavaScript (JS)"
 * as well, so that a search finds either.
 */
export function useAdTerm(text: string, term: AdTerm): Rewording | undefined {
  const [short, long] = term.here.length <= term.there.length ? [term.here, term.there] : [term.there, term.here];
  if (!isShortForm(short, long) || new RegExp(`(?<![\\w])${escaped(term.there)}(?![\\w])`, 'i').test(text))
    return undefined;
  const pattern = new RegExp(`(?<![\\w.#+/-])${escaped(term.here)}(?![\\w#+/-]|\\.\\w|\\))`);
  if (!pattern.test(text)) return undefined;
  const at = text.search(pattern);
  const name = at > 0 && /[a-z,] $/.test(text.slice(0, at)) ? asPlainWords(long) : long;
  return { text: text.replace(pattern, `${name} (${short})`), reasons: ['ad-term'] };
}
