import type { Language } from '../../language/languages.ts';
import {
  countNoun,
  isOtherWord,
  multipleWord,
  numberWord,
  scaleWord,
  shareWord,
  vagueNumber,
} from '../../language/number-words.ts';

/** A number in words: where it stands, in offsets into the folded text, and what it is. */
export interface WrittenNumber {
  value: number;
  /** `vague`, `times`, `share` (a part of a whole, in percent) or nothing. */
  unit: '' | 'vague' | 'times' | 'share';
  /** The word stands for about as many: "une vingtaine". */
  loose: boolean;
  start: number;
  end: number;
}

interface SplitText {
  text: string;
  words: readonly RegExpExecArray[];
  language: Language;
}

/** Numbers written as words: "twelve", "two hundred and ten", "a dozen", "a third", "dozens of", "doubled"; lower case without accents. */
export function writtenNumbersOf(text: string, language: Language): WrittenNumber[] {
  const split = { text, words: [...text.matchAll(/\p{L}+/gu)], language };
  const found: WrittenNumber[] = [];
  for (let at = 0; at < split.words.length; at++) {
    const read = readAt(split, at);
    if (read === undefined) continue;
    found.push(read.number);
    at = read.last;
  }
  return found;
}

interface Read {
  number: WrittenNumber;
  last: number;
}

const wordAt = ({ words, language }: SplitText, at: number): string => {
  const word = words[at]?.[0] ?? '';
  return isOtherWord(word, language) ? '' : word;
};

/** What lies between a word and the next. */
const gapAfter = ({ words, text }: SplitText, at: number): string => {
  const [own, next] = [words[at], words[at + 1]];
  return own && next ? text.slice(own.index + own[0].length, next.index) : '.';
};

function made(
  split: SplitText,
  first: number,
  last: number,
  value: number,
  unit: WrittenNumber['unit'] = '',
  loose = false,
): Read {
  const [from, to] = [split.words[first], split.words[last]];
  const start = from?.index ?? 0;
  return { number: { value, unit, loose, start, end: (to?.index ?? start) + (to?.[0].length ?? 0) }, last };
}

function readAt(split: SplitText, at: number): Read | undefined {
  const word = wordAt(split, at);
  const before = at > 0 ? (split.words[at - 1]?.[0] ?? '') : '';
  const afterDigit = /\d[\s-]?$/.test(
    split.text.slice(Math.max(0, (split.words[at]?.index ?? 0) - 2), split.words[at]?.index),
  );
  if (word === '' || (afterDigit && numberWord(word) === undefined)) return undefined;
  const phrase = [0, 1, 2].map((step) => wordAt(split, at + step)).join(' ');
  const long = vagueNumber(phrase);
  if (long !== undefined) return made(split, at, at + 2, long, 'vague');
  const compound = germanCompound(split, at);
  const plain = compound ?? plainNumber(split, at);
  if (plain !== undefined) return withShare(split, at, plain);
  const loose = vagueNumber(word);
  if (loose !== undefined) return made(split, at, at, loose, 'vague');
  return (
    countedNoun(split, at, word, before) ?? shareAt(split, at, word, before) ?? multipleAt(split, at, word, before)
  );
}

