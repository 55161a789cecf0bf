import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['password1', 'QWERTY123456', 'iloveyou2', 'sunshine'])('%s is one that leaked', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'foothold',
  'Foothold!2026',
  'f00th0ld',
  '123foothold',
  'Foothold-Pro',
  'MyResume1',
  'resum3',
  '$Interview$',
])('%s is the product’s own word', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse',
  'a foothold in the wall',
  'resume the climb at dawn',
  '2903-4471-88',
  'пароль от дома',
  '',
])('%j may be chosen', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

// What the OWASP ASVS asks for (6.2.4): as many as 3,000 of the length that may be chosen.
test('the list is long enough', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  expect(dictionary['passwords-common'].filter(({ length }) => length >= 6).length).toBeGreaterThan(3000);
});
