import words from '../../words/tailoring/first-person.json' with { type: 'json' };
import { headsOf, patternOf } from '../../words/word-table.ts';
import { startsInPresent } from '../wording/tense.ts';
import { firstWord } from '../wording/rewording.ts';
import { verbOfBase, verbOfPast } from '../../language/english-verbs.ts';

/** Past forms that, opening a line, say what was done to the person: "Promoted to …", "Selected as …". */
const received = patternOf(words, 'received', 'i', (any) => String.raw`^(?:${any})$`);
/** Past forms that may be passive; no safe rule distinguishes them from the active. */
const doubtful = new Set(headsOf(words, 'perhaps passive'));

const unfinished = patternOf(words, 'unfinished', 'i', (any) => String.raw`(?:\b(?:${any})|[,:;(\-–—&/])$`);
const unusual =
  /[ÂÃï¼�]|â€|[a-z)]\.[A-Z]|[|•·►▪→<>[\]{}*_#~=\\]|https?:|www\.|\b[Ee]tc\b|\.\.\.|…|["“”]|\b(?:I|my|me|we|our|us|he|she|his|her|you|your)\b|\b[A-Z]{12,}\b/;

/** The first sentence of a line, without its end; undefined when the text would not read well inside another sentence. */
export function quotable(line: string): string | undefined {
  const first = /^(.*?[a-z0-9)%])(?:[.;]\s+(?=\p{Lu}).*)?[.;]?$/su.exec(line.replace(/\s+/g, ' ').trim())?.[1];
  if (first === undefined || unusual.test(first) || unfinished.test(first) || /[:;]/.test(first)) return undefined;
  if (!balanced(first) || runsOn(first) || isTitleCase(first)) return undefined;
  const words = first.split(' ').length;
  return words >= 4 && words <= 36 ? first.replace(/ - /g, ' – ') : undefined;
}

/** "Prepared All Foods For The Line" is not fit for a letter. */
function isTitleCase(text: string): boolean {
  const words = text
    .split(' ')
    .slice(1)
    .filter((word) => /^\p{L}{3,}/u.test(word));
  return words.length >= 4 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.6;
}

/** Two lines read as one: "… features Improved performance". */
const runsOn = (text: string): boolean =>
  [...text.matchAll(/[a-z\d),] ([A-Z][a-z]+)\b/g)].some(
    ([, word = '']) => verbOfPast(word) !== undefined && verbOfBase(word) === undefined,
  );

const balanced = (text: string): boolean =>
  (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length && !/[[\]]/.test(text);

/**
 * An English line of a resume as a clause in the first person: "Reduced costs by 12%" is "I reduced costs by 12%". Undefined where it is not certain that the
 * line begins with what the person did.
 */
export function inFirstPerson(line: string, present: boolean): string | undefined {
  const text = quotable(line);
  const first = text === undefined ? undefined : firstWord(text);
  if (text === undefined || first === undefined) return undefined;
  const lowered = text.charAt(0).toLowerCase() + text.slice(1);
  const second = /^\s+([a-z]+)\b/.exec(first.rest)?.[1] ?? '';
  if (received.test(first.word) || received.test(`${first.word} ${second}`)) return `I was ${lowered}`;
  if (verbOfPast(first.word) !== undefined) {
    if (doubtful.has(first.word.toLowerCase()) || second === 'by' || !joinsVerbs(first.rest)) return undefined;
    return /^(?:\s|,)/.test(first.rest) && hasObject(first.rest) ? `I ${lowered}` : undefined;
  }
  return present &&
    !/\bby (?:over |about )?\d/.test(text) &&
    startsInPresent(text) &&
    /^\s/.test(first.rest) &&
    !/s$/.test(first.word)
    ? `I ${lowered}`
    : undefined;
}

/** "Prepared and willing to help" does not continue with a verb; "designed and built" does. */
function joinsVerbs(rest: string): boolean {
  const next = /^(?:, | and | & |, and )(?:\w+ly )?([a-z]+)\b/.exec(rest)?.[1];
  return next === undefined || verbOfPast(next) !== undefined || /ed$/.test(next);
}

/** Not "Led by", "Built. ", "Designed - the": the verb is followed by words that can follow one. */
const hasObject = (rest: string): boolean =>
  /^(?:,? [\p{L}\p{N}$€£("'’]|, )/u.test(rest) && !/^\s+(?:is|are|was|were|has|have)\b/.test(rest);
