import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';

/** What is known about a resume's mistakes of language when the wait for them ends. */
export interface GrammarChecked {
  /** Absent in a language that the checker does not support, and where they were not found in time. */
  mistakes?: GrammarFact[] | undefined;
  /** Set where they may still be found; resolves to undefined if they were not. Never rejects. */
  later?: Promise<GrammarFact[] | undefined>;
}

/** Finds mistakes of language. Scoring continues without one that is loading, busy or does not support the language. */
export interface GrammarChecker {
  /** What is known about a resume's mistakes after `patienceMs` at the latest. Never throws. */
  check(parsed: ParsedResume, patienceMs: number): Promise<GrammarChecked>;
  close(): Promise<void>;
}
