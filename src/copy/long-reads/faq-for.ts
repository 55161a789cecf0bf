import type { LongReads } from '../copy.ts';
import { faq } from '../en/faq.ts';
import type { Locale } from '../locales.ts';

const copies: Record<Locale, LongReads['faq']> = { en: faq };

/** In a file of its own, so that its page alone loads it. */
export const faqFor = (locale: Locale): LongReads['faq'] => copies[locale];
