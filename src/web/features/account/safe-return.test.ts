import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagePaths } from '#contract/pages.ts';
import { addressAfterSignIn, safeReturn } from './safe-return.ts';

describe('where a person goes after signing in', () => {
  test.each(['/optimize', '/checkout?plan=pro', '/optimize?result=1&tab=interview-prep'])(
    '%s is a path here',
    (path) => {
      expect(safeReturn(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/optimize/..//evil.example',
    '/%2e//evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/／evil.example',
    'https://evil.example',
    'https://here.invalid/optimize',
    'javascript:alert(1)',
    '/no-such-page',
    'optimize',
    '',
    null,
  ])('%j is ignored', (path) => {
    expect(safeReturn(path)).toBeUndefined();
  });

  test('is never another site, however the browser reads it', () => {
    const piece = fc.constantFrom(
      ...'/|\\|.|..|%2f|%5c|%2e|\t|\n|\r| |?|#|@|:|／|。|\u200b'.split('|'),
      ...'evil.example|optimize|checkout|https:|javascript:alert(1)|%00|here.invalid'.split('|'),
    );
    const address = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
    const site = 'https://foothold.example';
    fc.assert(
      fc.property(fc.oneof(address, fc.string(), fc.webUrl()), fc.boolean(), (returnTo, claiming) => {
        const search = new URLSearchParams({ returnTo, ...(claiming ? { claimToken: 't' } : {}) });
        for (const from of [`${site}/login`, `${site}/register?x=//y`]) {
          const reached = new URL(addressAfterSignIn(search), from);
          expect(reached.origin).toBe(site);
          expect(Object.values(pagePaths)).toContain(reached.pathname);
        }
      }),
      { numRuns: 3000 },
    );
  });

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
