import { boundBefore, roleBefore } from './bounds.ts';
import { multipleWord, numberWord, scaleWord, vagueNumber } from '../../language/number-words.ts';
import type { Quantity } from './quantity.ts';
import { unitOf, unitWords } from './units.ts';

const unitBehind = new RegExp(`^[\\s-](?:${unitWords})`, 'u');

/** Numbers written as words: "twelve", "two hundred", "dozens of", "doubled"; `folded` as in {@link numeralsOf}. */
export function writtenNumbers(folded: string, text: string): Quantity[] {
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
    const before = folded.slice(0, start);
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
  /** How many words it takes. */
  length: number;
}

function readNumber(words: RegExpExecArray[], at: number, folded: string): ReadNumber | undefined {
  const word = words[at]?.[0] ?? '';
  const before = folded.slice(0, words[at]?.index ?? 0);
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

/** "Double-entry", "double major" multiply nothing. */
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
