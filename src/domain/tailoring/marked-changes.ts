import { valueAt } from '../resume/json-pointer.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import { isMovedOrListed } from './change-kinds.ts';
import type { Change, Tailoring } from './tailoring.ts';

/** A change of wording as it is marked in a person's own file: all that was done to one text as one. */
export interface MarkedChange {
  id: string;
  original: string;
  /** Empty where the line was left out. */
  revised: string;
  /** Of a line that is added: the text of the source that it stands behind. */
  after?: string;
  /** What it consists of. */
  changes: Change[];
}

/**
 * The changes that can be marked in the source: texts reworded, left out or added behind a text that is there. Skills, moved lines and sections are not among
 * them, nor what was added where nothing says for sure what it stands behind.
 */
export function markedChanges({ changes }: Pick<Tailoring, 'changes'>, source: ParsedResume): MarkedChange[] {
  const wording = changes.filter((change) => !isMovedOrListed(change));
  const byText = new Map<string, Change[]>();
  for (const change of wording) {
    const key = change.pointer ?? change.id;
    byText.set(key, [...(byText.get(key) ?? []), change]);
  }
  return [...byText.values()].flatMap((group) => markedChange(group, source));
}

function markedChange(changes: Change[], source: ParsedResume): MarkedChange[] {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return [];
  const marked = { id: first.id, original: first.original, revised: last.revised, changes };
  if (first.original !== '') return [marked];
  const after = placeOf(first, source);
  return after === undefined ? [] : [{ ...marked, after }];
}

/** What an added line stands behind: the last line of its entry. A headline has no look to take over: it would be set like the name. */
function placeOf({ pointer }: Change, { resume }: ParsedResume): string | undefined {
  const entry = /^(\/\w+\/\d+\/highlights)\/\d+$/.exec(pointer ?? '')?.[1];
  const lines: unknown = entry === undefined ? undefined : valueAt(resume, entry);
  const last: unknown = Array.isArray(lines) ? lines.at(-1) : undefined;
  return typeof last === 'string' ? last : undefined;
}
