import { verbOfPast } from '../../language/english-verbs.ts';
import words from '../../words/interview/answer-signs.json' with { type: 'json' };
import { headsOf, patternOf } from '../../words/word-table.ts';

const anyOf = (group: string): RegExp => patternOf(words, group, 'i', (any) => String.raw`\b(?:${any})\b`);
const time = anyOf('time');
const goal = anyOf('task');
const impliedGoal = anyOf('implied task');
const outcome = anyOf('result');
const vagueOutcome = anyOf('vague result');
const notDone = new Set(headsOf(words, 'not done'));

const calendarYear = /\b(?:19|20)\d{2}\b/;
/** "at Meyer & Co", "on a bottling hall for Aireborne". */
const named = new RegExp(
  String.raw`\b(?:[Aa]t|[Ii]n|[Oo]n|[Ff]or|[Ww]ith|[Tt]hrough|[Tt]o|[Jj]oined) (?:(?:a|an|the|our|my|his|her) )?(?:\p{Ll}+ ){0,2}` +
    String.raw`(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|I)\b)\p{Lu}\p{L}+`,
  'u',
);
/** "in our cardiac unit", "came to us". */
const ours = anyOf('place');
const atOurs = new RegExp(String.raw`\b(?:on|in|at) (?:our|the|my|a) (?:\S+ ){0,2}${ours.source.slice(2)}`, 'i');
const cameTo = /\b(?:came|turned|were referred|was referred) to (?:me|us)\b/i;

export const tellsTime = (sentence: string): boolean => time.test(sentence) || calendarYear.test(sentence);
export const tellsPlace = (sentence: string): boolean =>
  named.test(sentence) || atOurs.test(sentence) || cameTo.test(sentence);
export const tellsGoal = (sentence: string): boolean => goal.test(sentence);
export const impliesGoal = (sentence: string): boolean => impliedGoal.test(sentence);
export const tellsOutcome = (sentence: string): boolean => outcome.test(sentence);
export const claimsSuccess = (sentence: string): boolean => vagueOutcome.test(sentence);
export const saysWe = (sentence: string): boolean => /\b(?:[Ww]e|[Tt]he team|[Tt]hey)\b/.test(sentence);

const isPast = (word: string): boolean =>
  !notDone.has(word) && (verbOfPast(word) !== undefined || /[^e]ed$/.test(word));
/** "I split": what follows "I" is a verb, known or not. */
const isAct = (word: string): boolean => !notDone.has(word) && word.length > 2;

const ownVerb = /\bI (?:(?:also|then|always|first|just|\p{Ll}+ly) )?(\p{Ll}+)\b/gu;
const joinedVerb = /(?:,|\band)\s+(?:then |also |\p{Ll}+ly )*(\p{Ll}+)\b/gu;

/** How many things a sentence says that "I" did: "I sorted them, rang the largest and entered the rest" are three. */
export function ownActsIn(sentence: string): number {
  const own = [...sentence.matchAll(ownVerb)].filter(([, verb = '']) => isAct(verb));
  const [first] = own;
  if (first === undefined) return 0;
  const joined = [...sentence.slice(first.index).matchAll(joinedVerb)].filter(([, verb = '']) => isPast(verb));
  return own.length + joined.length;
}
