import type { PayPeriod, StatedSalary, Workplace } from '#domain/listings/listing.ts';

/** The id of a company's listing: the board's name and its own, so that a board's listings can be found by prefix. */
export const externalIdOf = (board: string, id: string): string => `${board}/${id}`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Plain text as HTML paragraphs. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** A part of an ad with its heading, as HTML; nothing where the part is empty. */
export const section = (heading: string | undefined, html: string | undefined): string[] =>
  html === undefined ? [] : [heading === undefined ? html : `<h3>${escaped(heading)}</h3>\n${html}`];

/** Where people work, of a board's word: "ON_SITE", "Hybrid", "onsite", "Fully remote". */
export function workplaceOf(word: string | undefined): Workplace | undefined {
  if (word === undefined) return undefined;
  if (/hybrid/i.test(word)) return 'hybrid';
  if (/remote|telecommut/i.test(word)) return 'remote';
  return /on[\s_-]?site|in[\s_-]?(?:office|person)/i.test(word) ? 'on-site' : undefined;
}

const periods: readonly [RegExp, PayPeriod][] = [
  [/hour/i, 'hour'],
  [/day|daily/i, 'day'],
  [/week/i, 'week'],
  [/month/i, 'month'],
  [/year|annual/i, 'year'],
];

/** Every two weeks, twice a month, "2 MONTHS": no period of ours. */
const otherPeriod = /\b(?:bi|semi)[\s_-]?(?:week|month)|^(?!1\b)\d/i;

/** What a pay is for, of a board's words: "per-hour-wage", "1 YEAR"; undefined where they name none of ours. */
export function payPeriodOf(words: string | undefined): PayPeriod | undefined {
  if (words === undefined || otherPeriod.test(words)) return undefined;
  return periods.find(([pattern]) => pattern.test(words))?.[1];
}

/** The parts of a place that are known, the nearest first; undefined where none is. */
export const placeOf = (...parts: readonly (string | undefined)[]): string | undefined =>
  [...new Set(parts.filter((part) => part !== undefined))].join(', ') || undefined;

const mostPlaces = 5;

/** Several places as one text, each once. */
export const placesOf = (places: readonly (string | undefined)[]): string | undefined =>
  [...new Set(places.filter((place) => place !== undefined))].slice(0, mostPlaces).join('; ') || undefined;

/** A code of ISO 3166-1, where a text is one: "us". */
export const countryOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined;

/** A salary with at least a number or words; nothing where it has neither. */
export function statedSalary(salary: StatedSalary): StatedSalary | undefined {
  const [min, max] = [salary.min, salary.max].map((amount) =>
    amount !== undefined && amount > 0 ? amount : undefined,
  );
  const { text } = salary;
  return min === undefined && max === undefined && text === undefined ? undefined : { ...salary, min, max };
}
