import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine } from '#domain/resume/document/clean-text.ts';
import { marked, unmarked } from './line-breaks.ts';

/** The pieces of a text between which a line may break, without their spaces. */
const pieces = (text: string): string[] => unmarkedSpaces(text).split(/[ \u200b]/);
/** Spaces inside of text that is kept together do not count. */
const unmarkedSpaces = (text: string): string =>
  text.replace(/\u2060([^\u2060]*)\u2060/gu, (_match, kept: string) => kept.replaceAll(' ', '_'));

describe('marks for line breaks', () => {
  test('add nothing to what is printed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const cleaned = cleanLine(text);
        expect(unmarked(marked(cleaned))).toBe(cleaned);
      }),
    );
  });

  test('leave no piece longer than a line', () => {
    const letters = fc.constantFrom('a', 'b', 'W', '-', '/', '.', '@', '_', '?', '=', '&', 'é', 'ß');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 400 }), (text) => {
        for (const piece of pieces(marked(text))) expect(Array.from(piece).length).toBeLessThanOrEqual(48);
      }),
    );
  });

  test('keep a hyphenated word, and a hyphen with the word after it, on one line', () => {
    expect(pieces(marked('a high-quality Front- und Backend and/or 2019–2021'))).toEqual([
      'a',
      'high-quality',
      'Front-_und',
      'Backend',
      'and/or',
      '2019–2021',
    ]);
  });

  test('break a long address after its punctuation', () => {
    const text = marked('https://www.example.com/a/very/long/path/that/goes/on-and-on/index.html?q=1');
    expect(text).toContain('example.\u200bcom/\u200ba/\u200bvery/');
  });

  test('leave scripts without spaces as they are', () => {
    const text = '自動でトランスパイルするエコシステムの構築経験あり'.repeat(4);
    expect(marked(text)).toBe(text);
  });
});
