import { editKeys } from '#domain/tailoring/decisions/decisions.ts';
import type { SheetChange } from '#contract/sheets.ts';
import { listDiff, wordDiff } from '../../../ui/word-diff.ts';

/** A change by itself: word by word, of skills item by item. */
export const changedText = ({ pointer, original, revised }: Pick<SheetChange, 'pointer' | 'original' | 'revised'>) =>
  pointer === editKeys.skills ? listDiff(original, revised) : wordDiff(original, revised);
