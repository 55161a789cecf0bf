import words from '../../words/resume/first-person.json' with { type: 'json' };
import { endsInAbbreviation } from '../../language/abbreviations.ts';
import { headsOf, patternOf } from '../../words/word-table.ts';
import determiners from '../../words/resume/determiners.json' with { type: 'json' };
import { titleNouns } from '../entries/title-words.ts';
import { startsInPresent, toPast } from './tense.ts';
import { capitalized, firstWord } from './first-word.ts';
import { isNounLike, verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from '../../language/english-verbs.ts';

/** Past forms that, opening a line, say what was done to the person: "Promoted to …", "Selected as …". */
const received = patternOf(words, 'received', 'i', (any) => String.raw`^(?:${any})$`);
/** Past forms that may be passive; no safe rule distinguishes them from the active. */
const doubtful = new Set(headsOf(words, 'perhaps passive'));

const determiner = patternOf(determiners, 'determiners', 'i', (any) => String.raw`^\s+(?:${any})\b`);

/** Of these those that are active where no preposition follows: "Trained in …", but "Trained nine …". */
const activeBefore = new Set(headsOf(words, 'active before an object'));
const preposition = patternOf(words, 'prepositions', 'i', (any) => `^(?:${any})$`);
/** Gerunds that are as often the name of a field of work: "Marketing campaigns". */
const fields = new Set(headsOf(words, 'fields of work'));

/** "Completed bookings rose from 61% to 74%": the bookings rose, and the first word says which. */
const movedBySelf = patternOf(words, 'moves by itself', 'iu', (any) => {
  const noun = String.raw`(?!(?:and|or|the|a|an|that|which|to|of|in|for|with|by|from|on|as)\b)[\p{L}-]+`;
  return String.raw`^\p{L}+ed (?:${noun} ){1,3}(?:${any}) (?:from|to|by|in|at|above|below|over|\d)`;
});

const unfinished = patternOf(words, 'unfinished', 'i', (any) => String.raw`(?:\b(?:${any})|[,:;(\-–—&/])$`);
const unusual =
  /[ÂÃï¼�]|â€|[a-z)]\.[A-Z]|[|•·►▪→<>[\]{}*_#~=\\]|https?:|www\.|\b[Ee]tc\b|\.\.\.|…|["“”]|\b(?:I|my|me|we|our|us|he|she|his|her|you|your)\b|\b[A-Z]{12,}\b/;

/** The first sentence of a line, without its end; undefined when the text would not read well inside another sentence. */
export function quotable(line: string): string | undefined {
  const first = /^(.*?[a-z0-9)%])(?:[.;]\s+(?=\p{Lu}).*)?[.;]?$/su.exec(line.replace(/\s+/g, ' ').trim())?.[1];
  if (
    first === undefined ||
    isCutShort(first, line) ||
    first.includes(')(') ||
    unusual.test(first) ||
    unfinished.test(first) ||
    /[:;]/.test(first)
  )
    return undefined;
  if (!balanced(first) || runsOn(first) || isTitleCase(first)) return undefined;
  const words = first.split(' ').length;
  return words >= 4 && words <= 36 ? first.replace(/ - /g, ' – ') : undefined;
}

/** "… a volume of 4 Mio" of "… a volume of 4 Mio. Euro" says something else. */
const isCutShort = (first: string, line: string): boolean =>
  first.length < line.trim().length - 1 && endsInAbbreviation(`${first}.`);

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
  /\p{Ll},? (?:A|And|At|By|For|From|In|Of|On|Responsible|The|To|With)[ /]\p{Ll}/u.test(text) ||
  [...text.matchAll(/[a-z\d),] ([A-Z][a-z]+)\b/g)].some(
    ([, word = '']) => verbOfPast(word) !== undefined && verbOfBase(word) === undefined,
  );

