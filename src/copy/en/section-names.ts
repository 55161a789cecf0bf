import type { SectionKind } from '#domain/document/headings/section-kinds.ts';

/** The sections of a resume, as the page names them; a document's own headings are in the document's language. */
export const sectionNames: Record<SectionKind, string> = {
  basics: 'Contact',
  summary: 'Summary',
  work: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certificates: 'Certificates',
  awards: 'Awards',
  publications: 'Publications',
  languages: 'Languages',
  volunteer: 'Volunteering',
  interests: 'Interests',
  references: 'References',
  other: 'More',
};
