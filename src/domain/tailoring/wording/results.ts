import words from '../../words/tailoring/results.json' with { type: 'json' };
import { alternativesOf, entriesOf, headsOf } from '../../words/word-table.ts';
import { verbOfBase, verbOfGerund, verbOfPast, type VerbForms } from '../../language/english-verbs.ts';
import { isOneSentence, type Rewording } from './rewording.ts';
import { capitalized } from '../../resume/telling/first-word.ts';

/** What a noun of change says as a verb: "a 12% reduction in waste" is waste reduced by 12%. */
const changes: ReadonlyMap<string, string> = new Map(
  entriesOf(words, 'changes').flatMap(({ head, columns: [[verb = ''] = []] }) =>
    head.split(', ').map((noun): [string, string] => [noun, verb]),
  ),
);
const verbsOfChange = new Set(headsOf(words, 'verbs of change'));
const joint = new RegExp(String.raw`,? (?:${alternativesOf(words, 'joints')}) (?:an? )?`, 'i');
/** "20%", "$3,000", "two thirds" are no figures alike: one with digits can be stated as by how much. */
const figure = String.raw`((?:over |more than |nearly |about |approximately |an? )?\$?\d[\d,.]*(?:\s?%| percent|\+)?)`;
const nounResult = new RegExp(String.raw`^${figure} ([a-z]+) (?:in|of) (\S.*?)(\.?)$`, 'i');

/** The longest line that is turned around: a longer one loses its reader on the way to what was done. */
const mostWords = 32;

/**
 * A line with its result first: "Introduced standing orders, reducing stock-outs by 40%" becomes "Reduced stock-outs by 40% by introducing standing orders".
 * Only where the line itself says that the one brought the other, and the result has a figure.
 */
export function resultFirst(text: string): Rewording | undefined {
  if (!isOneSentence(text) || text.split(' ').length > mostWords) return undefined;
  const told = byNoun(text) ?? byGerund(text);
  const means = told && asMeans(told.means);
  if (told === undefined || means === undefined) return undefined;
  return { text: `${capitalized(told.result)} by ${means}${told.stop}`, reasons: ['result-first'] };
}

interface ToldResult {
  /** "introduced standing orders", as the line has it. */
  means: string;
  /** "reduced stock-outs by 40%". */
  result: string;
  stop: string;
}

function byNoun(text: string): ToldResult | undefined {
  const at = joint.exec(text);
  if (at === null) return undefined;
  const [, amount = '', noun = '', what = '', stop = ''] = nounResult.exec(text.slice(at.index + at[0].length)) ?? [];
  const verb = verbOfBase(changes.get(noun.toLowerCase()) ?? '');
  if (verb === undefined || /,|\band\b|\bby\b/.test(what)) return undefined;
  return { means: text.slice(0, at.index), result: `${verb.past} ${what} by ${amount.replace(/^an? /i, '')}`, stop };
}

function byGerund(text: string): ToldResult | undefined {
  const match = /^(.+?), (?:which |that |thereby |thus )?([a-z]+(?:ing|ed)?) ([^,]*\d[^,]*?)(\.?)$/i.exec(text);
  const [, means = '', change = '', rest = '', stop = ''] = match ?? [];
  const verb = /ing$/.test(change) ? verbOfGerund(change) : verbOfPast(change);
  const isJoined = /ing$/.test(change) || /, which |, that /.test(text);
  if (match === null || verb === undefined || !isJoined || !verbsOfChange.has(verb.base)) return undefined;
  // "by introducing" after another "by introducing" cannot be told apart, nor what "its" was before it was named.
  return /\bby [a-z]+ing\b|\bwhile\b|\bwhen\b|\b(?:its|their|it|them)\b/.test(rest)
    ? undefined
    : { means, result: `${verb.past} ${rest}`, stop };
}

/** Verbs for a part in what others did as well, in base form. */
const lesserParts = new Set(headsOf(words, 'parts in something'));

/** Whether a line tells of a part in something: of its result others have theirs. */
export const tellsOfPart = (line: string): boolean => {
  const [, verb = ''] = /^(?:\p{L}+ly )?(\p{L}+)/iu.exec(line) ?? [];
  return lesserParts.has(verbOfPast(verb)?.base ?? verb.toLowerCase());
};

/** "introducing standing orders" from "Introduced standing orders"; undefined where another verb in the past would be left behind. */
function asMeans(text: string): string | undefined {
  const match = /^([A-Z][a-z]+)(?:( and | & )([a-z]+))? (\S.*)$/.exec(text);
  const [, first = '', link = '', second = '', rest = ''] = match ?? [];
  const verbs = [first, ...(second === '' ? [] : [second])].map((word) => onlyPast(word));
  if (match === null || verbs.includes(undefined)) return undefined;
  // What somebody helped with brought the result, and not their help.
  if (verbs.some((verb) => verb !== undefined && lesserParts.has(verb.base))) return undefined;
  const later = rest.split(/[^A-Za-z'’-]+/).some((word) => onlyPast(word) !== undefined);
  if (later || /[,;:]|\b(?:which|that|who|I|we|to (?:reduce|increase|improve))\b/.test(rest)) return undefined;
  return `${verbs.map((verb) => verb?.gerund).join(link)} ${rest}`;
}

/** The verb of a word that is its past tense and nothing else: "set", "cut" are more. */
const onlyPast = (word: string): VerbForms | undefined => {
  const verb = verbOfPast(word);
  return verb === undefined || verbOfBase(word) !== undefined ? undefined : verb;
};

/** A number whose size the digits tell: "1.2M", "900k", "5 pm" are more than their digits. */
const plainNumber = String.raw`([$€£]?)(\d[\d,]*(?:\.\d+)?)(?![\d.,]*\d|\s?(?:[kmb]\b|thousand|million|billion|bn|am\b|pm\b|a\.m|p\.m))`;
const went = new RegExp(
  String.raw`\b(?:went|has gone|had gone) (?:up |down )?from ${plainNumber}(\s?%)? to ${plainNumber}(\s?%)?`,
  'i',
);

/** "Overtime went from 40 to 12 hours" becomes "Overtime fell from 40 to 12 hours": the direction is in the figures. */
export function wentFromTo(text: string): Rewording | undefined {
  const match = went.exec(text);
  const [whole = '', currency, from = '', percent = '', otherCurrency, to = '', otherPercent = ''] = match ?? [];
  if (match === null || currency !== otherCurrency || (percent !== '' && otherPercent === '')) return undefined;
  const change = Number(to.replaceAll(',', '')) - Number(from.replaceAll(',', ''));
  if (change === 0) return undefined;
  const verb = change < 0 ? 'fell' : 'rose';
  return { text: text.replace(whole, whole.replace(/^.*? from /i, `${verb} from `)), reasons: ['strong-verb'] };
}
