import { latestOf, targetOf, type Correction } from './correction.ts';
import { jsonResumeSchema, type JsonResume } from '../json-resume.ts';
import { emptiedWithout, keysOf, placedPointer, pointerOf, valueAt, withoutValue, withValue } from '../json-pointer.ts';
import { sectionKinds, type SectionKind } from '../../document/headings/section-kinds.ts';
import type { ParsedResume, SourceLine } from '../parsed-resume.ts';

/** A resume while it is corrected, and the lines that have lost a value: without another they go. */
interface Draft extends ParsedResume {
  loosened: Set<string>;
}

/** Whether a correction says something of this resume: it names what is there, and its value may stand there. */
export function fits(parsed: ParsedResume, correction: Correction): boolean {
  switch (correction.kind) {
    case 'value':
      return !keysOf(correction.pointer).includes('-') && canStand(parsed.resume, correction.pointer, correction.value);
    case 'removed':
      return keysOf(correction.pointer).length > 1 && valueAt(parsed.resume, correction.pointer) !== undefined;
    case 'placed': {
      const line = parsed.unread.includes(correction.line) && textOf(parsed, correction.line);
      return typeof line === 'string' && canStand(parsed.resume, correction.pointer, line);
    }
    case 'left-out':
      return parsed.unread.includes(correction.line);
    default:
      return correction satisfies never;
  }
}

/**
 * The resume as the person says it is. A corrected value rests on a line of its own, the person's, beside the lines it was
 * read from; of those the ones that nothing rests on any more go. A line that was placed is the evidence of its value. What
 * no correction names stays as it was read, corrections that do not fit are left out, and a target is corrected once.
 */
export function applyCorrections(parsed: ParsedResume, corrections: readonly Correction[]): ParsedResume {
  const made = new Set((parsed.corrections ?? []).map(targetOf));
  const due = latestOf(corrections.filter((correction) => !made.has(targetOf(correction)) && fits(parsed, correction)));
  if (due.length === 0) return parsed;
  const draft: Draft = {
    ...parsed,
    evidence: { ...parsed.evidence },
    confidence: { ...parsed.confidence },
    loosened: new Set(),
  };
  for (const correction of due) {
    if (correction.kind === 'value') setValue(draft, correction.pointer, correction.value);
    else if (correction.kind === 'placed') placeLine(draft, correction.line, correction.pointer);
    else if (correction.kind === 'left-out') draft.lines = draft.lines.filter(({ id }) => id !== correction.line);
  }
  // Last, and from behind: removing an item moves those after it.
  for (const pointer of removals(due)) remove(draft, pointer);
  const { loosened, ...corrected } = draft;
  const held = new Set(Object.values(corrected.evidence).flat());
  const lines = corrected.lines.filter(({ id }) => held.has(id) || !loosened.has(id));
  const present = new Set(lines.map(({ id }) => id));
  return {
    ...corrected,
    lines,
    unread: corrected.unread.filter((id) => present.has(id) && !held.has(id)),
    corrections: [...(parsed.corrections ?? []), ...due],
  };
}

const textOf = ({ lines }: ParsedResume, id: string): string | undefined => lines.find((line) => line.id === id)?.text;

/** Whether the model has a place for a text under the pointer, and the lists on the way to it are as long. */
function canStand(resume: JsonResume, pointer: string, text: string): boolean {
  const keys = keysOf(pointer);
  if (keys.length < 2 || pointer[0] !== '/' || text.trim() === '') return false;
  const before = valueAt(resume, pointer);
  if (before !== undefined && typeof before !== 'string') return false;
  const inLists = keys.every((key, depth) => {
    if (!/^\d+$/.test(key)) return true;
    return valueAt(resume, pointerOf(keys.slice(0, depth + 1))) !== undefined;
  });
  // The model itself says which fields there are and what they hold: the text alone, in lists of one.
  const alone = keys.map((key) => (key === '-' || /^\d+$/.test(key) ? '0' : key));
  const model = jsonResumeSchema.safeParse(withValue({}, alone, text));
  return inLists && model.success && valueAt(model.data, pointerOf(alone)) === text;
}