const balanced = (text: string): boolean =>
  (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length && !/[[\]]/.test(text);

/**
 * An English line of a resume as a clause in the first person: "Reduced costs by 12%" is "I reduced costs by 12%". Undefined where it is not certain that the
 * line begins with what the person did. `present` lines tell what is still done.
 */
export function inFirstPerson(line: string, present: boolean): string | undefined {
  const text = quotable(line.replace(/^I (?:also )?(?=[a-z])/, '').replace(/(?<=\p{L}{2})\((?=\p{L})/gu, ' ('));
  if (text === undefined || movedBySelf.test(text)) return undefined;
  const charge = /^(?:was |am )?responsible for (?=\S)/i.exec(text);
  if (charge !== null) return `I ${present ? 'am' : 'was'} responsible for ${text.slice(charge[0].length)}`;
  const manner = /^[A-Z][a-z]+ly (?=[a-z])/.exec(text)?.[0] ?? '';
  const rest = capitalized(text.slice(manner.length));
  const clause = told(rest, present) ?? told(finite(rest, present) ?? '', present);
  return manner === '' ? clause : clause?.replace(/^I (?!was )/, `I ${manner.toLowerCase()}`);
}

function told(text: string, present: boolean): string | undefined {
  const first = firstWord(text);
  if (first === undefined || /^be$/i.test(first.word)) return undefined;
  const lowered = text.charAt(0).toLowerCase() + text.slice(1);
  const second = /^\s+([a-z]+)\b/.exec(first.rest)?.[1] ?? '';
  if (received.test(first.word) || received.test(`${first.word} ${second}`)) return `I was ${lowered}`;
  if (verbOfPast(first.word) !== undefined) {
    if (mayBePassive(first.word.toLowerCase(), second) || second === 'by' || !joinsVerbs(first.rest)) return undefined;
    if (changesTense(first.rest)) return undefined;
    return /^(?:\s|,)/.test(first.rest) && hasObject(first.rest) ? `I ${lowered}` : undefined;
  }
  return present &&
    !/\bby (?:over |about )?\d/.test(text) &&
    startsInPresent(text) &&
    !isNamePart(first.rest) &&
    /^\s/.test(first.rest) &&
    !/s$/.test(first.word)
    ? `I ${lowered}`
    : undefined;
}

/** "Planning and running the … " as "Planned and ran the …". */
function fromGerunds(text: string, present: boolean): string | undefined {
  const chain = /^[A-Za-z]+ing(?:(?:, | and |, and | & )[a-z]+ing)*(?=\s)/.exec(text)?.[0] ?? '';
  const rest = text.slice(chain.length);
  const verbs = chain.match(/[A-Za-z]+ing/g) ?? [];
  const forms = verbs.flatMap((word) => verbOfGerund(word) ?? []);
  const isWork = determiner.test(rest) || (verbs.length > 1 && !verbs.some((word) => fields.has(word.toLowerCase())));
  // A later "-ing" may be another thing that was done, or only how the first was done.
  if (forms.length !== verbs.length || !isWork || /(?:,|\band|&|\bor)\s+\w+ing\b/.test(rest)) return undefined;
  if (!/^\s[\p{L}\d$€£]/u.test(rest) || /^\s(?:of|is|are|was|were|and|or|for|in)\b/.test(rest)) return undefined;
  const told = forms.reduce((sum, verb, at) => sum.replace(verbs[at] ?? '', present ? verb.base : verb.past), chain);
  return `${capitalized(told)}${rest}`;
}

/** A line that begins with "Managing …" or "Manages …", and in a position that has ended with "Manage …", as one that tells who did it and when. */
function finite(text: string, present: boolean): string | undefined {
  const first = firstWord(text);
  if (first === undefined) return undefined;
  if (verbOfGerund(first.word) !== undefined) return fromGerunds(text, present);
  if (verbOfBase(first.word) !== undefined) return present ? undefined : (toPast(text)?.text ?? fromBases(text));
  const past = toPast(text);
  const third = verbOfThird(first.word);
  if (past === undefined || !present) return past?.text;
  return third === undefined ? undefined : `${capitalized(third.base)}${first.rest}`;
}

/** "Collaborate with teams to plan and run the …" as "Collaborated with teams to plan and run the …". */
function fromBases(text: string): string | undefined {
  const chain = /^[A-Za-z]+(?:(?:, and |, | and | & )[a-z]+)*?(?=\s)/.exec(text)?.[0] ?? '';
  const rest = text.slice(chain.length);
  const verb = verbOfBase(chain);
  if (verb === undefined || changesTense(rest) || !/^\s[\p{L}\d$€£]/u.test(rest)) return undefined;
  if (isNamePart(rest)) return undefined;
  return isNounLike(verb.base) && !determiner.test(rest) ? undefined : `${capitalized(verb.past)}${rest}`;
}

/** What follows makes a noun of a word that looks like a verb: "upsell of payroll", "swim teacher". */
const isNamePart = (rest: string): boolean =>
  /^\s+(?:of|and|or|is|are|was|were|has|have)\b/.test(rest) || titleNouns.has(/^\s+([a-z]+)/.exec(rest)?.[1] ?? '');

const mayBePassive = (verb: string, next: string): boolean =>
  doubtful.has(verb) && (!activeBefore.has(verb) || preposition.test(next));

/** "Described merchandise and explain how it works": a later verb in another tense. After "to" it has every right to be there. */
const changesTense = (rest: string): boolean =>
  [...rest.matchAll(/(?:,|;|\band|\bor|&)\s+([a-z]+)\s+(?=[a-z])/g)].some(
    ([, word = ''], at) =>
      at < 3 &&
      (verbOfBase(word) !== undefined || verbOfThird(word) !== undefined) &&
      verbOfPast(word) === undefined &&
      !isNounLike(word) &&
      !/\b(?:to|help|helped|not|can|could|will|would|that|who|which)\s/.test(rest.slice(0, rest.indexOf(word))),
  );

/** "Prepared and willing to help" does not continue with a verb; "designed and built" does. */
function joinsVerbs(rest: string): boolean {
  const next = /^(?:, | and | & |, and )(?:\w+ly )?([a-z]+)\b/.exec(rest)?.[1];
  return next === undefined || verbOfPast(next) !== undefined || /ed$/.test(next);
}

/** Not "Led by", "Built. ", "Designed - the": the verb is followed by words that can follow one. */
const hasObject = (rest: string): boolean =>
  /^(?:,? [\p{L}\p{N}$€£("'’]|, )/u.test(rest) && !/^\s+(?:is|are|was|were|has|have)\b/.test(rest);