/** "A dozen", "half a dozen", "a pair of", "une vingtaine". */
function countedNoun(split: SplitText, at: number, word: string, before: string): Read | undefined {
  const value = countNoun(word);
  const article = /^(?:a|an|one|the|ein|einem|einer|einen|eines|une?|d'une|una?|this|another)$/;
  if (value === undefined || !article.test(before)) return undefined;
  const half = /^(?:half)$/.test(split.words[at - 2]?.[0] ?? '');
  if (value < 10 && !/^\s(?:of|de|d'|\p{L}+s\b)/u.test(split.text.slice(end(split, at)))) return undefined;
  return made(split, half ? at - 2 : at, at, half ? value / 2 : value, '', /aine$|en[a]$/.test(word) && value !== 12);
}

const end = ({ words }: SplitText, at: number): number => (words[at]?.index ?? 0) + (words[at]?.[0].length ?? 0);

/** "A third", "by a quarter", "la moitié": not "once a quarter" nor "third shift". */
function shareAt(split: SplitText, at: number, word: string, before: string): Read | undefined {
  const value = shareWord(word);
  if (value === undefined || value === 0.5) {
    const isHalf = value === 0.5 && /^(?:halfte|moitie|mitad)$/.test(word);
    const half =
      value === 0.5 && word === 'half' && /^\s(?:of|the|its|that|their|as)\b/.test(split.text.slice(end(split, at)));
    const by =
      value === 0.5 &&
      word === 'half' &&
      /^(?:by|in|than|nearly|almost|about|over)$/.test(before) &&
      !/^\s(?:a|an)\s/.test(split.text.slice(end(split, at)));
    return isHalf || half || by ? made(split, at, at, 50, 'share') : undefined;
  }
  const article = /^(?:a|one|ein|einem|um|un|une?|d'un|una)$/.test(before);
  const led =
    /\b(?:by|of|nearly|almost|about|over|than|roughly|um|fast|rund|d'un|en|una|un)\s+(?:a|one|ein|un|una)\s+$|\bone\s+$|\bein\s+$|\buna\s+$|\bun\s+$/.test(
      split.text.slice(Math.max(0, (split.words[at]?.index ?? 0) - 24), split.words[at]?.index),
    );
  const isPeriod =
    word === 'quarter' && !led && !/^\s(?:of|fewer|less|more|lower|higher)\b/.test(split.text.slice(end(split, at)));
  return article && !isPeriod ? made(split, at - 1, at, value * 100, 'share') : undefined;
}

/** "Doubled", "halved", "twice": "double-entry" and "half" as in "half a day" multiply nothing, "twice a week" counts. */
function multipleAt(split: SplitText, at: number, word: string, before: string): Read | undefined {
  const times = multipleWord(word);
  const scale = word === 'half' && wordAt(split, at + 1) === 'a' ? scaleWord(wordAt(split, at + 2)) : undefined;
  if (scale !== undefined && scale > 100) return made(split, at, at + 2, scale / 2);
  if (times === undefined || word === 'half') return undefined;
  if (word === 'double' && /^(?:a|with|in|of)$/.test(before)) return undefined;
  const counts = word === 'twice' && /^\s(?:a|an|per|each|every|\p{L}+ly\b)/u.test(split.text.slice(end(split, at)));
  return made(split, at, at, times, counts ? '' : 'times');
}

/** "vierköpfig", "dreiwöchig": the number at the beginning of a German adjective. */
function germanCompound(split: SplitText, at: number): Read | undefined {
  if (split.language !== 'de') return undefined;
  const word = wordAt(split, at);
  const stem = /^(\p{L}+?)(kopfig|fach|stellig|stundig|tagig|jahrig|wochig|monatig)\p{L}{0,2}$/u.exec(word);
  const value = stem ? numberWord(stem[1] ?? '') : halfNumber(word);
  return value === undefined ? undefined : made(split, at, at, value);
}

/** "dreieinhalb". */
function halfNumber(word: string): number | undefined {
  if (/^anderthalb/.test(word)) return 1.5;
  const stem = /^(\p{L}+)einhalb$/u.exec(word)?.[1];
  const value = stem === undefined ? undefined : numberWord(stem);
  return value === undefined ? undefined : value + 0.5;
}

/** "Three quarters", "two thirds" instead of a count. */
function withShare(split: SplitText, at: number, plain: Read): Read {
  const next = wordAt(split, plain.last + 1);
  const share = shareWord(next.replace(/s$/, ''));
  if (share === undefined || share === 0.5 || plain.number.value > 9 || !/^\s$/.test(gapAfter(split, plain.last)))
    return plain;
  if (/^quarters?$/.test(next) && plain.number.value !== 3) return plain;
  return made(split, at, plain.last + 1, plain.number.value * share * 100, 'share');
}

const joins = /^(?:[\s-]|\s?)$/;
const linkWords = new Set(['and', 'y', 'et', 'und']);

/** "Twenty-one", "two hundred and ten thousand", "soixante-quinze", "treinta y cinco". */
function plainNumber(split: SplitText, at: number): Read | undefined {
  let total = 0;
  let group: number | undefined;
  let last = at - 1;
  for (let place = at; place < split.words.length && place < at + 8; place++) {
    if (place > at && !joins.test(gapAfter(split, place - 1))) break;
    const word = wordAt(split, place);
    const value = numberWord(word);
    const factor = scaleWord(word.replace(/^(?:cents|cientos)$/, 'cent'));
    if (linkWords.has(word) && group !== undefined) {
      const last1 = /^(?:uno|una|un)$/.test(wordAt(split, place + 1));
      const next = last1 ? 1 : numberWord(wordAt(split, place + 1));
      const open = group % 100 === 0 || (split.language !== 'en' && group >= 20 && group < 100);
      if (next === undefined || !open || (group >= 100 && next >= 100)) break;
      if (last1) {
        group += 1;
        last = place + 1;
        place = last;
      }
      continue;
    }
    if (value !== undefined) {
      if (group === undefined) group = value;
      else if (group === 4 && value === 20 && split.language === 'fr') group = 80;
      else if (group >= 100 && group % 100 === 0 && value < 100) group += value;
      else if (group % 100 >= 20 && group % 10 === 0 && value < 20 && (value < 10 || split.language === 'fr'))
        group += value;
      else break;
    } else if (factor !== undefined && (group !== undefined || factor === 100 || factor >= 1000)) {
      const alone =
        /^(?:cent|cien|mil|mille|tausend|hundert)$/.test(word) ||
        /^(?:an?|one)$/.test(split.words[place - 1]?.[0] ?? '');
      if (group === undefined && !alone) break;
      if (factor >= 1000) {
        total += (group ?? 1) * factor;
        group = 0;
      } else group = (group ?? 1) * factor;
    } else break;
    last = place;
  }
  if (last < at || group === undefined) return undefined;
  return made(split, at, last, total + group);
}
