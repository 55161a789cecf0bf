import words from '../../words/tailoring/german-lines.json' with { type: 'json' };
import { alternativesOf, entriesOf, headsOf, patternOf } from '../../words/word-table.ts';
import { isOneStatement, openingOf, type LineForm, type LineGrammar } from './line-words.ts';

const weakOpening = openingOf(words, 'weak openings');
const weakFrame = patternOf(words, 'weak frames', 'iu', (any) => String.raw`^(?:${any})\.?$`);
/** "Koordination" and, as the last part of a compound, "Schichtkoordination". */
const nounOfDoing = patternOf(words, 'nouns of doing', 'iu', (any) => String.raw`(?:${any}|ung)$`);
const nounOfThing = patternOf(words, 'names of things, not of doing', 'iu', (any) => String.raw`(?:${any})(?:en)?$`);
const genitives = new Map(
  entriesOf(words, 'led').map(({ head, columns: [[genitive = ''] = []] }): [string, string] => [head, genitive]),
);
const handled = new Set(headsOf(words, 'handled'));

const isDoing = (noun: string): boolean => /^\p{Lu}/u.test(noun) && nounOfDoing.test(noun) && !nounOfThing.test(noun);

/**
 * "Verantwortlich für die Einführung von SAP" becomes "Einführung von SAP", as German resumes tell what was done; "Verantwortlich für ein Team von 12",
 * "Leitung eines Teams von 12". A line among verbs is left: the object of a noun does not tell its case.
 */
function strengthenOpening(text: string, form: LineForm): string | undefined {
  if (form !== 'noun') return undefined;
  const framed = weakFrame
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  const opening = weakOpening.exec(text);
  const rest = framed ?? (opening === null ? undefined : text.slice(opening[0].length).replace(/^:?\s+/, ''));
  if (rest === undefined || !isOneStatement(rest)) return undefined;
  // Who works in "Entwicklung" names a department, who works in "Entwicklung von Apps" what was done.
  if (/tätig in$/i.test(opening?.[0] ?? '') && !/^\P{Lu}*\S+ (?:von|vom|der|des|einer|eines) /u.test(rest))
    return undefined;
  return fromDoing(rest) ?? fromLed(rest) ?? fromHandled(rest);
}

/** The ending of an adjective without its article: "die tägliche Kontrolle" is "tägliche Kontrolle", "den kompletten Aufbau" "kompletter Aufbau". */
const endings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  die: { e: 'e', en: 'e' },
  der: { e: 'er', en: 'e' },
  den: { en: 'er' },
  das: { e: 'es' },
};

const article = '(?:die|das|den|der|dem)';

/** "Planung", "Personal- und Einsatzplanung". */
const compound = String.raw`(?:\p{Lu}\p{L}+-(?:,| und| sowie) )*\p{Lu}[\p{L}-]+`;
const doing = new RegExp(String.raw`^(?:(${article}) )?(?:(\p{Ll}+?)(e[nrs]?) )?(${compound})(?=,? )`, 'u');

/** A noun of doing with what was done, without its article; undefined where the text begins otherwise. */
function fromDoing(text: string): string | undefined {
  const [whole, own = '', adjective = '', ending = '', noun = ''] = doing.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const isVerbal = own === 'das' && /(?:en|rn|ln)$/.test(noun) && !nounOfThing.test(noun);
  // "den Wartungen" are several, and their noun has another ending without the article.
  const isDative = own === 'den' && /en$/.test(noun);
  if ((!isDoing(noun) && !isVerbal) || isDative) return undefined;
  const strong = own === '' ? ending : endings[own]?.[ending];
  if (adjective !== '' && strong === undefined) return undefined;
  const opening = adjective === '' ? noun : `${adjective}${strong ?? ''} ${noun}`;
  const others = withoutArticles(text.slice(whole.length));
  return others === undefined ? undefined : `${opening}${others}`;
}

const joined = new RegExp(String.raw`(,| und| sowie)(?: für)?(?: (?:die|das|den))? (?=(\p{Lu}[\p{L}-]+))`, 'gu');
/** A part that would hang in the air: "und die Fahrer" behind "Planung der Touren", "und der Abrechnung" behind "Planung" alone. */
const leftJoined = /(?:,| und| sowie) (?:für|die|das|den) |^(?:,| und| sowie) (?:der|dem|des) /u;

/** What follows the first noun, its fellows without "für" and articles as well: undefined where one of them is nothing that is done. */
function withoutArticles(text: string): string | undefined {
  const revised = text.replace(joined, (whole, link: string, noun: string) => (isDoing(noun) ? `${link} ` : whole));
  return leftJoined.test(revised) ? undefined : revised;
}

