import { describe, expect, test } from 'vitest';
import { addressAfterSignIn, safeReturn } from './safe-return.ts';

describe('where a person goes after signing in', () => {
  test.each(['/optimize', '/checkout?plan=pro', '/optimize?result=1&tab=interview-prep'])(
    '%s is a path of this site',
    (path) => {
      expect(safeReturn(path)).toBe(path);
    },
  );

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'optimize', '', null])(
    '%s is ignored',
    (path) => {
      expect(safeReturn(path)).toBeUndefined();
    },
  );

  test('is the wizard, or where they came from with the token', () => {
    expect(addressAfterSignIn(new URLSearchParams())).toBe('/optimize');
    expect(addressAfterSignIn(new URLSearchParams('claimToken=t'))).toBe('/optimize');
    expect(addressAfterSignIn(new URLSearchParams('claimToken=a+b&returnTo=/optimize'))).toBe(
      '/optimize?claimToken=a+b',
    );
    expect(addressAfterSignIn(new URLSearchParams('claimToken=t&returnTo=//evil.example'))).toBe('/optimize');
    expect(addressAfterSignIn(new URLSearchParams({ returnTo: '/checkout?plan=pro' }))).toBe('/checkout?plan=pro');
  });
});
