/** A mistake of language in the resume, found by the built-in checks or by a grammar checker on the server. */
export interface GrammarFact {
  /** Id of the resume's line it stands on. */
  line: string;
  /** The words it is about, as they stand there. */
  quote: string;
  kind: 'spelling' | 'grammar' | 'punctuation' | 'capitalization' | 'repetition';
  /** What should stand there, when that is known. */
  suggestion?: string | undefined;
}
