import type { Language } from '../../language/languages.ts';

/** A value that can be sent as JSON. */
export type Sendable = string | boolean | readonly Sendable[] | { readonly [name: string]: Sendable | undefined };

/** A line that a proposal may replace. */
export interface BriefLine {
  /** What an answer calls it by; unique in one brief. */
  id: string;
  /** JSON Pointer of the line in the resume. */
  pointer: string;
  text: string;
  /** Ids of its source lines. */
  evidence: readonly string[];
}

/** What is asked of a model at one time: one entry's lines, the summary, or the letter. */
export interface Brief {
  /** The entry's JSON Pointer, `summary` or `letter`. */
  id: string;
  kind: 'entry' | 'summary' | 'letter';
  /** All that is sent of the resume and the ad; nothing of the contact block is in it. */
  data: { readonly [name: string]: Sendable | undefined };
  /** Of an entry. */
  lines: readonly BriefLine[];
  /** The resume's own summary; empty where it has none, and for other kinds. */
  summary: string;
  /** Ids of the source lines that an answer may cite. */
  citable: readonly string[];
  /** Ids of the requirements that each of them shows. */
  serves: Readonly<Record<string, readonly string[]>>;
  /** The language to write in. */
  language: Language;
}
