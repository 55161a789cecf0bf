import { sectionKinds, type SectionKind } from '../../document/headings/section-kinds.ts';
import type { JsonResume } from '../json-resume.ts';
import { keysOf, placedPointer, pointerOf, withValue } from '../json-pointer.ts';
import type { ParsedResume, SourceLine } from '../parsed-resume.ts';
import { withoutUnheld } from './unheld-lines.ts';

/** The line that a value is to rest on: one of the resume's that no other value rests on, or a new one. */
export type RestingLine = Pick<SourceLine, 'id' | 'from'>;

/**
 * The resume with this value under the pointer, wholly sure, and resting on the line. A new line says the value and stands
 * behind those that the value rested on, else its entry's, else its section's, else all. Of the lines that the value rested
 * on before those go that nothing else rests on. `-` in the pointer is the place behind the last of a list; lists and
 * entries on the way there are made.
 */
export function set(parsed: ParsedResume, to: string, value: string, line: RestingLine): ParsedResume {
  const pointer = placedPointer(parsed.resume, to);
  const edited: ParsedResume = {
    ...parsed,
    resume: withValue(parsed.resume, keysOf(pointer), value) as JsonResume,
    lines: linesWith(parsed, pointer, value, line),
    evidence: { ...parsed.evidence, [pointer]: [line.id] },
    confidence: { ...parsed.confidence, [pointer]: 1 },
    unread: parsed.unread.filter((id) => id !== line.id),
  };
  return withoutUnheld(edited, parsed.evidence[pointer] ?? []);
}

function linesWith(parsed: ParsedResume, pointer: string, value: string, line: RestingLine): SourceLine[] {
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
