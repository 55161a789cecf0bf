/** The languages whose headings, dates and stop words are known. */
export const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'other'] as const;
export type Language = (typeof languages)[number];
