import { describe, expect, test } from 'vitest';
import { linked, shownAddress, webAddress } from './web-addresses.ts';

describe('web addresses', () => {
  test.each([
    ['https://www.example.com/a', 'https://www.example.com/a'],
    ['example.com', 'https://example.com/'],
    ['linkedin.com/in/me', 'https://linkedin.com/in/me'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
  ])('%s is live', (text, url) => expect(webAddress(text)).toBe(url));

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://user:pass@example.com',
    'not an address',
    'localhost',
    '',
  ])('%s is not', (text) => expect(webAddress(text)).toBeUndefined());

  test('are shown as people write them', () => {
    expect(shownAddress('https://www.example.com/in/me/')).toBe('example.com/in/me');
  });

  test('are found in running text, without the sentence’s punctuation', () => {
    expect(linked('See https://example.com/a. Or (http://example.org)!')).toEqual([
      { text: 'See ' },
      { text: '\u2060https://example.com/a\u2060', url: 'https://example.com/a' },
      { text: '. Or (' },
      { text: '\u2060http://example.org\u2060', url: 'http://example.org/' },
      { text: ')!' },
    ]);
  });
});
