import { capitalized, type Rewording } from './rewording.ts';
import { verbOfBase, verbOfPast } from '../../language/english-verbs.ts';

/** Words that can go without a fact going with them, each with what stands in its place. */
const fillers: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bso as to\b/gi, 'to'],
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

/** Takes out words that say nothing: "Successfully won …", "in order to", "on a daily basis". */
export function removeFillers(text: string): Rewording | undefined {
  let revised = text;
  const adverb = emptyAdverb.exec(revised);
  const verb = adverb?.[1] ?? '';
  if (adverb !== null && (verbOfPast(verb) !== undefined || verbOfBase(verb) !== undefined)) {
    revised = capitalized(revised.slice(adverb[0].length));
  }
  for (const [pattern, replacement] of fillers) revised = revised.replace(pattern, replacement);
  return revised === text ? undefined : { text: revised, reasons: ['filler-removed'] };
}
