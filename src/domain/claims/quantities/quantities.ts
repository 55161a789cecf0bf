import quantityWords from '../../words/claims/quantities.json' with { type: 'json' };
import { alternativesOf, patternOf } from '../../words/word-table.ts';
import { findDates } from '../../language/dates.ts';
import { foldInPlace } from '../../language/fold.ts';
import type { Language } from '../../language/languages.ts';
import { scaleWord } from '../../language/number-words.ts';
import type { Quantity } from './quantity.ts';
import { boundBefore, roleBefore } from './bounds.ts';
import { joined } from './joined.ts';
import { withRates } from './rates.ts';
import { currency, measures, unitOf, unitWords } from './units.ts';
import { placesIn } from './within.ts';
import { writtenNumbersOf } from './written-numbers.ts';

/** Every number in a text that is not part of a date, telephone number or address. */
export function quantitiesOf(text: string, language: Language = 'en'): Quantity[] {
  const folded = foldInPlace(text).toLowerCase();
  const blank = blankDates(text, folded);
  const digits = numeralsOf(blank, text);
  const written = writtenNumbers(blank, text, language).filter(
    ({ start, end }) => !digits.some((other) => other.start < end && start < other.end),
  );
  const parts = fractionsOf(blank, text).filter(
    ({ start, end }) => !digits.some((other) => other.start < start && other.end > end),
  );
  const isInPart = placesIn(parts);
  const whole = digits.filter(({ start }) => !isInPart(start));
  const found = [...whole, ...parts, ...written].toSorted((a, b) => a.start - b.start);
  return withRates(joined(found, blank, text), blank);
}

/** "1/3 of the calls": a part in digits; "24/7" and "120/208" are none. */
const fractionsOf = (folded: string, text: string): Quantity[] =>
  [...folded.matchAll(/(?<![\d/.,-])([1-4])\/([2-5])(?![\d/.,-]|\s?(?:v|volts?)\b)/g)].flatMap((match) => {
    const [part, of] = [Number(match[1]), Number(match[2])];
    if (part >= of) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const before = leadTo(folded, start);
    const bound = boundBefore(before);
    return [
      {
        value: (part / of) * 100,
        unit: 'percent',
        bound: bound === 'exact' ? ('about' as const) : bound,
        role: roleBefore(before),
        start,
        end,
        text: text.slice(start, end),
      },
    ];
  });

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
      range ||
      present ||
      first?.month !== undefined ||
      isYear(folded.slice(index, end), folded.slice(end)) ||
      isYearBehind(folded.slice(Math.max(0, index - 8), index), folded.slice(index, end));
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

/** "In 2020 customers stayed away": a year, whatever follows. */
const isYearBehind = (before: string, found: string): boolean =>
  /(?:^|\s)(?:in|since|during|until|im|seit|en|depuis|desde)\s$/.test(before) && /^(?:19|20)\d\d$/.test(found.trim());

/** "2000 users" is a count, "in 2000" a year. */
const isYear = (found: string, after: string): boolean =>
  /^\D*(?:19|20)\d\d$/.test(found.trim()) && !counted.test(after);

const number = String.raw`\d{1,3}(?:[,.'’ \u00a0\u202f]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?`;
const scale =
  String.raw`(?:[\s-]?(?:${alternativesOf(quantityWords, 'scales')})(?!\p{L})|[kmb](?![\p{L}\d])|\s?[kmb](?=\s?[€$£])|` +
  String.raw`mn(?!\p{L})|(?<=[$€£]\s?[\d.,]{1,12})mm(?!\p{L}))`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.#/@-]|\p{L}[.,])(?<money>(?:${currency})\s?)?(?<first>${number})(?<scale1>${scale})?` +
    String.raw`(?<unit1>[\s-]?(?:%|(?:${currency})|(?:${measures})))?` +
    String.raw`(?:(?<link>\s?[-–—]\s?|\s(?:to|bis|a|à)\s)(?:(?:${currency})\s?)?(?<second>${number})(?<scale2>${scale})?)?(?<plus>\s?\+)?` +
    String.raw`(?<unit>[\s-]?(?:${unitWords}))?(?<rank>st|nd|rd|th)?(?![\p{L}\d])`,
  'giu',
);

