import { describe, expect, test } from 'vitest';
import type { PartRole } from '#domain/resume/document/sheet.ts';
import { linked, liveAddress, webAddress } from './web-addresses.ts';

describe('web addresses', () => {
  test.each([
    ['https://www.example.com/a', 'https://www.example.com/a'],
    ['example.com', 'https://example.com/'],
    ['linkedin.com/in/me', 'https://linkedin.com/in/me'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
  ])('%s is a link', (text, url) => expect(webAddress(text)).toBe(url));

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://user:pass@example.com',
    'not an address',
    'localhost',
    '',
  ])('%s is not', (text) => expect(webAddress(text)).toBeUndefined());

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

test('a part links to what it shows, and never to an address that runs something', () => {
  const live = (role: PartRole, text: string, address?: string) =>
    liveAddress({ role, text, pointers: [], ...(address === undefined ? {} : { address }) });
  expect(live('email', 'ada@example.com')).toBe('mailto:ada@example.com');
  expect(live('email', 'ada at example.com')).toBeUndefined();
  expect(live('phone', '+47 (0) 22 33 44 55')).toBe('tel:+4722334455');
  expect(live('link', 'example.com/a', 'https://example.com/a/')).toBe('https://example.com/a/');
  expect(live('link', 'javascript:alert(1)', 'javascript:alert(1)')).toBeUndefined();
  expect(live('organization', 'example.com')).toBeUndefined();
});
