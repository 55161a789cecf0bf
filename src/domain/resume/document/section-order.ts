/** The sections of a document in the order they are set; all other sections follow in the source's order. */
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