const sectionOf = (pointer: string): SectionKind => {
  const [section] = keysOf(pointer);
  return pointer === '/basics/summary' ? 'summary' : (sectionKinds.find((kind) => kind === section) ?? 'other');
};

function setValue(draft: Draft, pointer: string, value: string): void {
  if (valueAt(draft.resume, pointer) !== value) {
    const read = draft.evidence[pointer] ?? [];
    const at = lastLineOf(draft, pointer);
    const neighbour = draft.lines[at];
    const own: SourceLine = {
      id: `person:${pointer}`,
      page: neighbour?.page ?? 1,
      text: value.replace(/\s+/g, ' '),
      section: sectionOf(pointer),
      ...(read.length > 0 && neighbour?.bullet ? { bullet: true } : {}),
      from: 'person',
    };
    for (const id of read) draft.loosened.add(id);
    draft.resume = withValue(draft.resume, keysOf(pointer), value) as JsonResume;
    draft.lines = draft.lines.toSpliced(at + 1, 0, own);
    draft.evidence[pointer] = [own.id];
  }
  draft.confidence[pointer] = 1;
}

/** Where the person's line comes to stand: behind the value's lines, else its entry's, else its section's, else the last. */
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

function placeLine(draft: Draft, id: string, to: string): void {
  const pointer = placedPointer(draft.resume, to);
  for (const read of draft.evidence[pointer] ?? []) draft.loosened.add(read);
  draft.resume = withValue(draft.resume, keysOf(pointer), textOf(draft, id) ?? '') as JsonResume;
  draft.evidence[pointer] = [id];
  draft.confidence[pointer] = 1;
  const section = sectionOf(pointer);
  draft.lines = draft.lines.map((line) => (line.id === id ? { ...line, section } : line));
}

/** What is removed, later items before earlier ones; what goes with something around it is not named again. */
function removals(corrections: readonly Correction[]): string[] {
  const pointers = corrections.flatMap((correction) => (correction.kind === 'removed' ? [correction.pointer] : []));
  return pointers
    .filter((pointer) => !pointers.some((other) => pointer.startsWith(`${other}/`)))
    .toSorted((a, b) => laterFirst(keysOf(a), keysOf(b)));
}

function laterFirst(a: readonly string[], b: readonly string[]): number {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth += 1) {
    const [left = '', right = ''] = [a[depth], b[depth]];
    const apart = /^\d+$/.test(left) && /^\d+$/.test(right) ? Number(right) - Number(left) : 0;
    if (apart !== 0) return apart;
    if (left !== right) return left < right ? 1 : -1;
  }
  return b.length - a.length;
}

function remove(draft: Draft, pointer: string): void {
  const gone = emptiedWithout(draft.resume, pointer);
  const place = pointerOf(keysOf(gone).slice(0, -1));
  const inList = Array.isArray(valueAt(draft.resume, place));
  const index = Number(keysOf(gone).at(-1));
  /** Where a value stands afterwards; undefined when it is gone. */
  const moved = (key: string): string | undefined => {
    if (key === gone || key.startsWith(`${gone}/`)) return undefined;
    if (!inList || !key.startsWith(`${place}/`)) return key;
    const [own = '', ...rest] = keysOf(key.slice(place.length));
    return Number(own) > index ? `${place}${pointerOf([String(Number(own) - 1), ...rest])}` : key;
  };
  for (const [key, ids] of Object.entries(draft.evidence)) {
    if (moved(key) === undefined) for (const id of ids) draft.loosened.add(id);
  }
  draft.evidence = renamed(draft.evidence, moved);
  draft.confidence = renamed(draft.confidence, moved);
  draft.resume = withoutValue(draft.resume, keysOf(gone)) as JsonResume;
}

const renamed = <T>(record: Record<string, T>, name: (key: string) => string | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const other = name(key);
      return other === undefined ? [] : [[other, value]];
    }),
  );
