import type { ChangeReason } from '../tailoring.ts';
import { useAdTerm, type AdTerm } from './ad-terms.ts';
import { removeFillers } from './fillers.ts';
import { activate, dropPronoun, gerundToVerb, strengthenOpening } from './openings.ts';
import { evenPunctuation, tidied } from './punctuation.ts';
import type { LineTense, Rewording } from './rewording.ts';
import { toPast } from './tense.ts';

/** What is decided for a whole entry before its lines are reworded one by one. */
export interface LineStyle {
  /** The tense that lines of this entry open in. */
  tense: LineTense;
  /** Lines in another tense are brought into `tense`; only where every line of the entry that needs it can be. */
  evenTense: boolean;
  /** "I" at the start of lines goes; only where it can go from all of the entry's lines. */
  dropPronouns: boolean;
  /** Lines end with a full stop. */
  stops: boolean;
}

/**
 * An English line of a resume, reworded by rules that change no fact: a strong verb for a weak opening, fillers out, one
 * tense, even punctuation. Where a rule is not sure, the words stay. Without any change the answer has no reasons.
 */
export function rewordLine(line: string, style: LineStyle): Rewording {
  let text = tidied(line);
  const reasons = new Set<ChangeReason>();
  const apply = (rule: (text: string) => Rewording | undefined): boolean => {
    const reworded = rule(text);
    if (reworded === undefined) return false;
    text = reworded.text;
    for (const reason of reworded.reasons) reasons.add(reason);
    return true;
  };
  const opened =
    apply((text) => strengthenOpening(text, style.tense)) ||
    apply(activate) ||
    (style.dropPronouns && apply(dropPronoun));
  apply(removeFillers);
  if (style.evenTense && !opened) apply((text) => evenTense(text, style.tense));
  apply((text) => evenPunctuation(text, style.stops));
  if (text !== line && reasons.size === 0) reasons.add('punctuation');
  return text === line ? { text, reasons: [] } : { text, reasons: [...reasons] };
}

/** A line brought into the tense of its entry: "Build an algorithm" is "Built an algorithm" once the job is over. */
export const evenTense = (text: string, tense: LineTense): Rewording | undefined =>
  gerundToVerb(text, tense) ?? (tense === 'past' ? toPast(text) : undefined);

/** A line in any language with the ad's names of its skills beside its own. */
export function withAdTerms(text: string, terms: readonly AdTerm[]): Rewording & { requirements: string[] } {
  let revised = text;
  const requirements: string[] = [];
  for (const term of terms) {
    const reworded = useAdTerm(revised, term);
    if (reworded === undefined) continue;
    revised = reworded.text;
    requirements.push(term.requirement);
  }
  return { text: revised, reasons: revised === text ? [] : ['ad-term'], requirements };
}
