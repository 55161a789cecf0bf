import { expect, test } from 'vitest';
import { isQuantified } from './quantities.ts';

test.each([
  'Cut costs by 18 %',
  'Led a team of five',
  'Raised $2.3M in funding',
  'Doubled the number of visitors',
  'Served 40,000 customers a day',
  'Führte ein Team von zwölf Mitarbeitenden',
  'Réduction des coûts de 12%',
])('%s gives a quantity', (text) => {
  expect(isQuantified(text)).toBe(true);
});

test.each([
  'Responsible for reporting since 2019',
  'Worked in Python 3 and Angular 12',
  'Provided 24/7 support',
  'Certified to ISO 9001',
  'Migrated to Office 365 between 2015 and 2018',
  'Improved the process',
])('%s does not', (text) => {
  expect(isQuantified(text)).toBe(false);
});
