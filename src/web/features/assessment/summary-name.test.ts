import { expect, test } from 'vitest';
import { summaryName } from './summary-name.ts';

test('a text that begins with a person and how to reach them is called by the person', () => {
  expect(summaryName('Robin Example robin@example.com | (901) 555-0163 | Memphis, TN Experience')).toBe(
    'Robin Example',
  );
  expect(summaryName('Robin Example | +49 30 1234567 · robin@example.com')).toBe('Robin Example');
  expect(summaryName('Robin Example, https://example.com/robin')).toBe('Robin Example');
});

test('any other text by its first words, whole, and with a sign that there is more', () => {
  expect(summaryName('Store Assistant since May 2019 – Present')).toBe('Store Assistant since May 2019 – Present');
  expect(summaryName('robin@example.com (901) 555-0163 Store Assistant')).toBe('Store Assistant');
  const cut = `Store Assistant at Northwind Foods ${'stocking and '.repeat(10)}`.slice(0, 120);
  expect(summaryName(cut)).toMatch(/^Store Assistant at Northwind Foods .*(stocking|and)…$/);
});
