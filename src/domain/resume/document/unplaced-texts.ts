import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { keysOf, pointerOf } from '../json-pointer.ts';
import type { ParsedResume, SourceLine, UnreadPart } from '../parsed-resume.ts';
import { orderedSections, type OrderedSection } from './section-order.ts';

/** Text of the source that is in no value, and where it stands in a document: with what it stood with in the source. */
export interface UnplacedText {
  /** The id of the line, or of the part of a line. */
  line: string;
  text: string;
  bullet?: true | undefined;
  /** Among the contact data, in the header of an entry, at the end of an entry or section, or in a section of its own. */
  place: 'contacts' | 'header' | 'end' | 'own';
  /** The pointer of the entry, or of the section: `/work/2`, `/work`, `/basics/summary`. */
  under?: string | undefined;
  /** The source's heading of a section of its own; without one it is what a resume has besides. */
  heading?: string | undefined;
}

/** What is in a header is short. */
const longestInHeader = 60;
const told = /\/(?:highlights|summary|description|courses|keywords|reference)(?:\/|$)/;

export const sectionPointer = (section: OrderedSection): string =>
  section === 'summary' ? '/basics/summary' : `/${section}`;

const isOrdered = (section: string): section is OrderedSection =>
  (orderedSections as readonly string[]).includes(section);

/**
 * What was not read from a resume, in the source's order, for a document that keeps all of it. What only closes a resume, such as a declaration or a place to
 * sign, is not among it: `unreadLines` leaves that out.
 */
export function unplacedTexts(parsed: ParsedResume): UnplacedText[] {
  const unread = new Set(parsed.unread);
  const pointers = pointersByLine(parsed.evidence);
  const parts = new Map<string, UnreadPart[]>();
  for (const part of parsed.unreadParts ?? []) {
    const own = parts.get(part.line);
    if (own) own.push(part);
    else parts.set(part.line, [part]);
  }
  const texts: UnplacedText[] = [];
  let heading: SourceLine | undefined;
  let section: SectionKind | undefined;
  let entry: string | undefined;
  for (const line of parsed.lines) {
    if (line.heading || line.section !== section) {
      entry = undefined;
      heading = line.heading ? line : undefined;
      section = line.section;
    }
    const own = pointers.get(line.id) ?? [];
    entry = own.map((pointer) => entryOf(pointer, line.section)).find((each) => each !== undefined) ?? entry;
    if (unread.has(line.id)) texts.push(unplacedLine(line, line.heading ? undefined : heading, entry));
    for (const part of parts.get(line.id) ?? []) texts.push(unplacedPart(part, line, own));
  }
  return texts;
}

function pointersByLine(evidence: ParsedResume['evidence']): Map<string, string[]> {
  const pointers = new Map<string, string[]>();
  for (const [pointer, ids] of Object.entries(evidence)) {
    for (const id of ids) {
      const own = pointers.get(id);
      if (own) own.push(pointer);
      else pointers.set(id, [pointer]);
    }
  }
  return pointers;
}

/** The entry that a pointer leads into, if it is one of this section; sections of short items have none. */
function entryOf(pointer: string, section: SectionKind | undefined): string | undefined {
  const [kind = '', index] = keysOf(pointer);
  const short = kind === 'basics' || kind === 'skills' || kind === 'languages' || kind === 'interests';
  return short || index === undefined || (section !== undefined && kind !== section)
    ? undefined
    : pointerOf([kind, index]);
}

function unplacedLine(
  { id, text, bullet, section }: SourceLine,
  heading: SourceLine | undefined,
  entry: string | undefined,
): UnplacedText {
  const said = { line: id, text, ...(bullet ? { bullet: true as const } : {}) };
  if (isOrdered(section)) return { ...said, place: 'end', under: entry ?? sectionPointer(section) };
  return { ...said, place: 'own', ...(heading === undefined ? {} : { heading: heading.text }) };
}

function unplacedPart({ id, text }: UnreadPart, { section }: SourceLine, pointers: readonly string[]): UnplacedText {
  const said = { line: id, text };
  const of = (pointer: string): string | undefined => entryOf(pointer, undefined);
  const named = pointers.find((pointer) => of(pointer) !== undefined && !told.test(pointer));
  if (named !== undefined && text.length <= longestInHeader)
    return { ...said, place: 'header', under: of(named) ?? '' };
  const entry = pointers.map(of).find((each) => each !== undefined);
  if (entry !== undefined) return { ...said, place: 'end', under: entry };
  const kind = pointers.map((pointer) => keysOf(pointer)[0] ?? '').find(isOrdered);
  if (kind !== undefined) return { ...said, place: 'end', under: sectionPointer(kind) };
  if (pointers.includes('/basics/summary') || section === 'summary')
    return { ...said, place: 'end', under: '/basics/summary' };
  return { ...said, place: 'contacts' };
}
