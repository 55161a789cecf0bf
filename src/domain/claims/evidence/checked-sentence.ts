import type { Posting } from '../../posting/posting.ts';
import type { FactBase } from './fact-base.ts';
import type { SourceEntry, SourceSentence } from './source-facts.ts';
import type { ClaimKind, UnsupportedClaim } from '../claim.ts';
import type { Quantity } from '../quantities/quantity.ts';
import type { Word } from '../words/words.ts';

/** What is known besides the resume when a text is checked. */
export interface ClaimContext {
  /** The ad a letter answers: its employer and title may be addressed. */
  posting?: Posting | undefined;
  company?: string | undefined;
  jobTitle?: string | undefined;
  /** ISO date; lets "8 years of experience" be worked out from the dates of current positions. */
  today?: string | undefined;
  /** Whether the report says what each sentence was held against. */
  explain?: boolean | undefined;
}

/** A sentence or line to be checked, with what may support it. */
export interface CheckedSentence {
  text: string;
  words: readonly Word[];
  topics: ReadonlySet<string>;
  /** The paragraph or line it stands in: what "it" and "the number" are is said there. */
  paragraph: string;
  /** What the paragraph is about. */
  around: () => ReadonlySet<string>;
  /** The line names an entry (employer, title, dates) rather than saying what was done. */
  header: boolean;
  /** It is a letter's or a summary's sentence, not a line of an entry. */
  letter: boolean;
  /** Whoever wrote the text named its evidence: then every word has to be there. */
  cited: boolean;
  /** A line of names (skills, languages, interests), which does not say that anything was done. */
  listing: boolean;
  /** The text with the job's own title and employer blanked out where the letter names the job. */
  claimed: string;
  /** The numbers of `claimed`, in their order. */
  quantities: () => readonly Quantity[];
  /** A letter's sentence that is about the job or the reader and says nothing about the person's own past. */
  addressing: boolean;
  /** It says what the ad asks for; the skills in it are not claims about the person. */
  quotesAd: boolean;
  entry: SourceEntry | undefined;
  /** The entries it is bound to: several where the person held several positions at the place that is named. */
  entries: readonly SourceEntry[];
  /** All entries that its sentence names, were it cut into parts about each. */
  named: readonly SourceEntry[];
  /** The sentences that may support it: from the cited lines, from the entry, or from the whole resume. */
  own: readonly SourceSentence[];
  /** Keys and stems of all words in `own` and, for an entry, in its header. */
  vocabulary: ReadonlySet<string>;
  base: FactBase;
  context: ClaimContext;
  /** Keys of the words of the ad's employer and title. */
  target: ReadonlySet<string>;
}

/** Looks for claims of one kind in a statement. */
export type ClaimCheck = (statement: CheckedSentence) => {
  checked: number;
  unsupported: UnsupportedClaim[];
  /** Claims that may be mere wording. */
  doubts?: UnsupportedClaim[];
};

/** A claim that failed, as it is reported. */
export const unsupportedClaim = (
  statement: CheckedSentence,
  kind: ClaimKind,
  claim: string,
  reason: UnsupportedClaim['reason'],
): UnsupportedClaim => ({ kind, claim, text: statement.text, reason });

/** `elsewhere` when the resume has the words under another entry, else `absent`. */
export const whereElse = (statement: CheckedSentence, keys: readonly string[]): UnsupportedClaim['reason'] =>
  keys.length > 0 && keys.every((key) => statement.base.vocabulary.has(key)) ? 'elsewhere' : 'absent';