/** Numbers in digits; `folded` is the text in lower case without accents, offsets kept. */
function numeralsOf(folded: string, text: string): Quantity[] {
  return [...folded.matchAll(pattern)].flatMap((match) => {
    const groups = match.groups ?? {};
    const before = leadTo(folded, match.index);
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    const unit = unitOf(
      groups['money'],
      isDepartment(text.slice(match.index, match.index + match[0].length))
        ? undefined
        : (groups['unit'] ?? groups['unit1']),
    );
    const bound = groups['plus'] === undefined ? boundBefore(before) : 'least';
    const label =
      groups['rank'] !== undefined || (unit === '' && isNumbered(text.slice(Math.max(0, start - longestName), start)));
    const shared = { unit, bound, start, end, text: text.slice(start, end).trim(), ...(label ? { label } : {}) };
    const { first = '', second, scale1, scale2 } = groups;
    if (second === undefined) return [{ ...shared, value: valueOf(first, scale1), role: roleBefore(before) }];
    const [low, high] = [valueOf(first, scale1 ?? scale2), valueOf(second, scale2)];
    const role = roleBefore(before);
    if (low > high || role === 'from' || role === 'by') {
      return [
        { ...shared, value: valueOf(first, scale1), role: role === 'by' ? ('by' as const) : ('from' as const) },
        { ...shared, value: high, role: 'to' as const },
      ];
    }
    return [{ ...shared, value: low, upper: high, role: roleBefore(before) }];
  });
}

const longestName = 40;

/** A number behind a name in capitals belongs to it: "ISO 17025", "OSHA 10", "Level 2". */
const isNumbered = (before: string): boolean =>
  /(?:^|[\s(/])(?:\p{Lu}[\p{Lu}\d]+(?:\/\p{Lu}+)*|(?:Class|Level|Grade|Years?|Stage|Tier|Key Stage|Part|Step))[\s-]$/u.test(
    before,
  ) || /(?:^|[\s(/])level\s$/.test(before);

/** What stands before a number, as far as it can say anything of it. */
const leadTo = (text: string, at: number): string => text.slice(Math.max(0, at - longestLead), at);
const longestLead = 200;

const scaleFactors: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };

function valueOf(digits: string, scaled: string | undefined): number {
  const plain = digits.replace(/['’ \u00a0\u202f]/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(plain) && !plain.startsWith('0');
  const decimal = grouped ? plain.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.') : plain.replace(',', '.');
  const word = scaled?.replace(/^[\s-]/, '').replace(/\.$/, '') ?? '';
  const factor = word === '' ? 1 : (scaleFactors[word] ?? scaleWord(word) ?? scaleWord(word.replace(/s$/, '')) ?? 1);
  return Math.round(Number(decimal) * factor * 1e6) / 1e6;
}

const unitBehind = new RegExp(`^[\\s-](?:${unitWords})`, 'u');

/** Numbers written as words: "twelve", "two hundred", "dozens of", "doubled"; `folded` as in {@link numeralsOf}. */
function writtenNumbers(folded: string, text: string, language: Language): Quantity[] {
  return writtenNumbersOf(folded, language).map(({ value, unit, loose, start, end: plainEnd }) => {
    const isUnit =
      unit === '' && !isDepartment(text.slice(start, plainEnd + longestUnit).slice(0, plainEnd - start + 3));
    const behind = isUnit ? (unitBehind.exec(folded.slice(plainEnd, plainEnd + longestUnit))?.[0] ?? '') : '';
    const ofUnit =
      unit === 'share'
        ? /^ of an? (hour|day|week|month|year)\b/.exec(folded.slice(plainEnd, plainEnd + longestUnit))
        : null;
    if (ofUnit !== null)
      return {
        value: (value / 100) * (ofUnit[1] === 'hour' ? 60 : 1),
        unit: ofUnit[1] === 'hour' ? 'time:minute' : `time:${ofUnit[1] ?? ''}`,
        bound: boundBefore(leadTo(folded, start)),
        role: roleBefore(leadTo(folded, start)),
        start,
        end: plainEnd + ofUnit[0].length,
        text: text.slice(start, plainEnd + ofUnit[0].length),
      };
    const end = plainEnd + behind.length;
    const before = leadTo(folded, start).replace(
      unit === 'share' ? /(?:\s(?:die|der|das|the|la|le|el)|\sl')\s?$/ : /$^/,
      ' ',
    );
    const bound = boundBefore(before);
    const inWord = unit === '' && behind === '' ? timeInWord(folded.slice(start, end)) : '';
    return {
      value,
      unit: unit === 'share' ? 'percent' : unit === '' ? inWord || unitOf(undefined, behind) : unit,
      bound: (loose || unit === 'share') && bound === 'exact' ? 'about' : bound,
      role: roleBefore(before),
      start,
      end,
      text: text.slice(start, end),
    };
  });
}

/** "4 HR" are no hours. */
const isDepartment = (text: string): boolean => /\sHR$/.test(text);

const longestUnit = 40;

/** "80-stündig" and "dreiwöchig" have their unit in the word. */
const timeInWord = (word: string): string => {
  const found = /(?:stundig|tagig|jahrig|wochig|monatig)\p{L}*$/u.exec(word)?.[0];
  return found === undefined ? '' : unitOf(undefined, found);
};
