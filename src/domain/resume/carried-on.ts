import type { ParsedResume, SourceLine } from './parsed-resume.ts';

/** Values that run on as text, by their pointers; names, titles and lists of words keep their lines. */
const prose = /\/(?:highlights\/\d+|summary|description|reference)$/;

/** A line that fills less of the page than this, beside the longest of its text, ends a paragraph where it ends a sentence. */
const paragraphEnd = 0.8;

/**
 * Ids of the lines that carry on the line before them: the rest of a bullet or a paragraph that the edge of the page broke.
 * The lines that one value was read from tell which belong together.
 */
export function carriedOn({ lines, evidence }: Pick<ParsedResume, 'lines' | 'evidence'>): Set<string> {
  const places = new Map(lines.map(({ id }, place) => [id, place]));
  const carrying = new Set<string>();
  for (const [pointer, ids] of Object.entries(evidence)) {
    if (!prose.test(pointer)) continue;
    const text = new Set(ids.flatMap((id) => places.get(id) ?? []));
    const longest = Math.max(0, ...[...text].map((place) => lines[place]?.text.length ?? 0));
    for (const place of text) {
      const [line, next] = [lines[place], lines[place + 1]];
      if (line && next && text.has(place + 1) && goesOn(line, next, longest)) carrying.add(next.id);
    }
  }
  return carrying;
}

const goesOn = (line: SourceLine, next: SourceLine, longest: number): boolean =>
  next.bullet !== true &&
  next.heading !== true &&
  line.heading !== true &&
  next.from === undefined &&
  !(/[.!?:]$/.test(line.text) && line.text.length < paragraphEnd * longest);
