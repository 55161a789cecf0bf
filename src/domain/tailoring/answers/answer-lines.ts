import { escaped } from '../../language/escaped.ts';
import { verbOfBase, verbOfPast } from '../../language/english-verbs.ts';
import { tokenise } from '../../language/tokenise.ts';
import type { Answer } from './answer.ts';
import type { QuestionKind } from '../questions/question-kinds.ts';
import { evenPunctuation, tidied } from '../wording/punctuation.ts';
import table from '../../words/tailoring/answers.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { capitalized } from '../../resume/telling/first-word.ts';

const used = patternOf(table, 'used', 'i', (any) => String.raw`\b((?:${any})(?: \w+ly)?) it\b`);
const holding = patternOf(
  table,
  'held',
  'i',
  (any) =>
    String.raw`^(?:(?:I|ich|je|yo)\s+|j['’])?(?:(?:currently|still|also|just)\s+)?(?:(?:have|had)\s+)?(?:${any})\s+` +
    String.raw`(?:(?:an?|the|my|both|eine[nr]?|ein|den|die|das|une?|le|la|el|una)\s+)?`,
);
const ownJob = patternOf(
  table,
  'own job',
  'i',
  (any) =>
    String.raw`^(?:in|at|during|with|as part of|for) (?:my|the|this|that) (?:${any})(?: t?here)?,? (?=(?:I|we)\b)`,
);

/** How the lines around an answer are written. */
export interface LineSurroundings {
  /** English rules apply to English lines alone. */
  english: boolean;
  /** The lines are told without "I". */
  withoutPronouns: boolean;
  /** Lines end with a full stop. */
  stops: boolean;
  /** How the entry is called: naming it again says nothing. */
  place: string;
  /** What was asked for. */
  what: string;
  kind: QuestionKind;
}

/** A sentence of an answer as a line of a resume: the person's own words, without what the line's place says already. */
export function answerLine(said: string, around: LineSurroundings): string {
  const named = around.english ? withName(expanded(said), around) : said;
  if (around.kind === 'licence' || around.kind === 'degree') return capitalized(trimmed(held(named)));
  const line = around.english ? told(named, around) : named;
  const shaped = largeFirst(tidied(line));
  return (evenPunctuation(shaped, around.stops) ?? { text: shaped }).text;
}

/** Where, when and what for, without what was done: the question has named that. */
const circumstances = /^(?:at|as|during|for|from|in|on|since|to|until|when|while|with)\b/i;

/** What follows a "yes": "Yes, at Contoso, to plan orders" is "Used SAP at Contoso, to plan orders", and "Yes, since 2018" a licence held since then. */
export function completed(said: string, { kind, requirement }: Pick<Answer, 'kind' | 'requirement'>): string {
  if (!circumstances.test(said) || /\b(?:I|we)\b/.test(said)) return said;
  const rest = `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  if (kind === 'tool') return `I used ${requirement} ${rest}`;
  return kind === 'licence' ? `${requirement}, ${rest}` : said;
}

const expanded = (text: string): string => text.replace(/\bI['’]ve\b/g, 'I have').replace(/\bi (?=[a-z])/g, 'I ');

/** "I used it to book goods" names what was asked for by its name, where it does not elsewhere. */
function withName(text: string, { what, kind }: LineSurroundings): string {
  if (kind !== 'tool' && kind !== 'licence') return text;
  const at = text.search(new RegExp(String.raw`(?<![\p{L}\d])${escaped(what)}(?![\p{L}\d])`, 'iu'));
  // Who writes "sap" means SAP.
  if (at >= 0) return kind === 'tool' ? text.slice(0, at) + what + text.slice(at + what.length) : text;
  return text.replace(used, (_, verb: string) => `${verb} ${what}`);
}

const largeFirst = (text: string): string =>
  /^\p{Ll}[\p{Ll}'’-]*(?:$|[\s,;:.])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** "I hold a CDL, class A" is "CDL, class A" among the certificates. */
const held = (text: string): string => text.replace(holding, '');

/** Whether a text says that something is held: since when, from whom, or plainly "I hold it" by its name. */
export function tellsHolding(text: string, what: string): boolean {
  const asked = new Set(tokenise(what).map(({ key }) => key));
  const isAsked = (word: string): boolean => tokenise(word).some(({ key }) => asked.has(key));
  const names = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{Lu}\p{L}/u.test(word) && !isAsked(word));
  const rest = held(text);
  const isHeld = rest !== text && rest.split(/\s+/).slice(0, 2).some(isAsked);
  return /\b(?:19|20)\d\d\b/.test(text) || names.length > 0 || isHeld;
}

const trimmed = (text: string): string => text.replace(/[.\s]+$/, '');

/** Without the opening that names the entry the line stands in, and without "I" where the lines around have none. */
function told(text: string, { withoutPronouns, place }: LineSurroundings): string {
  const placed = withoutPlace(text.replace(ownJob, ''), place);
  return withoutPronouns ? withoutI(placed) : placed;
}

function withoutPlace(text: string, place: string): string {
  const match = /^(?:(?:while )?(?:working )?(?:at|for|with|in|as)) ((?:(?!,| I | we ).){2,60}),? (?=(?:I|we)\b)/i.exec(
    text,
  );
  const own = new Set(tokenise(place).map(({ key }) => key));
  const named = tokenise(match?.[1] ?? '').map(({ key }) => key);
  const small = new Set(['a', 'an', 'the', 'at', 'my', 'as', 'in', 'for']);
  const isPlace = named.some((word) => own.has(word)) && named.every((word) => own.has(word) || small.has(word));
  return match !== null && isPlace ? text.slice(match[0].length) : text;
}

const adverb = String.raw`(?:\w+ly |also |often |always |mostly |mainly |mostly )?`;
const opening = new RegExp(String.raw`^I (?:have |had )?(?:been )?(${adverb})([a-z]+)\b`);
const coordinated = new RegExp(String.raw`\b(and|then|where|which) I (?:have |had )?(${adverb}[a-z]+)\b`, 'g');

/** After "I", a word in -ed is a verb, known or not; "read" and "set" are their own past. */
const isPast = (word: string): boolean =>
  verbOfPast(word) !== undefined || verbOfBase(word)?.past === word || /[^e]ed$/.test(word);

/** "I used SAP and I booked goods" is "Used SAP and booked goods"; left alone where the verb is not plain. */
function withoutI(text: string): string {
  const match = opening.exec(text);
  const [whole = '', before = '', verb = ''] = match ?? [];
  const isVerb = isPast(verb) && !/^(?:was|were|had|been)$/.test(verb);
  if (match === null || !isVerb) return text;
  const rest = text
    .slice(whole.length)
    .replace(coordinated, (all, link: string, next: string) =>
      (link === 'and' || link === 'then') && isPast(next.split(' ').at(-1) ?? '') ? `${link} ${next}` : all,
    );
  return capitalized(`${before}${verb}${rest}`);
}
