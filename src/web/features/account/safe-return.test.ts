import { describe, expect, test } from 'vitest';
import { placeAfterSignIn, safeReturn } from './safe-return.ts';

describe('where a person goes after signing in', () => {
  test.each(['/optimize', '/checkout?plan=pro', '/optimize?result=1&tab=interview-prep', '/profile#billing'])(
    '%s is a path here',
    (path) => {
      expect(safeReturn(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'optimize',
    '',
    null,
  ])('%s is ignored', (path) => {
    expect(safeReturn(path)).toBeUndefined();
  });

  const inHand = { address: '/optimize?result=7' };
  const after = (query: string | Record<string, string>, more: { claimToken?: string; inHand?: typeof inHand } = {}) =>
    placeAfterSignIn({ search: new URLSearchParams(query), ...more }).address;

  test('is where they were going, with the token that they brought', () => {
    expect(after({ returnTo: '/checkout?plan=pro' }, { inHand })).toBe('/checkout?plan=pro');
    expect(after('returnTo=/optimize', { claimToken: 'a b' })).toBe('/optimize?claimToken=a+b');
  });

  test('is what they had in hand, or the wizard', () => {
    expect(after('', { inHand })).toBe('/optimize?result=7');
    expect(after('returnTo=//evil.example', { inHand })).toBe('/optimize?result=7');
    expect(after('')).toBe('/optimize');
    expect(after('', { claimToken: 't', inHand })).toBe('/optimize');
  });
});
