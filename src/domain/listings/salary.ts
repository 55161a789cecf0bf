import { foldAccents } from '../language/tokenise.ts';
import { escaped } from '../language/escaped.ts';
import currencies from '../words/listings/currencies.json' with { type: 'json' };
import periods from '../words/listings/pay-periods.json' with { type: 'json' };
import { entriesOf } from '../words/word-table.ts';
import { payPeriods, type PayPeriod, type StatedSalary } from './listing.ts';

/** A salary by the year: whole units of `currency`. Without numbers there is no currency either. */
export interface YearlySalary {
  min?: number | undefined;
  max?: number | undefined;
  currency?: string | undefined;
  isEstimate: boolean;
  /** As stated, where that is not by the year or cannot be read as numbers. */
  text?: string | undefined;
}

/** How many of a period a year of full-time work has. */
const perYear: Readonly<Record<PayPeriod, number>> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

/** Outside of this nobody is paid by the year, in any currency's whole units. */
const least = 1_000;
const most = 100_000_000;
const longestText = 120;

const currencyEntries = entriesOf(currencies);
const codeOfSign = new Map(
  currencyEntries.flatMap(({ head, columns: [signs = []] }) => signs.map((sign): [string, string] => [sign, head])),
);
const codeOfCountry = new Map(
  currencyEntries.flatMap(({ head, columns: [, of = []] }) => of.map((country): [string, string] => [country, head])),
);
const signPattern = new RegExp(
  [...codeOfSign.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((sign) => (/^[a-z]+\.?$/.test(sign) ? `(?<![a-z])${escaped(sign)}(?![a-z])` : escaped(sign)))
    .join('|'),
);
const isPeriod = (word: string): word is PayPeriod => payPeriods.some((period) => period === word);
const periodPatterns = entriesOf(periods).flatMap(({ head, columns: [words = []] }) => {
  const any = words.toSorted((a, b) => b.length - a.length).map(escaped);
  return isPeriod(head) ? [{ period: head, pattern: new RegExp(`(?<![a-z])(?:${any.join('|')})(?![a-z])`) }] : [];
});

/** The currency that a country (ISO 3166-1 alpha-2) pays in; undefined where we do not know it. */
export const currencyOf = (country: string | undefined): string | undefined =>
  country === undefined ? undefined : codeOfCountry.get(country);

/** A salary by the year: the source's own numbers first, else what its words say. `country` decides what a bare dollar is. */
export function yearlySalary(stated: StatedSalary | undefined, country?: string): YearlySalary {
  if (stated === undefined) return { isEstimate: false };
  const text = stated.text?.replace(/\s+/g, ' ').trim().slice(0, longestText) || undefined;
  const read = text === undefined ? undefined : readSalary(text, country);
  const isEstimate = stated.isEstimate === true;
  if ((stated.min ?? 0) > 0 || (stated.max ?? 0) > 0) {
    const currency = isoCode(stated.currency) ?? read?.currency ?? currencyOf(country);
    const per = stated.per ?? read?.per ?? guessedPeriod(stated.max ?? stated.min ?? 0, currency);
    const years = byTheYear(stated, per);
    if (years && currency !== undefined)
      return { ...years, currency, isEstimate, text: text ?? asStated(stated, per, currency) };
  }
  if (read === undefined) return { isEstimate, text };
  const years = byTheYear(read, read.per ?? guessedPeriod(read.max ?? read.min ?? 0, read.currency));
  if (!years || read.currency === undefined) return { isEstimate, text };
  return { ...years, currency: read.currency, isEstimate, text };
}

const isoCode = (currency: string | undefined): string | undefined => {
  const code = currency?.trim();
  if (code === undefined || code === '') return undefined;
  return /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : codeOfSign.get(code.toLowerCase());
};

/** Numbers that are not by the year say more as they were stated: "26–31 USD an hour" is shown from this text. */
function asStated({ min, max }: StatedSalary, per: PayPeriod, currency: string): string | undefined {
  if (per === 'year') return undefined;
  const numbers = [...new Set([min, max].filter((number) => number !== undefined))].join('–');
  return `${numbers} ${currency} / ${per}`;
}

interface Amounts {
  min?: number | undefined;
  max?: number | undefined;
}

/** Undefined where the numbers are none that a year's work is paid with. */
function byTheYear({ min, max }: Amounts, per: PayPeriod): Amounts | undefined {
  const [low, high] = [min, max].map((number) => {
    if (number === undefined || !Number.isFinite(number) || number <= 0) return undefined;
    const year = Math.round(number * perYear[per]);
    return year >= least && year <= most ? year : undefined;
  });
  if (low === undefined && high === undefined) return undefined;
  if (low !== undefined && high !== undefined && low > high) return { min: high, max: low };
  return { ...(low === undefined ? {} : { min: low }), ...(high === undefined ? {} : { max: high }) };
}

/** Sources that say nothing of the period mean hours by small numbers. Where money has small units, or the number lies between, the year is meant. */
const guessedPeriod = (number: number, currency: string | undefined): PayPeriod => {
  if (currency === 'JPY' || currency === 'INR') return 'year';
  return number < 200 ? 'hour' : number < 1000 ? 'day' : number < 10_000 ? 'month' : 'year';
};

interface ReadSalary extends Amounts {
  currency?: string | undefined;
  per?: PayPeriod | undefined;
}

/** 50,000 · 50.000 · 50 000 · 50'000 · 26.50 · 40k · 12 LPA (a hundred thousand rupees) */
const amount =
  /(\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s?(k(?![a-z])|lpa|lakhs?|m(?![a-z]))?/g;

/** What a salary's words state; undefined without an amount and a currency. */
function readSalary(text: string, country: string | undefined): ReadSalary | undefined {
  const folded = foldAccents(text.normalize('NFKC'));
  const sign = signPattern.exec(text.toLowerCase())?.[0];
  const local = currencyOf(country);
  const code = sign === undefined ? undefined : codeOfSign.get(sign);
  // A bare "$" is the country's own dollar where it has one.
  const currency = sign === '$' && local !== undefined && /D$/.test(local) ? local : code;
  if (currency === undefined) return undefined;
  const per = periodPatterns.find(({ pattern }) => pattern.test(folded.replace(/\d\s?k\b/g, ' ')))?.period;
  const found = [...folded.replace(/401\s?\(?k\)?/g, ' ').matchAll(amount)].slice(0, 2);
  const scales = found.map(([, , scale]) => scale);
  const numbers = found.map(([, digits = '', scale]) => {
    // "40–50k": what stands behind the last number counts for both.
    const small = parsedAmount(digits);
    return small * scaleOf(scale ?? (small < 1000 ? scales.at(-1) : undefined));
  });
  const [first, second] = numbers;
  if (first === undefined || !(first > 0)) return undefined;
  if (second !== undefined && second > 0 && isRange(folded)) return { min: first, max: second, currency, per };
  if (/\b(?:up to|bis(?: zu)?|jusqu|max|hasta|fino a|tot)\b/.test(folded)) return { max: first, currency, per };
  if (/\b(?:from|ab|min|starting|des|desde|da|vanaf)\b|\d\s?k?\s?\+/.test(folded)) return { min: first, currency, per };
  return { min: first, max: first, currency, per };
}

const isRange = (text: string): boolean =>
  /\d[^\d]{0,14}(?:[-–—~/]|\bto\b|\bbis\b|\band\b|\bund\b|\ba\b|\bet\b|à)[^\d]{0,14}\d/.test(text);

const scaleOf = (scale: string | undefined): number => {
  if (scale === undefined) return 1;
  return scale === 'k' ? 1000 : scale === 'm' ? 1_000_000 : 100_000;
};

/** The last group of three digits is thousands; one or two digits after the last sign are cents. */
function parsedAmount(digits: string): number {
  const cents = /[.,](\d{1,2})$/.exec(digits);
  const whole = (cents ? digits.slice(0, cents.index) : digits).replace(/[^\d]/g, '');
  return Number(cents ? `${whole}.${cents[1] ?? '0'}` : whole);
}

/** A line of an ad that does nothing but state the salary: "Salary: $90,000–$110,000 a year". */
const salaryLine =
  /^[-•* ]*(?:annual |base |hourly )?(?:salary|pay|compensation|(?:jahres)?gehalt|salaire|r[eé]mun[eé]ration|salario)(?: range)?\s*[:–-]\s*(.{3,100})$/im;

/** What the one clear salary line of an ad says; prose is never read for it. */
export const salaryLineOf = (description: string): string | undefined => {
  const said = salaryLine.exec(description)?.[1]?.trim();
  return said !== undefined && /\d/.test(said) ? said : undefined;
};
