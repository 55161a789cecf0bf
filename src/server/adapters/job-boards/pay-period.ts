import type { PayPeriod } from '#domain/listings/listing.ts';

const periods: readonly [RegExp, PayPeriod][] = [
  [/^(?:hour|per[ -]hour)/, 'hour'],
  [/^(?:dai|day|per[ -]day)/, 'day'],
  [/^(?:week|per[ -]week)/, 'week'],
  [/^(?:month|per[ -]month)/, 'month'],
  [/^(?:year|annual|annum|per[ -](?:year|annum))/, 'year'],
];

/** The period that a board's word names: "hourly", "per-year-salary", "annual"; undefined for others. */
export const payPeriod = (word: string | undefined): PayPeriod | undefined =>
  periods.find(([pattern]) => pattern.test(word?.trim().toLowerCase() ?? ''))?.[1];
