import { findDates } from '../../language/dates.ts';
import { foldInPlace } from '../../language/fold.ts';
import { numeralsOf } from './numerals.ts';
import type { Quantity } from './quantity.ts';
import { writtenNumbers } from './written-numbers.ts';

/** Everything in a text that is a number but no date, telephone number or address. */
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

const blanked = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** Dates and addresses are claims of their own kinds: their digits are taken out, offsets kept. */
function blankDates(text: string, folded: string): string {
  let blank = folded.replace(/https?:\S+|www\.\S+|\S+@\S+|\+?\(?\d[\d ().-]{7,}\d/g, (match) =>
    /[@]|^(?:http|www)/.test(match) || (match.replace(/\D/g, '').length >= 9 && !/\d,\d{3}/.test(match))
      ? ' '.repeat(match.length)
      : match,
  );
  for (const { index, end, start, range, present } of findDates(text)) {
    const isDate =
      range || present || start?.month !== undefined || isYear(folded.slice(index, end), folded.slice(end));
    if (isDate) blank = blanked(blank, index, end);
  }
  return blank;
}

/** "2000 users" is a count, "in 2000" a year. */
const isYear = (found: string, after: string): boolean =>
  /^\D*(?:19|20)\d\d$/.test(found.trim()) &&
  !/^\s?(?:\+|%|(?!(?:across|this|was|is|as|its|plus|versus|has|thus|towards|makes|includes)\b)[a-z]+s\b)/.test(after);