const genitiveOf: Readonly<Record<string, string>> = {
  die: 'der',
  das: 'des',
  den: 'des',
  ein: 'eines',
  einen: 'eines',
  eine: 'einer',
};

/** Somebody who answers for a team leads it. */
function fromLed(text: string): string | undefined {
  const match = /^(die|das|den|ein|einen|eine) (?:(\p{Ll}+?)e[ns]? )?(\p{Lu}\p{L}+)(?=$| )/u.exec(text);
  const [whole, own = '', adjective = '', noun = ''] = match ?? [];
  const genitive = genitives.get(noun.toLowerCase());
  const rest = text.slice(whole?.length);
  if (whole === undefined || genitive === undefined || /(?: und|,| sowie) /.test(rest)) return undefined;
  return `Leitung ${genitiveOf[own] ?? ''} ${adjective === '' ? '' : `${adjective}en `}${genitive}${rest}`;
}

/** "Zuständig für Reklamationen und Retouren" is handling them. */
function fromHandled(text: string): string | undefined {
  const nouns = /^(\p{Lu}\p{L}+)(?:, (\p{Lu}\p{L}+))*(?: und (\p{Lu}\p{L}+))?$/u.test(text)
    ? text.split(/, | und /)
    : [];
  return nouns.length > 0 && nouns.every((noun) => handled.has(noun.toLowerCase()))
    ? `Bearbeitung von ${text}`
    : undefined;
}

const changes = new Map(
  entriesOf(words, 'changes').map(({ head, columns: [[noun = ''] = []] }): [string, string] => [head, noun]),
);
const changeNouns = [...changes.values()].join('|');
const brought = new RegExp(
  String.raw`^(.+), (?:wodurch|womit) die (\p{Lu}[^,]*?) ((?:von|um) [^,]*\d[^,]*?) (${alternativesOf(words, 'changes')})` +
    String.raw`(?: wurden?| werden konnten?)(\.?)$`,
  'u',
);
const broughtNoun = new RegExp(
  String.raw`^(.+), (?:dadurch|damit|hierdurch) ((?:${changeNouns}) [^,]*\d[^,]*?)(\.?)$`,
  'u',
);

/** "Einführung von X, wodurch die Kosten um 9 % gesenkt wurden" becomes "Senkung der Kosten um 9 % durch Einführung von X". */
function resultFirst(text: string): string | undefined {
  const [, means = '', what = '', amount = '', change = '', stop = ''] = brought.exec(text) ?? [];
  const [, otherMeans = '', told = '', otherStop = ''] = broughtNoun.exec(text) ?? [];
  const by = means || otherMeans;
  const result = means === '' ? told : `${changes.get(change) ?? ''} der ${what} ${amount}`;
  const [first = ''] = by.split(' ');
  if (by === '' || !isDoing(first) || /,|;/.test(by) || / (?:durch|und) /.test(result)) return undefined;
  return `${result} durch ${by}${stop}${otherStop}`;
}

/** "Durchführung der Inventur" is "Inventur". */
const light = patternOf(words, 'light nouns', 'iu', (any) => String.raw`^(?:${any}) (?:der|des) (?=\p{Lu})`);

function withoutLightNoun(text: string, form: LineForm): string | undefined {
  const opening = light.exec(text);
  const rest = text.slice(opening?.[0].length);
  const isSingular = /^\p{Lu}[\p{L}-]*(?<!ungen|s) /u.test(rest);
  return opening === null || form !== 'noun' || !isSingular || !isOneStatement(rest) ? undefined : fromDoing(rest);
}

function formOf(text: string): LineForm | undefined {
  const [first = ''] = text.split(/[ ,]/);
  // Behind a noun stands no accusative: "Schrieb die Berichte" is a verb's line.
  const isVerbal = /^\p{Lu}\p{Ll}+ (?:die|den|das|eine?n?|\d+) /u.test(text) && !isDoing(first);
  if (isVerbal || /^(?:Ich|Habe|\p{Lu}\p{Ll}+ten?)$/u.test(first)) return 'past';
  if (/^\p{Lu}/u.test(first) && / \p{Ll}+(?:en|ern|eln)\.?$/u.test(text) && !isDoing(first)) return 'infinitive';
  return isDoing(first) ? 'noun' : undefined;
}

export const germanLines: LineGrammar = {
  words,
  strengthenOpening: (text, form) => strengthenOpening(text, form) ?? withoutLightNoun(text, form),
  resultFirst,
  formOf,
};
