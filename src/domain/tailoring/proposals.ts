import { quantitiesOf } from '../claims/quantities/quantities.ts';
import { sameValue } from '../claims/quantities/quantity.ts';
import { findSkills } from '../lexicon/skills/find-skills.ts';
import type { CoverLetter } from './tailoring.ts';

/** A line proposed in place of one of the resume's. */
export interface ProposedLine {
  /** JSON Pointer of the line in the source resume: `/work/0/highlights/2`. */
  pointer: string;
  text: string;
  /** Ids of the source lines that support it; the line's own when absent. */
  evidence?: readonly string[] | undefined;
}

/** Wordings proposed by a language model or any other source. Nothing of it is used unchecked. */
export interface ProposedWording {
  lines?: readonly ProposedLine[] | undefined;
  summary?: { text: string; evidence: readonly string[] } | undefined;
  letter?: CoverLetter | undefined;
}

/** Whether a proposed text still has every number and every skill of the one it would replace: nothing may be lost. */
export function keepsFacts(original: string, proposed: string): boolean {
  const stated = quantitiesOf(proposed);
  if (!quantitiesOf(original).every((quantity) => stated.some((other) => sameValue(quantity, other)))) return false;
  const named = new Set(findSkills(proposed, { list: true }).map(({ skill }) => skill));
  return findSkills(original).every(({ skill }) => named.has(skill));
}
