/** A mistake of language in the resume, found by the built-in checks or by a grammar checker on the server. */
export interface GrammarFact {
  /** Id of the resume's line it is on. */
  line: string;
  /** The words it is about, as written there. */
  quote: string;
  kind: 'spelling' | 'grammar' | 'punctuation' | 'capitalization' | 'repetition';
  /** The correction, when it is known. */
  suggestion?: string | undefined;
}
