import type { LongReads } from '../copy.ts';
import { cookiePolicy } from '../en/cookie-policy.ts';
import type { Locale } from '../locales.ts';

const copies: Record<Locale, LongReads['cookiePolicy']> = { en: cookiePolicy };

/** In a file of its own, so that its page alone loads it. */
export const cookiePolicyFor = (locale: Locale): LongReads['cookiePolicy'] => copies[locale];
