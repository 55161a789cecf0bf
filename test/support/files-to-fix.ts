/** Files that break a rule of word-rules.ts, and why. None is added: a test says when one no longer needs to be here. */

/** Files of the domain with human words in their code: the headings that our own documents print, a typed record per language. */
export const wordyFiles: readonly string[] = ['src/domain/resume/document/section-headings.ts'];

/** Files with lines of more than 160 columns. */
export const wideFiles: readonly string[] = [];
