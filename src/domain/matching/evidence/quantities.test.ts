import { expect, test } from 'vitest';
import { isMeasured, isQuantified } from './quantities.ts';

test.each([
  'Cut costs by 18 %',
  'Led a team of five',
  'Raised $2.3M in funding',
  'Doubled the number of visitors',
  'Served 40,000 customers a day',
  'Führte ein Team von zwölf Mitarbeitenden',
  'Réduction des coûts de 12%',
  'Instalé enchufes en 60 edificios',
])('%s gives a quantity', (text) => {
  expect(isQuantified(text)).toBe(true);
});

test.each([
  'Responsible for reporting since 2019',
  'Worked in Python 3 and Angular 12',
  'Provided 24/7 support',
  'Certified to ISO 9001',
  'Prüfte Stahlbau nach DIN EN 1090',
  'Migrated to Office 365 between 2015 and 2018',
  'Improved the process',
])('%s does not', (text) => {
  expect(isQuantified(text)).toBe(false);
});

test.each([
  'Cut costs by 18 %',
  'Raised $2.3M in funding',
  'Doubled the number of visitors',
  'Verkürzung des Abschlusses von zehn auf sechs Tage',
  'Reduced the load time from 4 to 1.2 seconds',
  'Ahorro de 150.000 euros al año',
])('%s measures a result', (text) => {
  expect(isMeasured(text)).toBe(true);
});

test.each([
  'Led a team of five',
  'Served 40,000 customers a day',
  'Worked there from 2015 to 2018',
  'Improved the process',
])('%s does not measure one', (text) => {
  expect(isMeasured(text)).toBe(false);
});
