/** One resume, and an ad for its job, in each language: the same facts, lines and sections. */
export type InLanguages = Record<'en' | 'de' | 'fr' | 'es', { resume: string; ad: string }>;
