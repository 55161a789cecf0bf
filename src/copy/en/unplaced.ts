import type { UnplacedReason } from '#domain/tailoring/unplaced-reasons.ts';

/** Why a change isn't marked in a person's own Word file. */
export const unplaced: Readonly<Record<UnplacedReason | 'moved' | 'listed', string>> = {
  'not-found': 'We couldn’t find this text in one piece in your file.',
  ambiguous: 'Your file has this text more than once, so we can’t tell which one to mark.',
  'no-place': 'It’s new, and only you know where it belongs in your layout.',
  unchanged: 'Your file already says it this way.',
  overlapping: 'It overlaps with another change.',
  'in-text-box': 'This text is in a text box, where Word can’t show comments.',
  'in-field': 'Word fills in this text automatically.',
  'in-tracked-change': 'This text already has a tracked change. Accept or reject that one first.',
  'in-content-control': 'This text is in a locked or fill-in field.',
  'at-object': 'There’s a picture, a footnote or something similar in this text.',
  'across-break': 'There’s a tab or a line break in the middle of this text.',
  'across-elements': 'Part of this text is a link or a form field.',
  encoding: 'The text in this file isn’t saved the way Word saves it.',
  'unusual-markup': 'This file isn’t put together the way Word does it.',
  listed: 'We can’t tell how your layout lists skills, so please add these yourself.',
  moved: 'We don’t move anything in your file. The order is up to you.',
};
