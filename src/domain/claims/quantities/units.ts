import quantityWords from '../../words/claims/quantities.json' with { type: 'json' };
import { alternativesOf, entriesOf, patternOf } from '../../words/word-table.ts';

/** Signs and codes of currencies, as a pattern over folded lower case text. */
export const currency = String.raw`us\$|[$€£¥₹]|(?:usd|eur|gbp|chf|inr|rs\.?|euros?|dollars?|pounds?)(?![\p{L}])`;

const between = String.raw`(?:(?:${alternativesOf(quantityWords, 'kinds of time')})[\s-])?`;
const time = String.raw`(?:${alternativesOf(quantityWords, 'times')})(?![\p{L}])`;

/** Measures, as a pattern over folded lower case text. */
export const measures = `(?:${entriesOf(quantityWords, 'measures')
  .flatMap(({ columns: [words = []] }) => words)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})(?![\\p{L}\\d])`;

/** What can follow a number as its unit. */
export const unitWords =
  String.raw`%|(?:${alternativesOf(quantityWords, 'points')})(?!\p{L})|(?:${measures})|` +
  String.raw`percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|x\b(?!-|\s?\d|\s?\/|\s(?:a|per|each|every|weekly|daily|monthly)\b)|fold\b|` +
  String.raw`times\b(?!\s(?:a|an|per|each|every|in|weekly|daily|monthly)\b)|` +
  `(?:${currency})|${between}${time}`;

/** Units of time by how their words begin. */
const timeNames: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['ms', /^(?:ms|mill?is)/],
  ...entriesOf(quantityWords, 'names of time').map(({ head, columns: [beginnings = []] }): [string, RegExp] => [
    head,
    new RegExp(`^(?:${beginnings.join('|')})`),
  ]),
];

const codes: Record<string, string> = {
  usd: '$',
  us$: '$',
  dollar: '$',
  eur: '€',
  euro: '€',
  gbp: '£',
  pound: '£',
  inr: '₹',
  rs: '₹',
  'rs.': '₹',
};

const leadingKind = new RegExp(`^${between}`);
const leadingTime = new RegExp(`^${time}`, 'u');

const leadingPoints = patternOf(quantityWords, 'points', '', (any) => `^(?:${any})$`);
const measureNames = entriesOf(quantityWords, 'measures').map(({ head, columns: [words = []] }): [string, RegExp] => [
  head,
  new RegExp(`^(?:${words.join('|')})$`),
]);

/** The unit given by a currency before a number or a word after it; nothing for a bare count. */
export function unitOf(money: string | undefined, unit: string | undefined): string {
  const word = (unit ?? '').replace(/^[\s-]/, '').replace(leadingKind, '');
  if (/^(?:%|percent|per cent|prozent|pour cent|por ciento)/.test(word)) return 'percent';
  if (/^(?:x|times|fold)$/.test(word)) return 'times';
  if (leadingPoints.test(word)) return 'points';
  const sign = (money ?? word).trim();
  const code = codes[sign.replace(/s$/, '')] ?? codes[sign] ?? sign;
  if (/^(?:[$€£¥₹]|chf)$/.test(code)) return `money:${code}`;
  const measure = measureNames.find(([, pattern]) => pattern.test(word.trim()))?.[0];
  if (measure !== undefined) return `measure:${measure}`;
  const named = timeNames.find(([, pattern]) => pattern.test(word))?.[0];
  return named === undefined || !leadingTime.test(word) ? '' : `time:${named}`;
}
