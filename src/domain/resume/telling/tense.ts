import words from '../../words/resume/determiners.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { titleNouns } from '../entries/title-words.ts';
import { capitalized, firstWord } from './first-word.ts';
import { isNounLike, verbOfBase, verbOfPast, verbOfThird, type VerbForms } from '../../language/english-verbs.ts';

const determiner = patternOf(words, 'determiners', 'i', (any) => String.raw`^\s+(?:${any})\b`);

/** A line whose first verb was put into the past tense, and why. */
interface InPast {
  text: string;
  reasons: ['tense'];
}

/** "and maintain", ", report": a later verb that would have to change with the first, or a noun that looks like one. */
const mayCoordinate = (rest: string): boolean =>
  [...rest.matchAll(/(?:,|\band|&|\bor|;|\bthen)\s+([a-z]+)\b/gi)].some(([, word = '']) => {
    const verb = verbOfBase(word) ?? verbOfThird(word);
    return verb !== undefined;
  });

/** The verbs in base form that a line begins with: "Design and develop tooling". */
function baseChain(text: string): { verbs: VerbForms[]; links: string[]; rest: string } | undefined {
  const verbs: VerbForms[] = [];
  const links: string[] = [];
  let rest = text;
  for (;;) {
    const match = /^([A-Za-z][a-z]+)(?=\s|,)/.exec(rest);
    const verb = match?.[1] === undefined ? undefined : verbOfBase(match[1]);
    if (match === null || verb === undefined) return undefined;
    verbs.push(verb);
    rest = rest.slice(match[0].length);
    const link = /^(?:, and |, & |, | and | & )/.exec(rest);
    if (link === null) return { verbs, links, rest };
    links.push(link[0]);
    rest = rest.slice(link[0].length);
  }
}

/** Whether a line begins with a verb in the past tense that is not also a base form. */
export const startsInPast = (text: string): boolean => {
  const first = firstWord(text);
  return first !== undefined && verbOfPast(first.word) !== undefined && verbOfBase(first.word) === undefined;
};

/** Whether a line begins with what is most likely a verb in the present: "Manage a team", "Manages a team". */
export const startsInPresent = (text: string): boolean => {
  const first = firstWord(text);
  if (first === undefined || verbOfPast(first.word) !== undefined) return false;
  const verb = verbOfBase(first.word);
  if (verb !== undefined) return !isNounLike(verb.base) || determiner.test(first.rest);
  return verbOfThird(first.word) !== undefined && determiner.test(first.rest);
};

/** "Build an algorithm" becomes "Built an algorithm". Undefined where it is not certain that the line begins with a single such verb. */
export function toPast(text: string): InPast | undefined {
  if (/[.!?;:]\s+\S/.test(text) || /\b(?:I|my|we|our)\b/i.test(text)) return undefined;
  const third = thirdPerson(text);
  if (third !== undefined) return third;
  const chain = baseChain(text);
  const last = chain?.verbs.at(-1);
  if (chain === undefined || last === undefined || mayCoordinate(chain.rest)) return undefined;
  if (isNounLike(last.base) && !determiner.test(chain.rest)) return undefined;
  // "Swim teacher" is who somebody was.
  if (titleNouns.has(/^\s+([a-z]+)/.exec(chain.rest)?.[1] ?? '')) return undefined;
  if (!/^\s+[\w("'“$]/.test(chain.rest) || /^\s+(?:of|and|or|is|are|was|were|has|have)\b/i.test(chain.rest))
    return undefined;
  const words = chain.verbs.map((verb, index) => `${verb.past}${chain.links[index] ?? ''}`).join('');
  return { text: `${capitalized(words)}${chain.rest}`, reasons: ['tense'] };
}

function thirdPerson(text: string): InPast | undefined {
  const first = firstWord(text);
  const verb = first === undefined ? undefined : verbOfThird(first.word);
  if (first === undefined || verb === undefined || mayCoordinate(first.rest)) return undefined;
  return determiner.test(first.rest)
    ? { text: `${capitalized(verb.past)}${first.rest}`, reasons: ['tense'] }
    : undefined;
}
