import type { ChangeReason } from '../tailoring.ts';
import { useAdTerm, type AdTerm } from './ad-terms.ts';
import { fromAbility, fromActing, fromLightVerb, fromMembership } from './light-verbs.ts';
import {
  activate,
  dropPronoun,
  gerundToVerb,
  fromInfinitive,
  nameThePart,
  nameTheTeamwork,
  strengthenOpening,
} from './openings.ts';
import { evenPunctuation, tidied } from './punctuation.ts';
import { type LineTense, type Rewording } from './rewording.ts';
import { capitalized } from '../../resume/telling/first-word.ts';
import { resultFirst, wentFromTo } from './results.ts';
import { toPast } from '../../resume/telling/tense.ts';
import { verbOfBase, verbOfPast } from '../../language/english-verbs.ts';

/** Words that can be removed without losing a fact, each with its replacement. */
const fillers: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bso as to\b/gi, 'to'],
  [/\bin an effort to\b/gi, 'to'],
  [/\butiliz(?=(?:es?|ed|ing)\b)|\butilis(?=(?:es?|ed|ing)\b)/g, 'us'],
  [/\bUtiliz(?=(?:es?|ed|ing)\b)|\bUtilis(?=(?:es?|ed|ing)\b)/g, 'Us'],
  [/\bprior to (?=[a-z]+ing\b)/gi, 'before '],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bon a (daily|weekly|monthly|quarterly|yearly) basis\b/gi, '$1'],
  [/\bon an annual basis\b/gi, 'annually'],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\bfor the purposes? of (?=[a-z]+ing\b)/gi, 'for '],
  [/\bwith the aim of (?=[a-z]+ing\b)/gi, 'for '],
  [/\ba total of (?=\d)/gi, ''],
  [/\bvarious different\b/gi, 'various'],
  [/\beach and every\b/gi, 'every'],
];

const emptyAdverb = /^(?:Successfully|Effectively|Efficiently|Actively|Diligently|Basically|Literally) (?=([a-z]+)\b)/i;

/** Removes words without meaning: "Successfully won …", "in order to", "on a daily basis". */
function removeFillers(text: string): Rewording | undefined {
  let revised = text;
  const adverb = emptyAdverb.exec(revised);
  const verb = adverb?.[1] ?? '';
  if (adverb !== null && (verbOfPast(verb) !== undefined || verbOfBase(verb) !== undefined)) {
    revised = capitalized(revised.slice(adverb[0].length));
  }
  for (const [pattern, replacement] of fillers) revised = revised.replace(pattern, replacement);
  return revised === text ? undefined : { text: revised, reasons: ['filler-removed'] };
}

/** Rules for weak openings: the first that is certain is taken. */
const openingRules: readonly ((text: string, tense: LineTense) => Rewording | undefined)[] = [
  strengthenOpening,
  fromInfinitive,
  fromMembership,
  nameThePart,
  nameTheTeamwork,
  fromLightVerb,
  fromAbility,
  fromActing,
  activate,
];

/** What is decided for a whole entry before its lines are reworded one by one. */
export interface LineStyle {
  /** The tense that lines of this entry open in. */
  tense: LineTense;
  /** Lines in another tense are changed to `tense`; only where every line of the entry that needs it can be. */
  evenTense: boolean;
  /** "I" at the start of lines is removed; only where it can be removed from all of the entry's lines. */
  dropPronouns: boolean;
  /** Lines end with a full stop. */
  stops: boolean;
}

/**
 * An English line of a resume, reworded by rules that change no fact: a strong verb for a weak opening, no fillers, one tense, consistent punctuation. Where a
 * rule is not certain, the words are kept. Without any change the answer has no reasons.
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
    openingRules.some((rule) => apply(inFirstSentence((first) => rule(first, style.tense)))) ||
    (style.dropPronouns && apply(dropPronoun));
  apply(removeFillers);
  apply(wentFromTo);
  apply(resultFirst);
  if (style.evenTense && !opened) apply((text) => evenTense(text, style.tense));
  apply((text) => evenPunctuation(text, style.stops));
  if (text !== line && reasons.size === 0) reasons.add('punctuation');
  return text === line ? { text, reasons: [] } : { text, reasons: [...reasons] };
}

/** A rule for the first of a line's sentences: what follows stays as it is. */
const inFirstSentence =
  (rule: (text: string) => Rewording | undefined) =>
  (text: string): Rewording | undefined => {
    const [whole, first = text, rest = ''] = /^(.*?[\p{Ll}\d)%])([.;]\s+\S.*)$/su.exec(text) ?? [];
    const reworded = rule(first);
    return whole === undefined || reworded === undefined ? reworded : { ...reworded, text: `${reworded.text}${rest}` };
  };

/** A line changed to the tense of its entry: "Build an algorithm" is "Built an algorithm" once the job is over. */
export const evenTense = (text: string, tense: LineTense): Rewording | undefined =>
  gerundToVerb(text, tense) ?? (tense === 'past' ? toPast(text) : undefined);

/** A line in any language with the ad's names of its skills next to its own. */
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
