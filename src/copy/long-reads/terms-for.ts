import type { LongReads } from '../copy.ts';
import { terms } from '../en/terms.ts';
import type { Locale } from '../locales.ts';

const copies: Record<Locale, LongReads['terms']> = { en: terms };

/** In a file of its own, so that its page alone loads it. */
export const termsFor = (locale: Locale): LongReads['terms'] => copies[locale];
