import { editKeys } from '#domain/tailoring/decisions/decisions.ts';
import type { SheetChange } from '#contract/sheets.ts';
import { listDiff, wordDiff } from '../../../ui/word-diff.ts';

/** A change on its own: word by word, or item by item for skills. */
export const changedText = ({ pointer, original, revised }: Pick<SheetChange, 'pointer' | 'original' | 'revised'>) =>
  pointer === editKeys.skills ? listDiff(original, revised) : wordDiff(original, revised);
