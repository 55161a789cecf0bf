/** The sections of a document, in their default order. */
export const orderedSections = [
  'summary',
  'skills',
  'work',
  'projects',
  'education',
  'certificates',
  'awards',
  'publications',
  'languages',
  'volunteer',
  'interests',
  'references',
] as const;
export type OrderedSection = (typeof orderedSections)[number];

/** All sections, those named first, each once: no section of a resume is left out of its document. */
export const fullOrder = (order: readonly OrderedSection[]): OrderedSection[] => [
  ...new Set([...order, ...orderedSections]),
];
