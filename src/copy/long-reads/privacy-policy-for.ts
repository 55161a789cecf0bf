import type { LongReads } from '../copy.ts';
import { privacyPolicy } from '../en/privacy-policy.ts';
import type { Locale } from '../locales.ts';

const copies: Record<Locale, LongReads['privacyPolicy']> = { en: privacyPolicy };

/** In a file of its own, so that its page alone loads it. */
export const privacyPolicyFor = (locale: Locale): LongReads['privacyPolicy'] => copies[locale];
