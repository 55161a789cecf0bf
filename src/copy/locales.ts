/** The languages that the pages and answers speak. A resume, an ad and a document have languages of their own. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';
