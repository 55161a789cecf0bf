import { expect, test } from 'vitest';
import { everything, necessaryOnly } from '../consent/stored-consent.ts';
import { unwantedCookies } from './google-cookies.ts';

const cookies = '_ga=1; _ga_ABC=2; _gcl_au=3; _gac_1=4; foothold-session-mark=a; _gifts=b';

test('Google’s own cookies are removed by what is no longer agreed to, and no others', () => {
  expect(unwantedCookies(cookies, necessaryOnly)).toEqual(['_ga', '_ga_ABC', '_gcl_au', '_gac_1']);
  expect(unwantedCookies(cookies, { ...everything, marketing: false })).toEqual(['_gcl_au', '_gac_1']);
  expect(unwantedCookies(cookies, { ...everything, analytics: false })).toEqual(['_ga', '_ga_ABC']);
  expect(unwantedCookies(cookies, everything)).toEqual([]);
});
