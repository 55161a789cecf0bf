import type { SectionKey } from '../json-resume.ts';

/** The sections of a document: those of the resume, and the summary, which JSON Resume keeps under `basics`. */
export type OrderedSection = 'summary' | SectionKey;

/** In their default order. The type asks for every section, because one that is missing here would be read and never printed. */
const inOrder: Readonly<Record<OrderedSection, true>> = {
  summary: true,
  skills: true,
  work: true,
  projects: true,
  education: true,
  certificates: true,
  awards: true,
  publications: true,
  languages: true,
  volunteer: true,
  interests: true,
  references: true,
};

/** The sections of a document, in their default order. */
export const orderedSections = Object.keys(inOrder) as readonly OrderedSection[];

/** All sections, those named first, each once: no section of a resume is left out of its document. */
export const fullOrder = (order: readonly OrderedSection[]): OrderedSection[] => [
  ...new Set([...order, ...orderedSections]),
];
