import type { Language } from '../../language/languages.ts';

/** The languages a document is worded in. */
export type DocumentLanguage = Exclude<Language, 'other'>;

/** English where the language of a resume is not one that is known. */
export const documentLanguage = (language: Language): DocumentLanguage => (language === 'other' ? 'en' : language);
