import type { Requirement } from '../../posting/posting.ts';

/**
 * How a requirement is met: `shown` in a sentence of work, projects or education; `listed` among the skills alone;
 * `related` by a skill of the same family; `missing` otherwise.
 */
export type EvidenceKind = 'shown' | 'listed' | 'related' | 'missing';

/** The evidence a resume has for one requirement. */
export interface RequirementEvidence {
  requirement: Requirement;
  kind: EvidenceKind;
  /** From 0 (nothing) to 1 (shown plainly, recently, with a result). */
  strength: number;
  /** Of a requirement that is shown: the share of it, 0-1, that its best line shows; 1 when absent. */
  share?: number | undefined;
  /** Ids of the resume's lines that show it, strongest first. */
  lines: string[];
  /** JSON Pointers of the values on those lines, strongest first. */
  pointers: string[];
}

/** In the order of the posting's requirements. */
export type EvidenceMap = RequirementEvidence[];
