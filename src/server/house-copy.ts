import { copyFor } from '#copy/copy-for.ts';
import type { Copy } from '#copy/copy.ts';
import { defaultLocale } from '#copy/locales.ts';

/** The words for what no request asks for in a language of its own: mails (an account keeps no language yet), and what the operator reads. */
export const houseCopy = (): Copy => copyFor(defaultLocale);
