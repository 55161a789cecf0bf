import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';

/** What is known about a resume's spelling and grammar mistakes when the wait for them ends. */
export interface GrammarChecked {
  /** Absent if the checker doesn't support the language, or didn't finish in time. */
  mistakes?: GrammarFact[] | undefined;
  /** Set if they may still be found. Resolves to undefined if they aren't. Never rejects. */
  later?: Promise<GrammarFact[] | undefined>;
}

/** Finds spelling and grammar mistakes. Scoring doesn't wait for a checker that's loading or busy. */
export interface GrammarChecker {
  /** Answers after `patienceMs` at the latest. Never throws. */
  check(parsed: ParsedResume, patienceMs: number): Promise<GrammarChecked>;
  close(): Promise<void>;
}
