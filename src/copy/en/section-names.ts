import { sectionHeadings } from '#domain/resume/document/section-headings.ts';
import type { SectionKind } from '#domain/document/headings/section-kinds.ts';

/** The sections of a resume, as the page names them; a document's own headings are in the document's language. */
export const sectionNames: Readonly<Record<SectionKind, string>> = {
  ...sectionHeadings.en,
  basics: 'Contact',
  other: 'More',
};
