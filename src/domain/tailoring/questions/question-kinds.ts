/**
 * What is asked about: a `tool` one has used or not; a `field` of work that the lexicon knows ("data analysis") or that the ad alone names (`phrase`); what the
 * job is to do (`duty`); years of something (`experience`); and what a person has rather than does.
 */
export const questionKinds = [
  'tool',
  'field',
  'phrase',
  'duty',
  'experience',
  'degree',
  'licence',
  'language',
] as const;
export type QuestionKind = (typeof questionKinds)[number];
