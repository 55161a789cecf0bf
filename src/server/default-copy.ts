import { copyFor } from '#copy/copy-for.ts';
import type { Copy } from '#copy/copy.ts';
import { defaultLocale } from '#copy/locales.ts';

/** The sentences for texts that no request sets the language of: mails (an account stores no language yet), and what the operator reads. */
export const defaultCopy = (): Copy => copyFor(defaultLocale);
