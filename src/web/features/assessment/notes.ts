import type { AssessmentDetail, AssessmentFinding as Finding, ScoredLine } from '#contract/scores.ts';

/** A finding as a note in the margin. */
export interface Note {
  /** Counted from 1 in the order of the lines. */
  number: number;
  finding: Finding;
  /** How many other lines it is about. */
  alsoAbout: number;
}

/** A line as it was written: what the edge of the page broke is one line again. */
export interface NotedLine {
  line: ScoredLine;
  /** The notes that are next to this line. */
  notes: Note[];
  /** Numbers of all notes that are about it. */
  numbers: number[];
  /** The quoted words of it; all of it where the quotation was read from more than this line. */
  quoted: string | undefined;
}

/** A unit to show: a line, or a folded run of lines without notes. */
export type Piece = { kind: 'line'; noted: NotedLine } | { kind: 'folded'; lines: NotedLine[] };

/** The position of a line among neighbours with the same notes. */
export type Bracket = 'first' | 'middle' | 'last';

/** The brackets at the pieces: none where the notes of a line are not those of the next one or the one before. */
export function bracketsOf(pieces: readonly Piece[]): (Bracket | undefined)[] {
  const numbers = pieces.map((piece) => (piece.kind === 'line' ? piece.noted.numbers.join() : ''));
  return numbers.map((own, at) => {
    if (own === '') return undefined;
    const goesOn = numbers[at + 1] === own;
    if (numbers[at - 1] === own) return goesOn ? 'middle' : 'last';
    return goesOn ? 'first' : undefined;
  });
}

/** The same pieces with all notes of a bracket at its first line: where they open below the line, they belong to the whole of it. */
export function gathered(pieces: readonly Piece[]): Piece[] {
  const brackets = bracketsOf(pieces);
  const own = pieces.map((piece) => (piece.kind === 'line' ? piece.noted.notes : []));
  return pieces.map((piece, at) => {
    if (piece.kind !== 'line' || brackets[at] === undefined) return piece;
    const end = brackets.indexOf('last', at);
    const notes = brackets[at] === 'first' ? own.slice(at, end + 1).flat() : [];
    return { kind: 'line', noted: { ...piece.noted, notes } };
  });
}

interface NotedResume {
  pieces: Piece[];
  /** Findings that are about no line of it. */
  whole: Finding[];
}

/** Fewer lines than this are not worth folding. */
const leastFolded = 3;

/**
 * Puts each finding next to a line it quotes: the first without another finding, so that notes on the same lines don't pile up at the first of them.
 * A finding with a quotation that isn't found is about the whole resume.
 */
export function notedLines({ findings, lines: broken }: AssessmentDetail): NotedResume {
  const joined = joinedLines(broken);
  const order = new Map(joined.flatMap(({ ids }, index) => ids.map((id) => [id, index])));
  const placed = findings.map((finding) => ({
    finding,
    at: [...new Set(finding.quotes.flatMap(({ line }) => order.get(line) ?? []))].toSorted((a, b) => a - b),
  }));
  const taken = new Set<number>();
  const notes = placed
    .filter(({ at }) => at.length > 0)
    // Findings about few lines have the least choice.
    .toSorted((a, b) => a.at.length - b.at.length || (a.at[0] ?? 0) - (b.at[0] ?? 0))
    .map(({ finding, at }) => {
      const home = at.find((line) => !taken.has(line)) ?? at[0] ?? 0;
      taken.add(home);
      return { finding, at, home };
    })
    .toSorted((a, b) => a.home - b.home)
    .map(({ finding, at, home }, index) => ({
      at,
      home,
      note: { number: index + 1, finding, alsoAbout: at.length - 1 },
    }));
  const noted = joined.map(({ line, ids }, index) => ({
    line,
    notes: notes.filter(({ home }) => home === index).map(({ note }) => note),
    numbers: notes.filter(({ at }) => at.includes(index)).map(({ note }) => note.number),
    quoted: quotedOf(line.text, ids, findings),
  }));
  return {
    whole: placed.filter(({ at }) => at.length === 0).map(({ finding }) => finding),
    pieces: folded(noted),
  };
}

interface JoinedLine {
  line: ScoredLine;
  /** Of all lines that it is made of. */
  ids: string[];
}

function joinedLines(lines: readonly ScoredLine[]): JoinedLine[] {
  const joined: JoinedLine[] = [];
  for (const line of lines) {
    const last = line.continues ? joined.at(-1) : undefined;
    if (!last) {
      joined.push({ line, ids: [line.id] });
      continue;
    }
    // A word that was broken at a hyphen keeps it: whether it belongs there is not ours to say.
    const between = /\w-$/.test(last.line.text) ? '' : ' ';
    last.line = { ...last.line, text: `${last.line.text}${between}${line.text}` };
    last.ids.push(line.id);
  }
  return joined;
}

function quotedOf(text: string, ids: readonly string[], findings: readonly Finding[]): string | undefined {
  const quotes = findings.flatMap((finding) => finding.quotes).filter(({ line }) => ids.includes(line));
  if (quotes.length === 0) return undefined;
  const within = quotes.map((quote) => quote.text).filter((quote) => quote !== '' && text.includes(quote));
  return within.length === quotes.length && new Set(within).size === 1 ? within[0] : text;
}

/** Folds runs of lines without notes. Headings stay, and so does the last line before bullets, because it says what they belong to. */
function folded(lines: readonly NotedLine[]): Piece[] {
  const pieces: Piece[] = [];
  let run: NotedLine[] = [];
  const close = (next: NotedLine | undefined) => {
    const over = next?.line.bullet ? run.findLastIndex(({ line }) => !line.bullet) : -1;
    const parts = over < 0 ? [run] : [run.slice(0, over), run.slice(over, over + 1), run.slice(over + 1)];
    for (const part of parts)
      if (part.length >= leastFolded) pieces.push({ kind: 'folded', lines: part });
      else pieces.push(...part.map((noted): Piece => ({ kind: 'line', noted })));
    run = [];
  };
  for (const noted of lines) {
    if (noted.numbers.length === 0 && !noted.line.heading) {
      run.push(noted);
      continue;
    }
    close(noted.line.heading ? undefined : noted);
    pieces.push({ kind: 'line', noted });
  }
  close(undefined);
  return pieces;
}
