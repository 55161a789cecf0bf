import { asPlainWords } from '../plain-names.ts';
import type { Rewording } from './rewording.ts';

/** A skill that the resume calls by one name and the ad by another: "JS" and "JavaScript". */
export interface AdTerm {
  requirement: string;
  /** As the resume writes it. */
  here: string;
  /** As the ad writes it. */
  there: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9+#]/g, '');

/** What makes another form of the same word: "REST" and "RESTful" are not short and long. */
const endings = /^(?:ful|s|es|ed|ing|ers?|ly|al|ics?|able|ion|ment)$/;

/** Whether one name is a short form of the other: "JS", "K8s", "ML", "Postgres" (its letters in order, same first letter). */
export function isShortForm(short: string, long: string): boolean {
  const from = letters(short);
  const into = letters(long);
  if (into.startsWith(from) && endings.test(into.slice(from.length))) return false;
  if (from.length < 2 || from.length >= into.length - 1 || from[0] !== into[0]) return false;
  if (/\d/.test(from))
    return (
      /^([a-z])(\d+)([a-z])$/.test(from) &&
      into.length === Number(from.slice(1, -1)) + 2 &&
      into.endsWith(from.slice(-1))
    );
  const words = long
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and' && word !== 'of');
  const initials = words.map((word) => word.charAt(0)).join('');
  if (words.length > 1) return initials === from;
  let at = 0;
  for (const letter of into) if (letter === from[at]) at++;
  return at === from.length && /[A-Z.]/.test(long.slice(1)) && (from.length <= 3 || into.startsWith(from));
}

/**
 * Writes the ad's name of a skill beside the resume's, once: "JS" becomes "JavaScript (JS)". Where the ad uses the short
 * form, "JavaScript" becomes "JavaScript (JS)" as well, so that a search finds either.
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
