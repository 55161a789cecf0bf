import quantityWords from '../../words/claims/quantities.json' with { type: 'json' };
import { alternativesOf, patternOf } from '../../words/word-table.ts';
import { findDates } from '../../language/dates.ts';
import { foldInPlace } from '../../language/fold.ts';
import type { Quantity } from './quantity.ts';
import { boundBefore, roleBefore } from './bounds.ts';
import { scaleWord, multipleWord, numberWord, vagueNumber } from '../../language/number-words.ts';
import { currency, unitOf, unitWords } from './units.ts';

/** Every number in a text that is not part of a date, telephone number or address. */
export function quantitiesOf(text: string): Quantity[] {
  const folded = foldInPlace(text).toLowerCase();
  const blank = blankDates(text, folded);
  return shareUnits([...numeralsOf(blank, text), ...writtenNumbers(blank, text)].toSorted((a, b) => a.start - b.start));
}

/** "From 6 weeks to 2", "from 2.1 to 2.8 percent": one unit for both ends of a change. */
function shareUnits(quantities: Quantity[]): Quantity[] {
  return quantities.map((quantity, at) => {
    if (quantity.unit !== '') return quantity;
    const other =
      quantity.role === 'from' ? quantities[at + 1] : quantity.role === 'to' ? quantities[at - 1] : undefined;
    const pair = other?.role === 'to' || other?.role === 'from';
    return pair && other.role !== quantity.role ? { ...quantity, unit: other.unit } : quantity;
  });
}

