import type { Sentence } from '../../language/sentences.ts';
import type { Section } from './section.ts';

/** A statement of an ad with the section it counts for. */
export interface Passage extends Sentence {
  /** Lower case, without accents; offsets as in `text`. */
  folded: string;
  section: Section;
  /** Whether it is under a heading, or in the prose before the first one. */
  headed: boolean;
  /** Set on a short line that names what follows ("Key relationships") although it is not a known heading. */
  caption?: boolean;
  /** Set on prose before the first heading of which nothing says whether it is about the job or the firm. */
  unclear?: boolean;
}
