import type { PageCopy } from '#copy/copy.ts';
import { defaultLocale, type Locale } from '#copy/locales.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';

/** The language of the pages: of the prerendered files, of `<html lang>`, and of requests to the server. Decided only here. */
export const pageLocale = (): Locale => defaultLocale;

/** The sentences of the page outside of components: the titles of documents. Components call `useCopy`. */
export const pageCopy = (): PageCopy => pageCopyFor(pageLocale());
