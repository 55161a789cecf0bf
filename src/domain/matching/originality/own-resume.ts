import type { JsonResume } from '../../resume/json-resume.ts';
import type { ParsedResume, SourceLine } from '../../resume/parsed-resume.ts';
import { tokenise } from '../../language/tokenise.ts';
import { ownShareBeside } from './bare-statements.ts';
import { copiedLines, type AdWords } from './copied-lines.ts';

/** A resume without what was copied into it. */
export interface OwnResume {
  parsed: ParsedResume;
  /** The lines that were copied from the ad. */
  copied: readonly SourceLine[];
}

/**
 * The resume without the lines that were copied from the ad, and without what the values took from these lines. What was
 * copied is as good as not there, for every check. Entries that nothing is left of are gone, the rest keep their order.
 */
export function ownResume(parsed: ParsedResume, ad: AdWords): OwnResume {
  const found = copiedLines(parsed, ad);
  for (const id of titleLines(parsed, found)) found.delete(id);
  const copied = parsed.lines.filter(({ id }) => found.has(id));
  const run = runInLines(parsed, ad, found);
  const gone = [...copied, ...run];
  return { parsed: gone.length === 0 ? parsed : without(parsed, gone), copied };
}

/** So near to its date a title stands. */
const besideDate = 2;

/**
 * Lines that hold the title of a job beside its date: a fact, the same in every resume, whatever the ad's title is. A title
 * that the ad's next lines follow came with them.
 */
function titleLines({ lines, evidence }: ParsedResume, copied: ReadonlySet<string>): string[] {
  const places = new Map(lines.map(({ id }, index) => [id, index]));
  const placeOf = (pointer: string): number => places.get(evidence[pointer]?.[0] ?? '') ?? Number.NaN;
  return Object.keys(evidence)
    .filter((pointer) => /^\/work\/\d+\/(?:position|name)$/.test(pointer))
    .filter((pointer) => {
      const entry = pointer.slice(0, pointer.lastIndexOf('/'));
      const place = placeOf(pointer);
      const isPasted = copied.has(lines[place + 1]?.id ?? '');
      return !isPasted && Math.abs(place - placeOf(`${entry}/startDate`)) <= besideDate;
    })
    .flatMap((pointer) => evidence[pointer] ?? []);
}

const telling = /^\/(?:work|projects|volunteer)\/\d+\/(?:summary|description|highlights\/\d+)$/;
const capital = /^[^\p{L}\d]*\p{Lu}/u;

/**
 * Lines of nothing but the ad's words that were run together with the one below, which begins anew: a bullet put before
 * lines that lost theirs must not be taken for their beginning.
 */
function runInLines(parsed: ParsedResume, ad: AdWords, copied: ReadonlySet<string>): SourceLine[] {
  const byId = new Map(parsed.lines.map((line) => [line.id, line]));
  const shareOwn = ownShareBeside(ad, parsed.language);
  return Object.entries(parsed.evidence).flatMap(([pointer, ids]) => {
    if (ids.length < 2 || !telling.test(pointer)) return [];
    const lines = ids.flatMap((id) => byId.get(id) ?? []);
    return lines.filter((line, at) => {
      const below = lines[at + 1];
      if (below === undefined || copied.has(line.id) || !capital.test(below.text)) return false;
      const words = tokenise(line.text).map(({ key }) => key);
      return shareOwn(words.filter((word) => !/^\d+[+%]?$/.test(word))) === 0;
    });
  });
}

function without(parsed: ParsedResume, copied: readonly SourceLine[]): ParsedResume {
  const gone = new Map(copied.map(({ id, text }) => [id, text]));
  const moved = new Map<string, string>();
  const keep = (text: string, pointer: string): string => cut(text, parsed.evidence[pointer] ?? [], gone);
  const resume = (pruned(parsed.resume, '', '', keep, moved) ?? {}) as JsonResume;
  const follow = <Value>(values: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([pointer, value]) => {
        const now = moved.get(pointer);
        return now === undefined ? [] : [[now, value] as const];
      }),
    );
  const evidence = Object.entries(follow(parsed.evidence)).map(
    ([pointer, lines]) => [pointer, lines.filter((id) => !gone.has(id))] as const,
  );
  return {
    ...parsed,
    resume,
    lines: parsed.lines.filter(({ id }) => !gone.has(id)),
    evidence: Object.fromEntries(evidence),
    confidence: follow(parsed.confidence),
    unread: parsed.unread.filter((id) => !gone.has(id)),
  };
}

const spaces = /\s+/g;

/** A value's text without the lines that are gone; empty when none of its lines is left, or when they cannot be told apart in it. */
function cut(text: string, lines: readonly string[], gone: ReadonlyMap<string, string>): string {
  const foreign = lines.filter((id) => gone.has(id));
  if (foreign.length === 0) return text;
  if (foreign.length === lines.length) return '';
  let rest = text.replace(spaces, ' ');
  for (const id of foreign) {
    const line = (gone.get(id) ?? '').replace(spaces, ' ').trim();
    if (!rest.includes(line)) return '';
    rest = rest.replace(line, ' ');
  }
  return rest.replace(spaces, ' ').trim();
}

/** A copy of a value with what `keep` leaves of its texts; undefined when nothing is left. `moved` takes down where each part went. */
function pruned(
  value: unknown,
  from: string,
  to: string,
  keep: (text: string, pointer: string) => string,
  moved: Map<string, string>,
): unknown {
  if (typeof value === 'string') {
    const text = keep(value, from);
    if (text === '' && value !== '') return undefined;
    moved.set(from, to);
    return text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const left: unknown[] = [];
    value.forEach((item, index) => {
      const part = pruned(item, `${from}/${index}`, `${to}/${left.length}`, keep, moved);
      if (part !== undefined) left.push(part);
    });
    return left.length > 0 || value.length === 0 ? left : undefined;
  }
  const parts = Object.entries(value).flatMap(([key, item]) => {
    const part: unknown = pruned(item, `${from}/${key}`, `${to}/${key}`, keep, moved);
    return part === undefined ? [] : [[key, part] as const];
  });
  return parts.length > 0 || Object.keys(value).length === 0 ? Object.fromEntries(parts) : undefined;
}
