import type { JsonResume } from '../json-resume.ts';
import { keysOf, valueAt, withValue } from '../json-pointer.ts';
import type { ParsedResume } from '../parsed-resume.ts';
import { withoutUnheld } from './unheld-lines.ts';

/**
 * The resume with the value under the pointer reworded, and with it the first of its lines, which keeps its id: the new words replace the old ones where the
 * line has them, else they become the line. Further lines of the value are removed, except those that support another value. A pointer that names no text
 * changes nothing.
 */
export function retext(parsed: ParsedResume, pointer: string, text: string): ParsedResume {
  const before = valueAt(parsed.resume, pointer);
  if (typeof before !== 'string') return parsed;
  const resume = withValue(parsed.resume, keysOf(pointer), text) as JsonResume;
  const [first, ...rest] = parsed.evidence[pointer] ?? [];
  if (first === undefined) return { ...parsed, resume };
  const words = before.trim();
  const reworded = (line: string): string => (line.includes(words) ? line.replace(words, () => text) : text);
  const lines = parsed.lines.map((line) => (line.id === first ? { ...line, text: reworded(line.text) } : line));
  const shared = new Set(Object.entries(parsed.evidence).flatMap(([key, ids]) => (key === pointer ? [] : ids)));
  const evidence = { ...parsed.evidence, [pointer]: [first, ...rest.filter((id) => shared.has(id))] };
  return withoutUnheld({ ...parsed, resume, lines, evidence }, rest);
}
