import type { Change, CoverLetter } from '../tailoring.ts';

/** The edit keys of texts that are not one value of the source. */
export const editKeys = { headline: 'headline', summary: 'summary', skills: '/skills' } as const;

/** What a person decided about an optimization: what it is made with besides the resume, the ad and the answers. */
export interface Decisions {
  /** The changes that were refused, as they were, so that they can be taken again. */
  refused: Change[];
  /**
   * The ids of the changes that were proposed when the first decision was made: what is decided brings up no others. Absent before there is one, and after
   * a new answer.
   */
  proposed?: string[];
  /**
   * Texts edited by hand. The key is the JSON Pointer of the value in the source (with its answers), `headline` or `summary` where the source has none, or
   * `/skills` for all skills, a group a line. An empty text leaves the line out.
   */
  edits: Record<string, string>;
  /** The letter as the person wrote it; absent where it is the engine's. */
  letter?: Pick<CoverLetter, 'salutation' | 'closing'> & { paragraphs: string[] };
  /** Why this employer, in the person's own words, for the engine's letter. */
  ownSentence?: string;
}
