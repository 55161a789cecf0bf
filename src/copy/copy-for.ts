import type { Copy } from './copy.ts';
import { english } from './en/english.ts';
import type { Locale } from './locales.ts';

const copies: Record<Locale, Copy> = { en: english };

/** Every sentence, in a language. */
export const copyFor = (locale: Locale): Copy => copies[locale];
