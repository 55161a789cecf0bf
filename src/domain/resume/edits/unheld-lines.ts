import type { ParsedResume } from '../parsed-resume.ts';
import { partsLeft } from './unread-parts.ts';

/** The resume without those of the lines named that support no value. */
export function withoutUnheld(parsed: ParsedResume, ids: Iterable<string>): ParsedResume {
  const held = new Set(Object.values(parsed.evidence).flat());
  const gone = new Set([...ids].filter((id) => !held.has(id)));
  if (gone.size === 0) return parsed;
  return {
    ...parsed,
    lines: parsed.lines.filter(({ id }) => !gone.has(id)),
    unread: parsed.unread.filter((id) => !gone.has(id)),
    ...partsLeft(parsed, gone),
  };
}
