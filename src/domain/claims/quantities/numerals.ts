import { boundBefore, roleBefore } from './bounds.ts';
import { scaleWord } from '../../language/number-words.ts';
import type { Quantity } from './quantity.ts';
import { currency, unitOf, unitWords } from './units.ts';

const number = String.raw`\d{1,3}(?:[,.'’ \u00a0\u202f]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?`;
const scale = String.raw`(?:[\s-]?(?:million|billion|thousand|hundred|mio\b|mrd\b|millionen|milliarden|tausend|millions|milliards?|millones|mil\b|milhoes|mm\b|bn\b)|[kmb](?![\p{L}\d])|mn(?!\p{L}))`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.#/@-]|\p{L}[.,])(?<money>(?:${currency})\s?)?(?<first>${number})(?<scale1>${scale})?` +
    String.raw`(?<unit1>[\s-]?(?:%|(?:${currency})))?` +
    String.raw`(?:(?<link>\s?[-–—]\s?|\s(?:to|bis|a|à)\s)(?:(?:${currency})\s?)?(?<second>${number})(?<scale2>${scale})?)?(?<plus>\s?\+)?` +
    String.raw`(?<unit>[\s-]?(?:${unitWords}))?(?![\p{L}\d])`,
  'giu',
);

/** Numbers in digits; `folded` is the text in lower case without accents, offsets kept. */
export function numeralsOf(folded: string, text: string): Quantity[] {
  return [...folded.matchAll(pattern)].flatMap((match) => {
    const groups = match.groups ?? {};
    const before = folded.slice(0, match.index);
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

const scaleFactors: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };

function valueOf(digits: string, scaled: string | undefined): number {
  const plain = digits.replace(/['’ \u00a0\u202f]/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(plain) && !plain.startsWith('0');
  const decimal = grouped ? plain.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.') : plain.replace(',', '.');
  const word = scaled?.replace(/^[\s-]/, '') ?? '';
  const factor = word === '' ? 1 : (scaleFactors[word] ?? scaleWord(word) ?? scaleWord(word.replace(/s$/, '')) ?? 1);
  return Math.round(Number(decimal) * factor * 1e6) / 1e6;
}
