import type { Language } from '../../language/languages.ts';

/** The languages a document can be written in. */
export type DocumentLanguage = Exclude<Language, 'other'>;

/** English where the language of a resume is not supported. */
export const documentLanguage = (language: Language): DocumentLanguage => (language === 'other' ? 'en' : language);
