import yearWords from '../../words/posting/years.json' with { type: 'json' };
import { alternativesOf, headsOf, patternOf } from '../../words/word-table.ts';
import { units } from '../../language/number-words.ts';

/** Before a length of time, an article means one: "ein Jahr Erfahrung". */
const ones: Readonly<Record<string, number>> = Object.fromEntries(headsOf(yearWords, 'one').map((word) => [word, 1]));
const words: Readonly<Record<string, number>> = { ...Object.fromEntries(units), ...ones };

/** A pattern for a number in digits or as a word of one of the languages. */
const numberPattern = `(?:\\d{1,2}(?:[.,]5)?|${Object.keys(words).join('|')})`;

/** The number that a digit string or number word means; undefined when it is not a number. */
function readNumber(text: string): number | undefined {
  const digits = Number(text.replace(',', '.'));
  return Number.isNaN(digits) ? words[text] : digits;
}

/** A length of experience that a statement asks for. */
export interface AskedYears {
  /** The minimum: 3 for "3-5 years", 0.5 for "six months". */
  years: number;
  /** Offsets into the statement, from "minimum" or the number to the unit. */
  start: number;
  end: number;
}

const unit = `(?:${alternativesOf(yearWords, 'years')})`;
const monthUnit = `(?:${alternativesOf(yearWords, 'months')})`;
const lead = `(?:(?:${alternativesOf(yearWords, 'at least')}) )?`;
const bracket = String.raw`(?:\s?\(\s?\d{1,2}\s?\)|\s?\(\w+\))?`;
const pattern = new RegExp(
  [
    String.raw`(?<![\d$€£#]|\d[.,])\b${lead}\(?(${numberPattern})\)?${bracket}\s?(?:\+|plus|or more|oder mehr)?`,
    String.raw`(?:\s?(?:(?:years?|yrs?)\s?)?(?:-|–|to|bis|a|à|ate|or|e|tot|y|or more to)\s?\(?(${numberPattern})\)?${bracket}\s?\+?)?`,
    String.raw`[\s-]*(?:(?:or more |full )?(${unit})|(${monthUnit}))(?=$|[^a-z])`,
  ].join(''),
  'g',
);

const experienceCue = patternOf(yearWords, 'speaks of experience', '');
const otherSpan = patternOf(yearWords, 'other spans of time', '');

/** "A 2-year technical degree". */
const ofStudy = /^[\s-]*(?:[a-z]+ )?(?:degree|diploma|college|certificate)\b/;

/** All lengths of experience in a folded, lower-case statement; the age of a company or of a person is not one. */
export function askedYears(folded: string, inWantList: boolean): AskedYears[] {
  if (!inWantList && !experienceCue.test(folded)) return [];
  const found: AskedYears[] = [];
  for (const match of folded.matchAll(pattern)) {
    const [whole, least = '', , years] = match;
    const around = folded.slice(Math.max(0, match.index - 22), match.index + whole.length + 14);
    const number = readNumber(least);
    if (
      number === undefined ||
      number > 30 ||
      (otherSpan.test(around) && !/experience/.test(folded.slice(match.index, match.index + 60)))
    )
      continue;
    if (ofStudy.test(folded.slice(match.index + whole.length))) continue;
    if (/\bwithin\b[^.]{0,12}$/.test(folded.slice(0, match.index))) continue;
    found.push({
      years: years === undefined ? Math.round((number / 12) * 10) / 10 : number,
      start: match.index,
      end: match.index + whole.length,
    });
  }
  return found;
}
