import { visibleLines, type SourceDocument } from '../../document/source-document.ts';

/** A line of one column of a page: what stands there, how large, and where. */
export interface ColumnLine {
  text: string;
  /** Height of the type in points. */
  size: number;
  color: string;
  page: number;
  y: number;
  width: number;
  right: number;
}

/** The two columns of LinkedIn's PDF, each from top to bottom over all pages. */
export interface PageColumns {
  side: ColumnLine[];
  body: ColumnLine[];
  /** The size of the body's running text. */
  bodySize: number;
  sideSize: number;
  /** How far to the right each column's text reaches. */
  bodyEdge: number;
  sideEdge: number;
}

/** The share of the page's width that the dark column takes: its text begins and ends within it. */
const sideShare = 0.34;
/** How far across the page a full line of each column reaches at least. */
const bodyReach = 0.9;
const sideReach = 0.28;
const footerFrom = 0.93;
/** "Page 1 of 3", in any language. */
const pageNumber = /^\p{L}+ \d+ \p{L}+ \d+$/u;

/** The lines of a document by column; page numbers are left out. */
export function pageColumns(document: SourceDocument): PageColumns {
  const side: ColumnLine[] = [];
  const body: ColumnLine[] = [];
  const pages = new Map(document.pages.map((page) => [page.number, page]));
  for (const line of visibleLines(document)) {
    const { width = 612, height = 792 } = pages.get(line.page) ?? {};
    if (line.y > footerFrom * height && pageNumber.test(line.text.trim())) continue;
    for (const [column, isHere] of [
      [side, (x: number) => x < sideShare * width],
      [body, (x: number) => x >= sideShare * width],
    ] as const) {
      const runs = line.runs.filter(({ x }) => isHere(x));
      const text = runs
        .map((run) => run.text)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
      const [first] = runs;
      if (first === undefined || text === '') continue;
      const size = Math.max(...runs.map((run) => run.size));
      const right = Math.max(...runs.map((run) => run.x + run.width));
      column.push({ text, size, color: first.color, page: line.page, y: line.y, width: right - first.x, right });
    }
  }
  const pageWidth = document.pages[0]?.width ?? 612;
  const inOrder = (lines: ColumnLine[]): ColumnLine[] => lines.toSorted((a, b) => a.page - b.page || a.y - b.y);
  return {
    side: inOrder(side),
    body: inOrder(body),
    bodySize: commonSize(body),
    sideSize: commonSize(side),
    bodyEdge: Math.max(edgeOf(body), bodyReach * pageWidth),
    sideEdge: Math.max(edgeOf(side), sideReach * pageWidth),
  };
}

const edgeOf = (lines: readonly ColumnLine[]): number => Math.max(0, ...lines.map(({ right }) => right));

/** The size that most characters have. */
function commonSize(lines: readonly ColumnLine[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10.5;
}

/** Gaps this much wider than the narrowest part paragraphs. */
const partingGap = 1.18;

/**
 * Lines that are one paragraph or item. LinkedIn sets a new line as close as one that was wrapped: a line was wrapped where the first word of the next one
 * would not have found room on it.
 */
export function joinWrapped(lines: readonly ColumnLine[], edge: number): string[] {
  const gaps = lines.slice(1).map((line, at) => line.y - (lines[at]?.y ?? 0));
  const closest = Math.min(...gaps.filter((gap) => gap > 0));
  const items: string[] = [];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const isParted = (gaps[at - 1] ?? 0) > partingGap * closest;
    if (above === undefined || startsItem(line.text) || isParted || !isFull(above, line, edge)) items.push(line.text);
    else items.push(joined(items.pop() ?? '', line.text));
  }
  return items;
}

/** Whether the next line's first word would have reached over the edge; an address is broken within. */
function isFull(above: ColumnLine, next: ColumnLine, edge: number): boolean {
  // "Norwegian (Native or Bilingual)" is whole.
  if (/\)$/.test(above.text) && /^\p{Lu}/u.test(next.text)) return false;
  const [word = ''] = next.text.split(' ');
  const letter = above.width / above.text.length;
  return above.right + (word.length + 1) * letter > edge || /linkedin\.com\/\S*-$/.test(above.text);
}

const startsItem = (text: string): boolean => /^\s*[-–•*▪●]\s/.test(text);

/** An address that was broken at its hyphen has no space there. */
const joined = (before: string, after: string): string =>
  /\blinkedin\.com\/\S*$/.test(before) ? `${before}${after}` : `${before} ${after}`;
