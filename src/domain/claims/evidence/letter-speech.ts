import { escaped } from '../../language/escaped.ts';
import words from '../../words/claims/letter-speech.json' with { type: 'json' };
import { alternativesOf, patternOf } from '../../words/word-table.ts';
import type { ClaimContext } from './checked-sentence.ts';
import { verbOfPast } from '../../language/english-verbs.ts';

const pastVerb = /\bI (?:have |had |also |then |\w+ly )*([a-z]+)\b/g;
const possession = patternOf(
  words,
  'counts of years',
  'i',
  (any) =>
    String.raw`\bI(?:['’](?:m|ve|d bring)| (?:${alternativesOf(words, 'I have')}))\b|\bmy\b|` +
    String.raw`\b(?:with|over|after) (?:\w+ )?(?:${any})\+? years\b`,
);
const foreignPast = patternOf(words, 'the person in other languages', 'iu');
/** Ways to speak of the person that claim nothing: "Mein Lebenslauf" does, "Über ein Gespräch freue ich mich" does not. */
const courtesy = patternOf(words, 'courtesy', 'i');

/** Whether a sentence says what the person did or does: "I led", "I work". */
export const saysWhatWasDone = (text: string): boolean =>
  [...text.matchAll(pastVerb)].some(
    ([, verb = '']) => /^(?:was|had|work|serve|lead|manage|run|own)$/.test(verb) || verbOfPast(verb) !== undefined,
  );

/** Whether a sentence says what somebody applies for or looks for. */
export const isAim = (text: string): boolean => aiming.test(text);
const aiming = patternOf(words, 'aiming', 'i', (any) => String.raw`\b(?:${any})\b`);

/** Whether a letter's sentence says something about what the person did, has or is. */
export function isAboutPerson(text: string): boolean {
  if (saysWhatWasDone(text)) return true;
  if (courtesy.test(text) && !/\bmy (?:work|experience|time|role|team|career)\b/i.test(text)) return false;
  return (
    possession.test(text) ||
    foreignPast.test(text) ||
    !(/\b(?:I|you|your|the|thank|this)\b/iu.test(text) || /\p{Lu}\p{L}+,$/iu.test(text.slice(-longestName)))
  );
}

/** Of an address ("Dear Ms. Rivers,") the last word. */
const longestName = 100;

const workplace =
  /(?:^|[^\p{L}])(at|joined|bei|chez|work(?:ed|ing)? (?:for|with))\s+(?:the\s+)?(?:\p{Lu}[\p{L}\d&.'’-]*\s+)*$/iu;
const intent = patternOf(words, 'intentions', 'i', (any) => String.raw`\b(?:${any})\b`);

/**
 * Whether the name at `start` is the place where, according to the sentence, the person did something: "At Globex, I cut costs" makes Globex an employer, "I
 * cut costs, and would do the same at Globex" does not.
 */
export function isWorkplace(text: string, start: number): boolean {
  const before = text.slice(0, start);
  const place = workplace.exec(before);
  if (!place || !saysWhatWasDone(text)) return false;
  const clauseStart = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(' and I '));
  return !intent.test(text.slice(Math.max(clauseStart, 0)));
}

/**
 * A text with the ad's title and employer blanked out, including their shortened forms; offsets kept. Where the sentence says what the person did, only a title
 * that is called a position is the ad's: "the Analyst position".
 */
export function withoutTarget(text: string, { posting, company, jobTitle }: ClaimContext): string {
  const aboutPast = saysWhatWasDone(text);
  const names = [company, jobTitle, posting?.employer, posting?.title].flatMap((name) =>
    name === undefined ? [] : [name, ...name.split(/\s[-–|/]\s?|[-–]\s|\s?\(|,\s/)],
  );
  return [...new Set(names.map((name) => name.trim()))]
    .filter((name) => name.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replace(nameOf(name), (match) => ' '.repeat(match.length)), text);

  function nameOf(name: string): RegExp {
    return new RegExp(`${escaped(name)}${aboutPast ? '(?= (?:position|role|opening|job|post|vacancy)\\b)' : ''}`, 'gi');
  }
}

const asking = patternOf(
  words,
  'asking',
  'i',
  (phrases) =>
    String.raw`\b(?:${alternativesOf(words, 'who asks')})\b.{0,80}?\b(?:${alternativesOf(words, 'to ask')})\b|${phrases}`,
);

/** Whether a sentence says what the ad asks for. */
export const quotesAd = (text: string): boolean => asking.test(text);
