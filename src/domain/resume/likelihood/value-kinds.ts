/** Kinds of values that are read, and misread, in ways of their own; of `other` ones too few are known to be right or wrong. */
export const valueKinds = [
  'contact',
  'name',
  'place',
  'summary',
  'employer',
  'title',
  'date',
  'bullet',
  'school',
  'degree',
  'skill',
  'language',
  'level',
  'certificate',
  'other',
] as const;
export type ValueKind = (typeof valueKinds)[number];

const kindsByShape: Readonly<Record<string, ValueKind>> = {
  '/basics/name': 'name',
  '/basics/label': 'title',
  '/basics/email': 'contact',
  '/basics/phone': 'contact',
  '/basics/url': 'contact',
  '/basics/summary': 'summary',
  '/work/#/name': 'employer',
  '/work/#/position': 'title',
  '/work/#/summary': 'bullet',
  '/work/#/highlights/#': 'bullet',
  '/volunteer/#/organization': 'employer',
  '/volunteer/#/position': 'title',
  '/volunteer/#/summary': 'bullet',
  '/volunteer/#/highlights/#': 'bullet',
  '/education/#/institution': 'school',
  '/education/#/studyType': 'degree',
  '/education/#/area': 'degree',
  '/education/#/courses/#': 'skill',
  '/projects/#/highlights/#': 'bullet',
  '/skills/#/name': 'skill',
  '/skills/#/keywords/#': 'skill',
  '/languages/#/language': 'language',
  '/languages/#/fluency': 'level',
  '/certificates/#/name': 'certificate',
};

/** The kind of the value under a pointer without its indexes: `/work/#/name`. */
export function kindOf(shape: string): ValueKind {
  if (shape.startsWith('/basics/location/')) return 'place';
  if (/\/(?:startDate|endDate|date|releaseDate)$/.test(shape)) return 'date';
  return kindsByShape[shape] ?? 'other';
}

/** Told in sentences, not named. */
export const isProse = (kind: ValueKind): boolean => kind === 'bullet' || kind === 'summary';
