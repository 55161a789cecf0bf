import { applyCorrections, unreadText } from './apply-corrections.ts';
import type { Correction } from './correction.ts';
import { keysOf, pointerOf, shapeOf, valueAt } from '../json-pointer.ts';
import type { ParsedResume } from '../parsed-resume.ts';

/**
 * The resume in a text that the person edited: the text read again, with the lines that are not in the file marked as the person's, and with those corrections
 * of the file's resume that the edited text still needs.
 */
export function retypedResume(
  file: ParsedResume,
  retyped: ParsedResume,
  corrections: readonly Correction[],
): ParsedResume {
  const known = new Set(file.lines.map(({ text }) => text));
  const lines = retyped.lines.map((line) => (known.has(line.text) ? line : { ...line, from: 'person' as const }));
  const carried = corrections.flatMap((correction) => carriedOver(correction, file, retyped));
  return applyCorrections({ ...retyped, lines }, carried);
}

function carriedOver(correction: Correction, file: ParsedResume, retyped: ParsedResume): Correction[] {
  if (!('line' in correction)) {
    return pointersLike(correction.pointer, file, retyped).map((pointer) => ({ ...correction, pointer }));
  }
  const text = unreadText(file, correction.line);
  const unread = [...retyped.unread, ...(retyped.unreadParts ?? []).map(({ id }) => id)];
  const line = unread.find((id) => unreadText(retyped, id) === text);
  if (text === undefined || line === undefined) return [];
  if (correction.kind === 'left-out') return [{ ...correction, line }];
  return pointersLike(correction.pointer, file, retyped).map((pointer) => ({ ...correction, line, pointer }));
}

/** Where the other reading has the same value, preferably in the same place; for a place without a value, the place. */
function pointersLike(pointer: string, file: ParsedResume, retyped: ParsedResume): string[] {
  const read = JSON.stringify(valueAt(file.resume, pointer));
  if (read === undefined) return samePlace(pointer, file, retyped) ? [pointer] : [];
  const depth = keysOf(pointer).length;
  const others = Object.keys(retyped.evidence).map((key) => pointerOf(keysOf(key).slice(0, depth)));
  const alike = [pointer, ...others].find(
    (other) => shapeOf(other) === shapeOf(pointer) && JSON.stringify(valueAt(retyped.resume, other)) === read,
  );
  return alike === undefined ? [] : [alike];
}

/** Whether the entry that contains a pointer is the same in both: it has a value in common. */
function samePlace(pointer: string, file: ParsedResume, retyped: ParsedResume): boolean {
  const [section = '', index = ''] = keysOf(pointer);
  if (!/^\d+$/.test(index)) return true;
  const entry = pointerOf([section, index]);
  const before = Object.entries(valueAt(file.resume, entry) ?? {});
  const after = (valueAt(retyped.resume, entry) ?? {}) as Record<string, unknown>;
  return before.some(([key, value]) => typeof value === 'string' && after[key] === value);
}
