import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagePaths } from '#contract/pages.ts';
import { placeAfterSignIn, safeReturn } from './safe-return.ts';

describe('where a person goes after signing in', () => {
  test.each(['/optimize', '/checkout?plan=pro', '/optimize?result=1&tab=interview-prep'])(
    '%s is a path of this site',
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
        const search = new URLSearchParams({ returnTo });
        const { address } = placeAfterSignIn({ search, ...(claiming ? { claimToken: 't' } : {}) });
        for (const from of [`${site}/login`, `${site}/register?x=//y`]) {
          const reached = new URL(address, from);
          expect(reached.origin).toBe(site);
          expect(Object.values(pagePaths)).toContain(reached.pathname);
        }
      }),
      { numRuns: 3000 },
    );
  });

  const inHand = { address: '/optimize?result=7' };
  const after = (query: string | Record<string, string>, more: { claimToken?: string; inHand?: typeof inHand } = {}) =>
    placeAfterSignIn({ search: new URLSearchParams(query), ...more }).address;

  test('is where they were going, with the token that they brought', () => {
    expect(after({ returnTo: '/checkout?plan=pro' }, { inHand })).toBe('/checkout?plan=pro');
    expect(after({ returnTo: '/profile#billing' })).toBe('/profile#billing');
    expect(after('returnTo=/optimize', { claimToken: 'a b' })).toBe('/optimize?claimToken=a+b');
  });

  test('is what they had in hand, or the wizard', () => {
    expect(after('', { inHand })).toBe('/optimize?result=7');
    expect(after('returnTo=//evil.example', { inHand })).toBe('/optimize?result=7');
    expect(after('')).toBe('/optimize');
    expect(after('', { claimToken: 't', inHand })).toBe('/optimize');
  });
});
