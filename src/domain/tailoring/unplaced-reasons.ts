/** Why a change is not in the file; in none of these cases is anything of the file touched. */
export const unplacedReasons = [
  /** Its text is in no paragraph of the body: it may span several, or stand in a header or a note. */
  'not-found',
  /** Its text is there more than once, and nothing says which is meant. */
  'ambiguous',
  /** An added line of which nobody says where it belongs. */
  'no-place',
  /** Nothing would change. */
  'unchanged',
  /** It meets another change that is placed already. */
  'overlapping',
  /** Text in a drawing, which Word lets nobody comment on. */
  'in-text-box',
  /** Text that Word writes itself. */
  'in-field',
  /** Text that somebody else inserted or deleted, or whose look is a tracked change: theirs is to be decided first. */
  'in-tracked-change',
  /** Text that is locked, chosen from a list, or filled in from elsewhere. */
  'in-content-control',
  /** It would remove a picture, a footnote's number or the like. */
  'at-object',
  /** It would join what a tab or a line break parts. */
  'across-break',
  /** It would cut through a link or a content control. */
  'across-elements',
  /** The file's text isn't UTF-8. */
  'encoding',
  /** The file's XML is correct but written as Word never does. */
  'unusual-markup',
] as const;
export type UnplacedReason = (typeof unplacedReasons)[number];
