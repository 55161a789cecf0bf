import { describe, expect, test } from 'vitest';
import type { StatedSalary } from './listing.ts';
import { currencyOf, salaryLineOf, yearlySalary } from './salary.ts';

describe('salaries in words', () => {
  test.each<
    [
      text: string,
      country: string | undefined,
      min: number | undefined,
      max: number | undefined,
      currency: string | undefined,
    ]
  >([
    ['£40k–£50k', undefined, 40_000, 50_000, 'GBP'],
    ['40-50k GBP', undefined, 40_000, 50_000, 'GBP'],
    ['50.000 € brutto/Jahr', 'DE', 50_000, 50_000, 'EUR'],
    ['50 000 € – 60 000 € par an', 'FR', 50_000, 60_000, 'EUR'],
    ['$26-31/hr', 'US', 54_080, 64_480, 'USD'],
    ['$26.50 per hour', 'US', 55_120, 55_120, 'USD'],
    ['3.500 € monatlich', 'DE', 42_000, 42_000, 'EUR'],
    ['CHF 120’000 – 140’000', 'CH', 120_000, 140_000, 'CHF'],
    ['up to $150,000', 'US', undefined, 150_000, 'USD'],
    ['ab 45.000 EUR', 'DE', 45_000, undefined, 'EUR'],
    ['$90,000+', 'US', 90_000, undefined, 'USD'],
    ['$100k - $120k + 401(k)', 'US', 100_000, 120_000, 'USD'],
    ['$80,000 - $95,000', 'CA', 80_000, 95_000, 'CAD'],
    ['£450 per day', 'GB', 117_000, 117_000, 'GBP'],
    ['12 LPA INR', 'IN', 1_200_000, 1_200_000, 'INR'],
    ['DOE', 'US', undefined, undefined, undefined],
    ['Competitive', undefined, undefined, undefined, undefined],
    ['50,000', undefined, undefined, undefined, undefined],
    ['$1', 'US', 2080, 2080, 'USD'],
    ['$0 - $0', 'US', undefined, undefined, undefined],
  ])('%s', (text, country, min, max, currency) => {
    const read = yearlySalary({ text }, country);
    expect([read.min, read.max, read.currency, read.text]).toEqual([min, max, currency, text]);
  });
});

describe('salaries in numbers', () => {
  test.each<[stated: StatedSalary, min: number | undefined, max: number | undefined, currency: string | undefined]>([
    [{ min: 26, max: 31, currency: 'USD', per: 'hour' }, 54_080, 64_480, 'USD'],
    [{ min: 70_000, max: 60_000, currency: 'EUR', per: 'year' }, 60_000, 70_000, 'EUR'],
    [{ min: 4000, currency: 'eur', per: 'month' }, 48_000, undefined, 'EUR'],
    [{ min: 0, max: 0, currency: 'USD' }, undefined, undefined, undefined],
    [{ min: 900_000_000, currency: 'USD', per: 'year' }, undefined, undefined, undefined],
    [{ min: Number.NaN, max: 50_000, currency: '€' }, undefined, 50_000, 'EUR'],
    [{ min: 50_000, max: 60_000 }, undefined, undefined, undefined],
  ])('%o', (stated, min, max, currency) => {
    const read = yearlySalary(stated);
    expect([read.min, read.max, read.currency]).toEqual([min, max, currency]);
  });

  test('numbers that are not by the year are kept as they were stated', () => {
    expect(yearlySalary({ min: 26, max: 31, currency: 'USD', per: 'hour' }).text).toBe('26–31 USD / hour');
    expect(yearlySalary({ min: 60_000, currency: 'USD', per: 'year' }).text).toBeUndefined();
    expect(yearlySalary({ min: 60_000, currency: 'USD', per: 'year', isEstimate: true }).isEstimate).toBe(true);
  });
});

test('of a text, only a line that states the salary is read', () => {
  expect(salaryLineOf('About us\n\nSalary: $90,000–$110,000 a year\n\nApply')).toBe('$90,000–$110,000 a year');
  expect(salaryLineOf('We raised $90,000,000 and our salary bands are public.')).toBeUndefined();
  expect(salaryLineOf('Salary: competitive')).toBeUndefined();
});

test('a country pays in its currency', () => {
  expect([currencyOf('DE'), currencyOf('CA'), currencyOf('ZZ'), currencyOf(undefined)]).toEqual([
    'EUR',
    'CAD',
    undefined,
    undefined,
  ]);
});
