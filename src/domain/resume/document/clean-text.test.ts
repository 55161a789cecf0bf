import { expect, test } from 'vitest';
import { cleanLine, cleanParagraphs } from './clean-text.ts';

test('a line loses invisible characters and nothing else', () => {
  expect(cleanLine('  Re\u00adsponsible\u200b for\t\tC++ \u202eevil\u202c \u0000\ue0a0 ok\n')).toBe(
    'Responsible for C++ evil ok',
  );
  expect(cleanLine('lone \ud800 surrogate \uffff')).toBe('lone surrogate');
  expect(cleanLine('👩\u200d💻 نامه\u200cها')).toBe('👩\u200d💻 نامه\u200cها');
});

test('letters are composed, so that a text search finds them', () => {
  expect(cleanLine('Cafe\u0301')).toBe('Café');
});

test('paragraphs are the lines that are not empty', () => {
  expect(cleanParagraphs('one\r\n\r\n two \n\u2028three')).toEqual(['one', 'two', 'three']);
  expect(cleanParagraphs(undefined)).toEqual([]);
});