/** Dates and addresses are claims of their own kinds: their digits are taken out, offsets kept. */
function blankDates(text: string, folded: string): string {
  const blank = folded.replace(addressOrNumber, (match) =>
    /[@]|^(?:http|www)/.test(match) || (match.replace(/\D/g, '').length >= 9 && !/\d,\d{3}/.test(match))
      ? ' '.repeat(match.length)
      : match,
  );
  const parts: string[] = [];
  let from = 0;
  for (const { index, end, start: first, range, present } of findDates(text)) {
    const isDate =
      range || present || first?.month !== undefined || isYear(folded.slice(index, end), folded.slice(end));
    const start = Math.max(index, from);
    if (!isDate || end <= start) continue;
    parts.push(blank.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return parts.join('') + blank.slice(from);
}

/** An e-mail address is looked for at a word's beginning alone: an endless word without one is read once. */
const addressOrNumber = /https?:\S+|www\.\S+|(?<!\S)\S+@\S+|\+?\(?\d[\d ().-]{7,}\d/g;

const counted = patternOf(
  quantityWords,
  'not counted',
  '',
  (any) => String.raw`^\s?(?:\+|%|(?!(?:${any})\b)[a-z]+s\b)`,
);

/** "2000 users" is a count, "in 2000" a year. */
const isYear = (found: string, after: string): boolean =>
  /^\D*(?:19|20)\d\d$/.test(found.trim()) && !counted.test(after);

const number = String.raw`\d{1,3}(?:[,.'’ \u00a0\u202f]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?`;
const scale = String.raw`(?:[\s-]?(?:${alternativesOf(quantityWords, 'scales')})|[kmb](?![\p{L}\d])|mn(?!\p{L}))`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.#/@-]|\p{L}[.,])(?<money>(?:${currency})\s?)?(?<first>${number})(?<scale1>${scale})?` +
    String.raw`(?<unit1>[\s-]?(?:%|(?:${currency})))?` +
    String.raw`(?:(?<link>\s?[-–—]\s?|\s(?:to|bis|a|à)\s)(?:(?:${currency})\s?)?(?<second>${number})(?<scale2>${scale})?)?(?<plus>\s?\+)?` +
    String.raw`(?<unit>[\s-]?(?:${unitWords}))?(?![\p{L}\d])`,
  'giu',
);

/** Numbers in digits; `folded` is the text in lower case without accents, offsets kept. */
function numeralsOf(folded: string, text: string): Quantity[] {
  return [...folded.matchAll(pattern)].flatMap((match) => {
    const groups = match.groups ?? {};
    const before = leadTo(folded, match.index);
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    const unit = unitOf(groups['money'], groups['unit'] ?? groups['unit1']);
    const bound = groups['plus'] === undefined ? boundBefore(before) : 'least';
    const shared = { unit, bound, start, end, text: text.slice(start, end).trim() };
    const { first = '', second, scale1, scale2 } = groups;
    if (second === undefined) return [{ ...shared, value: valueOf(first, scale1), role: roleBefore(before) }];
    const [low, high] = [valueOf(first, scale1 ?? scale2), valueOf(second, scale2)];
    if (low > high || roleBefore(before) === 'from') {
      return [
        { ...shared, value: valueOf(first, scale1), role: 'from' as const },
        { ...shared, value: high, role: 'to' as const },
      ];
    }
    return [{ ...shared, value: low, upper: high, role: roleBefore(before) }];
  });
}

/** What stands before a number, as far as it can say anything of it. */
const leadTo = (text: string, at: number): string => text.slice(Math.max(0, at - longestLead), at);
const longestLead = 200;

const scaleFactors: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };

function valueOf(digits: string, scaled: string | undefined): number {
  const plain = digits.replace(/['’ \u00a0\u202f]/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(plain) && !plain.startsWith('0');
  const decimal = grouped ? plain.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.') : plain.replace(',', '.');
  const word = scaled?.replace(/^[\s-]/, '') ?? '';
  const factor = word === '' ? 1 : (scaleFactors[word] ?? scaleWord(word) ?? scaleWord(word.replace(/s$/, '')) ?? 1);
  return Math.round(Number(decimal) * factor * 1e6) / 1e6;
}

const unitBehind = new RegExp(`^[\\s-](?:${unitWords})`, 'u');

/** Numbers written as words: "twelve", "two hundred", "dozens of", "doubled"; `folded` as in {@link numeralsOf}. */
function writtenNumbers(folded: string, text: string): Quantity[] {
  const found: Quantity[] = [];
  const words = [...folded.matchAll(/\p{L}+/gu)];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    const read = readNumber(words, at, folded);
    if (first === undefined || read === undefined) continue;
    const last = words[at + read.length - 1] ?? first;
    const start = first.index;
    const plainEnd = last.index + last[0].length;
    const behind = read.unit === '' ? (unitBehind.exec(folded.slice(plainEnd))?.[0] ?? '') : '';
    const end = plainEnd + behind.length;
    const before = leadTo(folded, start);
    found.push({
      value: read.value,
      unit: read.unit === '' ? unitOf(undefined, behind) : read.unit,
      bound: boundBefore(before),
      role: roleBefore(before),
      start,
      end,
      text: text.slice(start, end),
    });
    at += read.length - 1;
  }
  return found;
}

interface ReadNumber {
  value: number;
  unit: string;
  /** How many words the number has. */
  length: number;
}

function readNumber(words: RegExpExecArray[], at: number, folded: string): ReadNumber | undefined {
  const word = words[at]?.[0] ?? '';
  const before = leadTo(folded, words[at]?.index ?? 0);
  const phrase = words.slice(at, at + 3).map(([text]) => text);
  const long = vagueNumber(phrase.join(' '));
  if (long !== undefined) return { value: long, unit: 'vague', length: 3 };
  const loose = vagueNumber(word);
  if (loose !== undefined && !/\d[\s-]?$/.test(before)) return { value: loose, unit: 'vague', length: 1 };
  const times = multipleWord(word);
  if (times !== undefined && !isDigital(word, before)) return { value: times, unit: 'times', length: 1 };
  if (word === 'dozen' && /\b(?:a|one)\s$/.test(before)) return { value: 12, unit: '', length: 1 };
  return plainNumber(words, at);
}

/** "Double-entry" and "double major" multiply nothing. */
const isDigital = (word: string, before: string): boolean => word === 'double' && /\b(?:a|with|in|of)\s$/.test(before);

function plainNumber(words: RegExpExecArray[], at: number): ReadNumber | undefined {
  const unit = numberWord(words[at]?.[0] ?? '');
  if (unit === undefined) return undefined;
  const next = words[at + 1]?.[0] ?? '';
  const ones = unit >= 20 ? numberWord(next) : undefined;
  if (ones !== undefined && ones < 10) return { value: unit + ones, unit: '', length: 2 };
  const factor = scaleWord(next);
  return factor === undefined ? { value: unit, unit: '', length: 1 } : { value: unit * factor, unit: '', length: 2 };
}
