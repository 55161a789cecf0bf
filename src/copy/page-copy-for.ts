import type { PageCopy } from './copy.ts';
import { englishPages } from './en/english-pages.ts';
import type { Locale } from './locales.ts';

const copies: Record<Locale, PageCopy> = { en: englishPages };

/** The sentences of the pages, in a language: what the server alone says is kept out of the browser. */
export const pageCopyFor = (locale: Locale): PageCopy => copies[locale];
