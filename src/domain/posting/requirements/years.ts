import { units } from '../../language/number-words.ts';

/** Before a length of time, an article says one: "ein Jahr Erfahrung". */
const ones: Readonly<Record<string, number>> = Object.fromEntries(
  'one ein eine einem einer ersten un une uno una um uma een'.split(' ').map((word) => [word, 1]),
);
const words: Readonly<Record<string, number>> = { ...Object.fromEntries(units), ...ones };

/** A pattern for a number in digits or as a word of one of the languages. */
const numberPattern = `(?:\\d{1,2}(?:[.,]5)?|${Object.keys(words).join('|')})`;

/** The number that a digit string or number word says; undefined when it is none. */
function readNumber(text: string): number | undefined {
  const digits = Number(text.replace(',', '.'));
  return Number.isNaN(digits) ? words[text] : digits;
}

/** A length of experience that a statement asks for. */
export interface AskedYears {
  /** The least: 3 for "3-5 years", 0.5 for "six months". */
  years: number;
  /** Offsets into the statement, from "minimum" or the number to the unit. */
  start: number;
  end: number;
}

const unit = "(?:years?'?|yrs?\\.?|jahre?n?|ans?(?=\\W)|annees?|anos?|anni|anno|jaar|jaren)";
const monthUnit = '(?:months?|monate?n?|mois|meses|mesi|maanden)';
const lead =
  '(?:(?:a )?minimum (?:of )?|at least |over |more than |approximately |about |atleast |mindestens |mind\\. |min\\.? |au moins |minimum de |al menos |minimo (?:de )?|pelo menos |almeno |minimaal |ten minste |mehr als |plus de |mas de |mais de )?';
const bracket = '(?:\\s?\\(\\s?\\d{1,2}\\s?\\)|\\s?\\(\\w+\\))?';
const pattern = new RegExp(
  `(?<![\\d.,$€£#])\\b${lead}\\(?(${numberPattern})\\)?${bracket}\\s?(?:\\+|plus|or more|oder mehr)?(?:\\s?(?:-|–|to|bis|a|à|ate|or|e|tot|y|or more to)\\s?\\(?(${numberPattern})\\)?${bracket}\\s?\\+?)?[\\s-]*(?:(?:or more |full )?(${unit})|(${monthUnit}))(?=$|[^a-z])`,
  'g',
);

const experienceCue =
  /experienc|background|work(?:ing|ed)?\b|practi[cs]e|track record|hands-on|expertise|in (?:a|the|an) .{0,40}(?:role|position|environment)|as an? |erfahrung|berufs|praxis|experi[eê]n|esperienza|ervaring|freshers?/;
const otherSpan =
  /years? (?:of age|old|in business|ago|warranty|contract)|(?:past|last|next|for (?:more than |over )?|within|over the past|in the last) (?:the )?(?:past |last |next )?(?:\d+|\w+)(?: to \d+)? (?:years?|months?)|years? in a row|-year (?:degree|program|contract|college)|month(?:ly)? contract|months? contract|alter von|seit \d|depuis|desde hace|sinds/;

/** All lengths of experience in a folded, lower-case statement; the age of a firm or of a person is none. */
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
    if (/\bwithin\b[^.]{0,12}$/.test(folded.slice(0, match.index))) continue;
    found.push({
      years: years === undefined ? Math.round((number / 12) * 10) / 10 : number,
      start: match.index,
      end: match.index + whole.length,
    });
  }
  return found;
}
