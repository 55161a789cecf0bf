import type { JsonResume } from '../json-resume.ts';
import type { ParsedResume } from '../parsed-resume.ts';
import { withoutUnheld } from './unheld-lines.ts';
import { partsLeft } from './unread-parts.ts';

/** A resume with something removed from it. */
export interface Shortened {
  parsed: ParsedResume;
  /** Where a remaining value or entry was before: its pointer into the original resume. */
  formerPointer: (pointer: string) => string;
}

/**
 * The resume without the values and entries that the pointers name, and without what becomes empty by that. Later items of a list move up, with their evidence
 * and confidence. Lines that support nothing else are removed. All pointers are into `parsed`; those that name nothing are ignored.
 */
export function without(parsed: ParsedResume, pointers: readonly string[]): ParsedResume {
  const named = new Set(pointers);
  const { resume, places } = pruned(parsed.resume, (text) => text, named);
  const edited = { ...parsed, resume, ...moved(parsed, places) };
  const loosened = Object.entries(parsed.evidence).flatMap(([pointer, ids]) => (places.has(pointer) ? [] : ids));
  return withoutUnheld(edited, loosened);
}

/**
 * The resume without these lines and without what its values took from them. A value that other lines support as well keeps their text, unless the two cannot
 * be separated; values of which nothing is left are removed, as in {@link without}.
 */
export function withoutLines(parsed: ParsedResume, ids: readonly string[]): Shortened {
  const named = new Set(ids);
  const gone = new Map(parsed.lines.filter(({ id }) => named.has(id)).map(({ id, text }) => [id, text]));
  if (gone.size === 0) return { parsed, formerPointer: (pointer) => pointer };
  const cut = (text: string, pointer: string) => textWithout(text, parsed.evidence[pointer] ?? [], gone);
  const { resume, places } = pruned(parsed.resume, cut);
  const { evidence, confidence } = moved(parsed, places);
  const former = new Map([...places].map(([before, after]) => [after, before]));
  return {
    parsed: {
      ...parsed,
      resume,
      lines: parsed.lines.filter(({ id }) => !gone.has(id)),
      evidence: mapValues(evidence, (lines) => lines.filter((id) => !gone.has(id))),
      confidence,
      unread: parsed.unread.filter((id) => !gone.has(id)),
      ...partsLeft(parsed, gone),
    },
    formerPointer: (pointer) => former.get(pointer) ?? pointer,
  };
}

/** The old pointers of what remains, each with its new one. */
type Places = ReadonlyMap<string, string>;

/** Evidence and confidence under the pointers that their values have now. */
function moved({ evidence, confidence }: ParsedResume, places: Places): Pick<ParsedResume, 'evidence' | 'confidence'> {
  const follow = <Value>(values: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([pointer, value]) => {
        const now = places.get(pointer);
        return now === undefined ? [] : [[now, value]];
      }),
    );
  return { evidence: follow(evidence), confidence: follow(confidence) };
}

const mapValues = <Value, Other>(record: Record<string, Value>, change: (value: Value) => Other) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const spaces = /\s+/g;

/** A value's text without that of the removed lines; undefined when nothing is left, or when it cannot be separated. */
function textWithout(text: string, lines: readonly string[], gone: ReadonlyMap<string, string>): string | undefined {
  const cut = lines.filter((id) => gone.has(id));
  if (cut.length === 0) return text;
  if (cut.length === lines.length) return undefined;
  let rest = text.replace(spaces, ' ');
  for (const id of cut) {
    const line = (gone.get(id) ?? '').replace(spaces, ' ').trim();
    if (!rest.includes(line)) return undefined;
    rest = rest.replace(line, ' ');
  }
  rest = rest.replace(spaces, ' ').trim();
  return rest === '' ? undefined : rest;
}

/** A copy of the resume with what `keep` leaves of its texts, without what the pointers name and what becomes empty by that. What was empty before stays. */
function pruned(
  resume: JsonResume,
  keep: (text: string, pointer: string) => string | undefined,
  named: ReadonlySet<string> = new Set(),
): { resume: JsonResume; places: Places } {
  const places = new Map<string, string>();
  const walk = (value: unknown, from: string, to: string): unknown => {
    const left = named.has(from) ? undefined : leftOf(value, from, to);
    if (left !== undefined) places.set(from, to);
    return left;
  };
  const leftOf = (value: unknown, from: string, to: string): unknown => {
    if (typeof value === 'string') return keep(value, from);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      value.forEach((item, index) => {
        const left = walk(item, `${from}/${index}`, `${to}/${items.length}`);
        if (left !== undefined) items.push(left);
      });
      return items.length > 0 || value.length === 0 ? items : undefined;
    }
    const before = Object.entries(value);
    const fields = before.flatMap(([key, item]) => {
      const left = walk(item, `${from}/${key}`, `${to}/${key}`);
      return left === undefined ? [] : [[key, left] as const];
    });
    return fields.length > 0 || before.length === 0 ? Object.fromEntries(fields) : undefined;
  };
  return { resume: walk(resume, '', '') ?? {}, places };
}
