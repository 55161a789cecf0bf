import { expect, test } from 'vitest';
import { namesPage, shownAddress } from './shown-address.ts';

test('addresses are shown as people write them', () => {
  expect(shownAddress('https://www.example.com/in/me/')).toBe('example.com/in/me');
});

test.each([
  ['https://linkedin.com/in/me', true],
  ['example.com:8080/a', true],
  ['https://example.com/', false],
  ['javascript:alert(1)/x', false],
  ['not an address/x', false],
])('%s is a page: %s', (address, page) => expect(namesPage(address)).toBe(page));
