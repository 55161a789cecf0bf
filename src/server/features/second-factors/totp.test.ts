import { expect, test } from 'vitest';
import { appUri, codeAt, newSecret, stepOf, stepOfCode, toBase32 } from './totp.ts';

/** RFC 6238, appendix B: the secret and the codes for SHA-1; ours have the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890');
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;

test.each(vectors)('at %d seconds the code is the RFC’s', (seconds, code) => {
  expect(codeAt(secret, stepOf(new Date(seconds * 1000)))).toBe(code.slice(-6));
});

test('a code is taken one step early or late, and no more', () => {
  const now = new Date('2026-05-04T12:00:10Z');
  const step = stepOf(now);
  const found = [-2, -1, 0, 1, 2].map((by) => stepOfCode(secret, codeAt(secret, step + by), now));
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  for (const wrong of ['', '12345', '1234567', '９４２８７０', 'abcdef'])
    expect(stepOfCode(secret, wrong, now)).toBeUndefined();
});

test('base 32 is RFC 4648’s, and a secret has 160 bits', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(toBase32(Buffer.from('fooba'))).toBe('MZXW6YTB');
  expect(toBase32(newSecret())).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret().equals(newSecret())).toBe(false);
});

test('apps read the account and the site from the address', () => {
  const uri = appUri('MZXW6YTB', { issuer: 'Foothold', account: 'a+b@example.com' });
  expect(uri).toBe('otpauth://totp/Foothold:a%2Bb%40example.com?secret=MZXW6YTB&issuer=Foothold');
});
