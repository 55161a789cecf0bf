import { quantitiesOf } from '../claims/quantities/quantities.ts';
import { sameValue } from '../claims/quantities/quantity.ts';
import { stem } from '../language/stem.ts';
import { tokenise } from '../language/tokenise.ts';
import { findSkills } from '../lexicon/skills/find-skills.ts';
import type { CoverLetter, Origin } from './tailoring.ts';

/** A line proposed in place of one of the resume's. */
export interface ProposedLine {
  /** JSON Pointer of the line in the source resume: `/work/0/highlights/2`. */
  pointer: string;
  text: string;
  /** Ids of the source lines that support it; the line's own when absent. */
  evidence?: readonly string[] | undefined;
  origin?: Origin | undefined;
}

/** The paragraphs of a letter, and what stands around them where that is proposed as well. */
export type ProposedLetter = Pick<CoverLetter, 'paragraphs'> & Partial<CoverLetter>;

/** What proposals cost, and by whom they were made; `model` is `provider/name`. */
export interface ModelUse {
  model: string;
  /** Asked with a key of the person's own. */
  ownKey: boolean;
  inputTokens: number;
  outputTokens: number;
  /** In US dollars; absent where the model's prices are not known. */
  usd?: number | undefined;
}

/** Wordings proposed by a language model or any other source. Nothing of it is used unchecked. */
export interface ProposedWording {
  lines?: readonly ProposedLine[] | undefined;
  summary?: { text: string; evidence: readonly string[]; origin?: Origin | undefined } | undefined;
  letter?: ProposedLetter | undefined;
  /** Absent where no model was asked. */
  use?: ModelUse | undefined;
}

/** What is said of the largest is not said of the others. */
const ranks = /\b(?:largest|biggest|smallest|highest|lowest|longest|oldest|newest|busiest)\b/g;

/** Whether a proposed text still has every number and every skill of the one it would replace, in whichever form of its words: nothing may be lost. */
export function keepsFacts(original: string, proposed: string): boolean {
  const stated = quantitiesOf(proposed);
  if (!quantitiesOf(original).every((quantity) => stated.some((other) => sameValue(quantity, other)))) return false;
  const named = new Set(findSkills(proposed, { list: true }).map(({ skill }) => skill));
  if (!(original.match(ranks) ?? []).every((rank) => proposed.includes(rank))) return false;
  const said = new Set(stemsOf(proposed));
  return findSkills(original).every(
    ({ skill, surface }) => named.has(skill) || stemsOf(surface).every((word) => said.has(word)),
  );
}

/** "picking orders" is in "picked orders". */
const stemsOf = (text: string): string[] => tokenise(text).map((token) => stem(token.text, 'en'));
