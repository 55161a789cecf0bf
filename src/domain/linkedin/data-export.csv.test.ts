import { expect, test } from 'vitest';
import { csvRows } from './data-export.ts';

test('quotes, commas and line ends within cells', () => {
  expect(csvRows('\uFEFFName,Note\r\n"Example, Robin","said ""hello""\non two lines"\r\n\r\nPlain,\r\nShort')).toEqual([
    { Name: 'Example, Robin', Note: 'said "hello"\non two lines' },
    { Name: 'Plain', Note: '' },
    { Name: 'Short', Note: '' },
  ]);
});

test('text that is not a table has no rows', () => {
  expect(csvRows('')).toEqual([]);
  expect(csvRows('one line')).toEqual([]);
  expect(csvRows('A,B\n"never closed')).toEqual([{ A: 'never closed', B: '' }]);
});
