import type { Field } from '../headings/field-labels.ts';
import type { Line, Run } from '../source-document.ts';

/**
 * A stretch of a line without wide gaps, the unit that columns and tables consist of. Positions are on one long canvas, all pages below each other, so that a
 * column that continues on the next page is one column.
 */
export interface Fragment {
  line: Line;
  runs: Run[];
  text: string;
  x: number;
  right: number;
  y: number;
  bottom: number;
  /** It began with a bullet, which was removed. */
  bullet: boolean;
  /** It is a section's heading, see {@link markHeadings}. */
  heading: boolean;
  /** Its look alone says that it is a heading: enough to cut a page by, and no more. */
  byLook?: boolean | undefined;
  /** It is a date and little else, or a length of time. */
  date: boolean;
  /** What the title of its column says it contains. */
  field?: Field | undefined;
}
