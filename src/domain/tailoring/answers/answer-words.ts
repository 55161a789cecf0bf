import { isNounLike, verbOfBase, verbOfGerund, verbOfPast } from '../../language/english-verbs.ts';
import { readLanguages, stopWords } from '../../language/stop-words.ts';
import { stem } from '../../language/stem.ts';
import type { Language } from '../../language/languages.ts';
import { sentencesOf } from '../../matching/statements/sentences.ts';
import { tokenise } from '../../language/tokenise.ts';
import framingWords from '../../words/matching/framing-words.json' with { type: 'json' };
import phrases from '../../words/scoring/empty-phrases.json' with { type: 'json' };
import table from '../../words/tailoring/answers.json' with { type: 'json' };
import { groupsOf, headsOf, patternOf } from '../../words/word-table.ts';

/** Of `thing`: of what was asked, and not of the person. */
type Tone = 'said' | 'no' | 'wish' | 'thing';

const yes = patternOf(table, 'yes', 'iu', (any) => String.raw`^(?:(?:${any})(?:[\s,.!:;–-]+|$))+`);
const no = patternOf(table, 'no', 'iu', (any) => String.raw`^(?:${any})(?!\p{L})`);
const notDone = patternOf(table, 'not done', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);
const others = patternOf(table, 'others', 'iu', (any) => String.raw`^(?:${any})(?!\p{L})`);
const wish = patternOf(table, 'wish', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);

const level = patternOf(table, 'levels', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);

/** Whether a text says how well a language is known, or since when. */
export const tellsLevel = (text: string): boolean => level.test(text);

/** "SAP is important here" tells of the thing, and of nobody who did anything with it. */
function isAboutThing(sentence: string): boolean {
  if (!/^(?!(?:I|we)\b).{2,80}? (?:is|are)\b/i.test(sentence)) return false;
  const words = tokenise(sentence).map(({ key }) => key);
  return !words.some((word) => verbOfPast(word) !== undefined && !/^(?:was|were)$/.test(word));
}

/** What a sentence of an answer is about: something done or held, something not, or by somebody else, or something wished for. */
export const toneOf = (sentence: string): Tone =>
  no.test(sentence) || notDone.test(sentence) || others.test(sentence)
    ? 'no'
    : wish.test(sentence)
      ? 'wish'
      : isAboutThing(sentence)
        ? 'thing'
        : 'said';

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Without the "Yes," before what is said; "I have" alone is one, "I have used SAP" says more. */
function withoutYes(sentence: string): string {
  const said = yes.exec(sentence)?.[0] ?? '';
  const isOpening =
    /[,.!:;–-]\s*$/.test(said) || said.trim() === sentence.trim() || /^(?:yes|yeah|yep|ja|oui|sí)\s/i.test(said);
  if (!isOpening) return sentence;
  const kept = /\b(?:i (?:have|did|do)|ich habe)\s+$/i.exec(said)?.[0] ?? '';
  return sentence.slice(said.length - kept.length);
}

/** Whether an answer opens with a yes. */
export const saysYes = (text: string): boolean => yes.test(text.trim());

/** A sentence that goes on from the one before has no meaning without it. */
const goesOn =
  /^(?:it|its|this|that|these|those|they|their|there|he|she|which|then|so|because|also|das|dies\w*|so|il|elle|cela|ce|c['’]|esto|eso|así)(?!\p{L})/iu;

/**
 * What an answer says, as the lines it can become: sentences that are not just "yes", say what was not done or what is wished, each with those that go on from
 * it. None where nothing is left.
 */
export function saidIn(text: string): { lines: string[]; tones: ReadonlySet<Tone> } {
  const sentences = text
    .split(/\n+/)
    .flatMap((piece) => sentencesOf(spaced(piece.replace(/^[\s•·*–-]+/, ''))))
    .map(withoutYes)
    .filter((sentence) => /\p{L}/u.test(sentence));
  const lines: string[] = [];
  for (const sentence of sentences) {
    if (toneOf(sentence) !== 'said') continue;
    const last = lines.at(-1);
    if (last !== undefined && goesOn.test(sentence)) lines[lines.length - 1] = `${ended(last)} ${sentence}`;
    else lines.push(sentence);
  }
  return { lines, tones: new Set(sentences.map(toneOf)) };
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const framing = new Set(
  readLanguages.flatMap((language) => headsOf(framingWords, language).map((word) => stem(word, language))),
);
/** Words of answers that say nothing of what was done. */
const empty = new Set([
  'use',
  'have',
  'hold',
  'done',
  'work',
  'worked',
  'year',
  'lot',
  'much',
  'thing',
  'stuff',
  'everi',
  'day',
]);

const praise = patternOf(table, 'praise', 'giu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);
const emptyPhrases = readLanguages.flatMap((language) =>
  groupsOf(phrases).includes(language)
    ? [patternOf(phrases, language, 'giu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`)]
    : [],
);

/** A text without what anybody could say of themselves. */
const withoutPraise = (text: string): string =>
  emptyPhrases.reduce((left, phrase) => left.replace(phrase, ' '), text).replace(praise, ' ');

/** How many of a text's words say something that the others given do not. */
export function ownWords(text: string, others: readonly string[], language: Language): number {
  const stems = (each: string): string[] => tokenise(each).map(({ key }) => stem(key, language));
  const known = new Set(others.flatMap(stems));
  const stops = stopWords(language);
  const own = tokenise(withoutPraise(text))
    .map(({ key }) => key)
    .filter((word) => !stops.has(word))
    .map((word) => stem(word, language))
    .filter((word) => word.length > 1 && !known.has(word) && !framing.has(word) && !empty.has(word));
  return new Set(own).size;
}

const actor = /\b(?:I|we)(?:['’]ve)? (?:(?:have|had|also|then|often|always|mostly|\w+ly) )*([a-z]+)(?: ([a-z]+))?/i;
const starting = /^(?:(?:also|\w+ly) )?([a-z]+)\b/i;
const notDoing =
  /^(?:will|can|could|would|should|may|might|must|do|know|think|guess|suppose|believe|feel|mean|need|say|said)$/;
const answering = /^(?:responsible|charge|tasked|in|the|an?)$/i;

/** Whether somebody tells what they did or do: "I used …", "Used …", "I was responsible for …". */
function isDone(text: string): boolean {
  const [, verb = '', next = ''] = actor.exec(text) ?? starting.exec(text) ?? [];
  const word = verb.toLowerCase();
  if (/^(?:was|am|were)$/.test(word)) return answering.test(next);
  if (actor.test(text)) return !notDoing.test(word);
  return isPast(word) || verbOfGerund(word) !== undefined || (verbOfBase(word) !== undefined && !isNounLike(word));
}

const isPast = (word: string): boolean => verbOfPast(word) !== undefined || /[^e]ed$/.test(word);

/** Whether a text tells of something done; of other languages than English, whether it has the small words of a sentence. */
export const isSaid = (text: string, language: Language): boolean =>
  language === 'en' ? isDone(text) : tokenise(text).some(({ key }) => stopWords(language).has(key));
