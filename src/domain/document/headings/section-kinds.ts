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

/** The sections that a table says yes to. A new section doesn't compile until each of these tables says yes or no. */
export const sectionsWhere = (table: Readonly<Record<SectionKind, boolean>>): ReadonlySet<SectionKind> =>
  new Set(sectionKinds.filter((kind) => table[kind]));
