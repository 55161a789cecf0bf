import type { Sign } from '../items/item-weights.ts';
import type { Passage } from '../sections/passage.ts';
import type { Requirement } from '../posting.ts';

/** A stretch of a passage; offsets into its text. */
export interface Stretch {
  start: number;
  end: number;
}

/** Something found in a passage that may be a requirement. */
export interface Found extends Stretch {
  kind: Requirement['kind'];
  skill?: string;
  family?: string;
  years?: number;
  /** Where the number of years ends, before what they are asked in. */
  number?: number;
  /** Where the years themselves are said, for an ask whose stretch is what they are asked in. */
  alone?: Stretch;
  /** Whether what the years are asked in is asked for by itself as well: the skill that it is. */
  isSaidToo?: boolean;
  /** What speaks for and against its being asked for, where that is not certain. */
  signs?: readonly Sign[];
}

/** Something a passage asks for, before duplicates are merged. */
export interface Ask extends Found {
  must: boolean;
  passage: Passage;
}

export const overlaps = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end;

/** Soft skills mean little in prose about a company, and weigh less than what can be shown. */
export const isSoft = (found: { family?: string }): boolean => found.family === 'soft skills';
