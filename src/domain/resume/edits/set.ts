import { sectionKinds, type SectionKind } from '../../document/headings/section-kinds.ts';
import type { JsonResume } from '../json-resume.ts';
import { keysOf, placedPointer, pointerOf, withValue } from '../json-pointer.ts';
import type { ParsedResume, SourceLine } from '../parsed-resume.ts';
import { withoutUnheld } from './unheld-lines.ts';
import { partsOn } from './unread-parts.ts';

/** The line that is to support a value: one of the resume's that supports no other value, or a new one. */
export type EvidenceLine = Pick<SourceLine, 'id' | 'from'>;

/**
 * The resume with this value under the pointer, with full confidence, and supported by the line. A new line has the value as its text and is inserted after
 * those that supported the value before, else after its entry's, else its section's, else all. Of the lines that supported the value before, those that support
 * nothing else are removed. `-` in the pointer appends to a list; lists and entries on the way there are created.
 */
export function set(parsed: ParsedResume, to: string, value: string, line: EvidenceLine): ParsedResume {
  const pointer = placedPointer(parsed.resume, to);
  const edited: ParsedResume = {
    ...parsed,
    resume: withValue(parsed.resume, keysOf(pointer), value) as JsonResume,
    lines: linesWith(parsed, pointer, value, line),
    evidence: { ...parsed.evidence, [pointer]: [line.id] },
    confidence: { ...parsed.confidence, [pointer]: 1 },
    unread: parsed.unread.filter((id) => id !== line.id),
  };
  const before = parsed.evidence[pointer] ?? [];
  const held = new Set(Object.values(edited.evidence).flat());
  const loosened = before.filter((id) => !held.has(id));
  return withoutUnheld({ ...edited, ...partsOn(edited, loosened, line.id) }, before);
}

function linesWith(parsed: ParsedResume, pointer: string, value: string, line: EvidenceLine): SourceLine[] {
  const { lines, evidence } = parsed;
  const section = sectionOf(pointer);
  const says = (text: string): string => (text === value ? text : value.replace(/\s+/g, ' '));
  if (lines.some(({ id }) => id === line.id)) {
    return lines.map((each) => (each.id === line.id ? { ...each, ...line, text: says(each.text), section } : each));
  }
  const at = lastLineOf(parsed, pointer);
  const neighbour = lines[at];
  const own: SourceLine = {
    ...line,
    page: neighbour?.page ?? 1,
    text: says(''),
    section,
    ...(evidence[pointer] && neighbour?.bullet ? { bullet: true } : {}),
  };
  return lines.toSpliced(at + 1, 0, own);
}

const sectionOf = (pointer: string): SectionKind => {
  const [section] = keysOf(pointer);
  return pointer === '/basics/summary' ? 'summary' : (sectionKinds.find((kind) => kind === section) ?? 'other');
};

/** The last of the value's lines, else of its entry's, else of its section's, else of all. */
function lastLineOf({ lines, evidence }: ParsedResume, pointer: string): number {
  const own = evidence[pointer];
  if (own) return lines.findLastIndex(({ id }) => own.includes(id));
  const entry = pointerOf(keysOf(pointer).slice(0, 2));
  const ofEntry = Object.entries(evidence).flatMap(([key, ids]) => (key.startsWith(`${entry}/`) ? ids : []));
  const section = sectionOf(pointer);
  const places = [
    lines.findLastIndex(({ id }) => ofEntry.includes(id)),
    lines.findLastIndex((line) => line.section === section),
  ];
  return places.find((place) => place >= 0) ?? lines.length - 1;
}
