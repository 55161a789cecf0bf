import type { LongReads } from '../copy.ts';
import { securityPolicy } from '../en/security.ts';
import type { Locale } from '../locales.ts';

const copies: Record<Locale, LongReads['securityPolicy']> = { en: securityPolicy };

/** In a file of its own, so that its page alone loads it. */
export const securityPolicyFor = (locale: Locale): LongReads['securityPolicy'] => copies[locale];
