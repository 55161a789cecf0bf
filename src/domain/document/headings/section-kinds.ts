/** The sections a resume can have; `other` is one whose heading was seen but not understood. */
export const sectionKinds = [
  'basics',
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'volunteer',
  'interests',
  'references',
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];
