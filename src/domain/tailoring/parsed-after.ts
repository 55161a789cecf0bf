import type { JsonResume } from '../resume/json-resume.ts';
import type { ParsedResume, SourceLine } from '../resume/parsed-resume.ts';
import type { Change } from './tailoring.ts';

/**
 * The source as it would read with its lines reworded: the same lines, sections and evidence, with the changed texts in
 * their places. Comparing its score with the source's shows what the rewording did and nothing of how files are read.
 * `reworded` must be in the source's order.
 */
export function parsedAfter(parsed: ParsedResume, reworded: JsonResume, changes: readonly Change[]): ParsedResume {
  const texts = new Map(parsed.lines.map((line) => [line.id, line.text]));
  const gone = new Set<string>();
  const holders = holdersOf(parsed);
  for (const { pointer, original, revised } of changes) {
    if (pointer === undefined || !/\/highlights\/\d+$|^\/basics\/summary$/.test(pointer)) continue;
    const [first, ...rest] = parsed.evidence[pointer] ?? [];
    if (first === undefined) continue;
    const text = texts.get(first) ?? '';
    texts.set(first, text.includes(original) ? text.replace(original, revised) : revised);
    for (const id of rest) if ((holders.get(id) ?? 0) <= 1) gone.add(id);
  }
  const summary = addedSummary(parsed, reworded);
  return {
    ...parsed,
    resume: reworded,
    lines: [
      ...parsed.lines
        .filter(({ id }) => !gone.has(id))
        .map((line) => ({ ...line, text: texts.get(line.id) ?? line.text })),
      ...summary,
    ],
    evidence: {
      ...parsed.evidence,
      ...(summary.length > 0 ? { '/basics/summary': summary.slice(1).map(({ id }) => id) } : {}),
    },
  };
}

/** How many values each line is evidence for. */
function holdersOf(parsed: ParsedResume): Map<string, number> {
  const holders = new Map<string, number>();
  for (const ids of Object.values(parsed.evidence)) for (const id of ids) holders.set(id, (holders.get(id) ?? 0) + 1);
  return holders;
}

function addedSummary(parsed: ParsedResume, reworded: JsonResume): SourceLine[] {
  const text = reworded.basics?.summary;
  if (text === undefined || (parsed.resume.basics?.summary ?? '') !== '') return [];
  return [
    { id: 'p1l0s', page: 1, text: 'Summary', section: 'summary', heading: true },
    { id: 'p1l0t', page: 1, text, section: 'summary' },
  ];
}
