import words from '../../words/claims/groups.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { CheckedSentence } from '../evidence/checked-sentence.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { periodPatterns } from '../quantities/rates.ts';

const rhythms = periodPatterns.map(([, rhythm]) => new RegExp(`(?:${rhythm})`, 'giu'));

/** "Every three months": a period, which is a claim of its own kind. */
export const isRhythm = ({ start, end, unit, value }: Quantity, claimed: string): boolean =>
  (unit === 'time:day' && value >= 5 && value <= 7 && /^\sweek\b/.test(claimed.slice(end))) ||
  (unit.startsWith('time:') &&
    /\b(?:every|each|alle|tous les|toutes les|cada)\s$/i.test(claimed.slice(0, start)) &&
    rhythms.some((rhythm) =>
      [...claimed.matchAll(rhythm)].some((match) => match.index < start && match.index + match[0].length >= end),
    ));

const ordinals: Readonly<Record<number, RegExp>> = {
  2: /\b(?:2nd|second|other)\b/i,
  3: /\b(?:3rd|third)\b/i,
  4: /\b(?:4th|fourth)\b/i,
  5: /\b(?:5th|fifth)\b/i,
  6: /\b(?:6th|sixth)\b/i,
};

/** "One weekend in four" is every fourth. */
export const isEveryNth = ({ value, unit, start }: Quantity, { claimed, own }: CheckedSentence): boolean =>
  unit === '' &&
  /\bone (?:\p{L}+ ){1,2}(?:in|out of) $/iu.test(claimed.slice(0, start)) &&
  own.some(
    ({ text }) =>
      (/\bevery\b/i.test(text) && ordinals[value]?.test(text) === true) ||
      new RegExp(`\\b(?:1|one)\\s?(?:in|of|:)\\s?${value}\\b`, 'i').test(text),
  );

/** "The 2018 Christmas mug": a year that the evidence has. */
export const isYearSaid = ({ text, unit }: Quantity, { own, cited }: CheckedSentence): boolean =>
  !cited && unit === '' && /^(?:19|20)\d\d$/.test(text) && own.some((sentence) => sentence.text.includes(text));

/** A number of a name, "Ward 14", with the word before it as the resume has it. */
export const isWrittenSo = ({ text, start, unit }: Quantity, { claimed, own }: CheckedSentence): boolean => {
  const name = unit === '' && /^\d/.test(text) ? /\p{Lu}\p{L}+[\s-]$/u.exec(claimed.slice(0, start))?.[0] : undefined;
  return name !== undefined && start > name.length && own.some((sentence) => sentence.text.includes(`${name}${text}`));
};

/** "Eight suppliers, six farms and two wholesalers": a number that the text itself makes up of those behind it. */
export function isSumOf({ value, unit, bound }: Quantity, behind: readonly Quantity[]): boolean {
  const parts = behind.filter((other) => other.unit === unit && other.upper === undefined && !other.label);
  let sum = 0;
  return (
    bound === 'exact' &&
    parts.some((part, at) => {
      sum += part.value;
      return at > 0 && sum === value;
    })
  );
}

/** "40 a day, 200 in a five-day week": what the text itself works out from numbers that hold. */
export const isProduct = ({ value, unit }: Quantity, others: readonly Quantity[]): boolean =>
  others.some((a) =>
    others.some(
      (b) =>
        a !== b &&
        b.unit.startsWith('time:') &&
        a.unit === unit &&
        a.value > 1 &&
        b.value > 1 &&
        a.value * b.value === value,
    ),
  );

/** "One of five" where the resume has four colleagues. */
const inGroup = patternOf(words, 'one of a group', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})\s(?:an?\s)?$`);
const together = patternOf(words, 'together with', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);

const longestGroup = 40;

/** Whether a number is of a group with or without the person, and the evidence has the other. */
export const countsOneself = ({ value, unit, start, end }: Quantity, { claimed, own }: CheckedSentence): boolean => {
  if (unit !== '') return false;
  const isOne = inGroup.test(claimed.slice(Math.max(0, start - longestGroup), start));
  const isOthers = others.test(claimed.slice(end, end + longestGroup));
  return own.some(({ text, quantities }) =>
    quantities.some(
      (source) =>
        source.unit === '' &&
        ((isOne && together.test(text) && source.value === value - 1) ||
          (isOthers &&
            source.value === value + 1 &&
            inGroup.test(text.slice(Math.max(0, source.start - longestGroup), source.start)))),
    ),
  );
};

/** Those with whom the person makes up a group. */
const others =
  /^\s(?:\p{L}+\s)?(?:others|colleagues|coworkers|co-workers|teammates|kolleg\p{L}+|collègues|compañer\p{L}+)/u;
