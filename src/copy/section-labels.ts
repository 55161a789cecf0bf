import type { SectionKind } from '#domain/document/headings/section-kinds.ts';
import { sectionHeadings } from '#domain/resume/document/section-headings.ts';

/** What the page calls each section: as a document's English headings do. */
export const sectionLabels: Readonly<Record<SectionKind, string>> = {
  ...sectionHeadings.en,
  basics: 'Contact',
  other: 'More',
};
