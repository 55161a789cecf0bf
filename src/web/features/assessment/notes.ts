import type { AssessmentDetail, AssessmentFinding as Finding, ScoredLine } from '#contract/scores.ts';

/** A finding as a note in the margin. */
export interface Note {
  /** Counted from 1 in the order of the lines. */
  number: number;
  finding: Finding;
  /** How many other lines it is about. */
  alsoAbout: number;
}

export interface NotedLine {
  line: ScoredLine;
  /** The notes that are next to this line. */
  notes: Note[];
  /** Numbers of all notes that are about it. */
  numbers: number[];
  /** The quoted words of it; all of it where the quotation was read from more than this line. */
  quoted: string | undefined;
}

interface NotedResume {
  lines: NotedLine[];
  /** Findings that quote no line. */
  whole: Finding[];
}

/** Puts each finding next to the first of the lines it quotes. A finding whose quoted line is missing is about the whole. */
export function notedLines({ findings, lines }: AssessmentDetail): NotedResume {
  const order = new Map(lines.map(({ id }, index) => [id, index]));
  const placed = findings.map((finding) => ({
    finding,
    at: [...new Set(finding.quotes.flatMap(({ line }) => order.get(line) ?? []))].toSorted((a, b) => a - b),
  }));
  const notes = placed
    .filter(({ at }) => at.length > 0)
    .toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))
    .map(({ finding, at }, index) => ({ at, note: { number: index + 1, finding, alsoAbout: at.length - 1 } }));
  return {
    whole: placed.filter(({ at }) => at.length === 0).map(({ finding }) => finding),
    lines: lines.map((line, index) => ({
      line,
      notes: notes.filter(({ at }) => at[0] === index).map(({ note }) => note),
      numbers: notes.filter(({ at }) => at.includes(index)).map(({ note }) => note.number),
      quoted: quotedOf(line, findings),
    })),
  };
}

function quotedOf({ id, text }: ScoredLine, findings: readonly Finding[]): string | undefined {
  const quotes = findings.flatMap((finding) => finding.quotes).filter(({ line }) => line === id);
  if (quotes.length === 0) return undefined;
  const within = quotes.map((quote) => quote.text).filter((quote) => quote !== '' && text.includes(quote));
  return within.length === quotes.length && new Set(within).size === 1 ? within[0] : text;
}
