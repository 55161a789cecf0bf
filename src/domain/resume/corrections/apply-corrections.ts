import { latestOf, targetOf, type Correction } from './correction.ts';
import { hasPlaceFor, type JsonResume } from '../json-resume.ts';
import { keysOf, pointerOf, valueAt } from '../json-pointer.ts';
import type { ParsedResume, UnreadPart } from '../parsed-resume.ts';
import { set } from '../edits/set.ts';
import { withoutPart } from '../edits/unread-parts.ts';
import { unreadParts } from '../unread-parts.ts';
import { without, withoutLines } from '../edits/without.ts';

/** Whether a correction applies to this resume: its target exists, and its value is allowed there. */
export function fits(parsed: ParsedResume, correction: Correction): boolean {
  switch (correction.kind) {
    case 'value':
      return (
        !keysOf(correction.pointer).includes('-') && isAllowed(parsed.resume, correction.pointer, correction.value)
      );
    case 'removed':
      return keysOf(correction.pointer).length > 1 && valueAt(parsed.resume, correction.pointer) !== undefined;
    case 'placed': {
      const text = unreadText(parsed, correction.line);
      return text !== undefined && isAllowed(parsed.resume, correction.pointer, text);
    }
    case 'left-out':
      return unreadText(parsed, correction.line) !== undefined;
    default:
      return correction satisfies never;
  }
}

/**
 * The resume as the person says it is. A corrected value is supported by a new line, marked as the person's, next to the lines it was read from; of those,
 * lines that support no other value are removed. A line that was placed is the evidence of its value. What no correction names stays as it was read,
 * corrections that do not fit are left out, and a target is corrected once.
 */
export function applyCorrections(parsed: ParsedResume, corrections: readonly Correction[]): ParsedResume {
  const made = new Set((parsed.corrections ?? []).map(targetOf));
  const due = latestOf(corrections.filter((correction) => !made.has(targetOf(correction)) && fits(parsed, correction)));
  if (due.length === 0) return parsed;
  // Last, and all at once: removing an item shifts those after it.
  const removed = due.flatMap((correction) => (correction.kind === 'removed' ? [correction.pointer] : []));
  const corrected = without(withRests(due.reduce(applied, parsed), parsed, due), removed);
  return { ...corrected, corrections: [...(parsed.corrections ?? []), ...due] };
}

function applied(parsed: ParsedResume, correction: Correction): ParsedResume {
  switch (correction.kind) {
    case 'value': {
      const { pointer, value } = correction;
      return valueAt(parsed.resume, pointer) === value
        ? { ...parsed, confidence: { ...parsed.confidence, [pointer]: 1 } }
        : set(parsed, pointer, value, { id: personLine(pointer), from: 'person' });
    }
    case 'placed': {
      const { line, pointer } = correction;
      const part = partOf(parsed, line);
      return set(part ? withoutPart(parsed, part) : parsed, pointer, unreadText(parsed, line) ?? '', { id: line });
    }
    case 'left-out': {
      const part = partOf(parsed, correction.line);
      return part ? withoutPart(parsed, part) : withoutLines(parsed, [correction.line]).parsed;
    }
    case 'removed':
      return parsed;
    default:
      return correction satisfies never;
  }
}

/** The resume with what is left of the values that a piece of theirs took the place of: it was read, and has no place any more. */
function withRests(corrected: ParsedResume, parsed: ParsedResume, due: readonly Correction[]): ParsedResume {
  const rests = due.flatMap((correction): UnreadPart[] => {
    if (correction.kind !== 'value' || !correction.piece) return [];
    const { pointer } = correction;
    const before = valueAt(parsed.resume, pointer);
    const line = corrected.lines.find(({ id }) => id === personLine(pointer));
    return typeof before === 'string' && line
      ? unreadParts({
          lines: [{ ...line, text: before }],
          evidence: { [pointer]: [line.id] },
          resume: corrected.resume,
        })
      : [];
  });
  return rests.length === 0 ? corrected : { ...corrected, unreadParts: [...(corrected.unreadParts ?? []), ...rests] };
}

const personLine = (pointer: string): string => `person:${pointer}`;

const partOf = ({ unreadParts }: ParsedResume, id: string): UnreadPart | undefined =>
  unreadParts?.find((part) => part.id === id);

/** What an unread line, or part of a line, says. */
export const unreadText = (parsed: ParsedResume, id: string): string | undefined =>
  parsed.unread.includes(id) ? parsed.lines.find((line) => line.id === id)?.text : partOf(parsed, id)?.text;

/** Whether the model has a place for a text under the pointer, and the lists on the way to it are long enough. */
function isAllowed(resume: JsonResume, pointer: string, text: string): boolean {
  const keys = keysOf(pointer);
  if (keys.length < 2 || pointer[0] !== '/' || text.trim() === '') return false;
  const before = valueAt(resume, pointer);
  if (before !== undefined && typeof before !== 'string') return false;
  const inLists = keys.every((key, depth) => {
    if (!/^\d+$/.test(key)) return true;
    return valueAt(resume, pointerOf(keys.slice(0, depth + 1))) !== undefined;
  });
  return inLists && hasPlaceFor(text, keys);
}
