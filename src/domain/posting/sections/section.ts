/** What a part of an ad is about. `role` describes the job in prose; `meta` is facts in "Key: value" form. */
export type Section =
  | 'must'
  | 'nice'
  | 'duty'
  | 'role'
  | 'benefits'
  | 'company'
  | 'legal'
  | 'apply'
  | 'meta'
  | 'title'
  | 'place'
  | 'employer';

/** Labels of one value ("Location: Berlin"): they do not open a section. */
export const labelSections: ReadonlySet<Section> = new Set<Section>(['title', 'employer', 'place', 'meta']);
