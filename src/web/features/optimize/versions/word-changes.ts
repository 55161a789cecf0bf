import { diffLines, diffWordsWithSpace } from 'diff';
import type { DiffPart } from '../../../ui/inline-diff.tsx';

/** How long the words of one passage may be compared; texts without anything in common are struck and put in whole then. */
const patienceMs = 500;

/**
 * What has to be struck of one text and put in to get another, every space and line break kept: whole lines where a line came or went, words where a
 * passage was reworded.
 */
export function wordChanges(before: string, after: string): DiffPart[] {
  const lines = diffLines(before, after);
  return lines.flatMap(({ value, added, removed }, at): DiffPart[] => {
    const last = lines[at - 1];
    const next = lines[at + 1];
    if (removed) return next?.added ? rewordings(value, next.value) : [{ kind: 'deleted', text: value }];
    if (added) return last?.removed ? [] : [{ kind: 'inserted', text: value }];
    return [{ kind: 'same', text: value }];
  });
}

function rewordings(before: string, after: string): DiffPart[] {
  const changes = diffWordsWithSpace(before, after, { timeout: patienceMs });
  if (!changes)
    return [
      { kind: 'deleted', text: before },
      { kind: 'inserted', text: after },
    ];
  return changes.map(({ value, added, removed }) => {
    const changed = added ? 'inserted' : 'deleted';
    return { kind: added || removed ? changed : 'same', text: value };
  });
}

const wordsIn = (parts: readonly DiffPart[], kind: DiffPart['kind']): number =>
  parts.filter((part) => part.kind === kind).flatMap(({ text }) => text.match(/[\p{L}\p{N}]\S*/gu) ?? []).length;

/** How many words were put in and struck; bullets and dashes are none. */
export const countChanges = (parts: readonly DiffPart[]): { inserted: number; deleted: number } => ({
  inserted: wordsIn(parts, 'inserted'),
  deleted: wordsIn(parts, 'deleted'),
});
