import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { TextRow } from '../../document/layout/text-row.ts';

/** A part of the resume under one heading; the part before the first heading is `basics` without one. */
export interface Section {
  kind: SectionKind;
  heading?: TextRow | undefined;
  rows: TextRow[];
}
