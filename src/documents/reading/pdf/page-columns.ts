import type { Line, Page } from '#domain/document/source-document.ts';

/** A stretch of a line between two wide gaps. */
interface Segment {
  left: number;
  right: number;
  y: number;
  size: number;
  characters: number;
}

/** The minimum share of a page's text for a column: less is a row of dates or places at the margin. */
const columnShare = 0.08;
const columnSegments = 5;

/** How many text columns are side by side on a page, 1 to 4. */
export function countColumns(page: Page): number {
  const segments = page.lines.filter((line) => line.hidden === undefined).flatMap(segmentsOf);
  const characters = sum(segments);
  return Math.min(4, columnsIn(segments, characters, 0));
}

function columnsIn(segments: Segment[], pageCharacters: number, depth: number): number {
  const cut = depth < 2 ? bestCut(segments, pageCharacters) : undefined;
  if (cut === undefined) return 1;
  const left = segments.filter((segment) => segment.right <= cut);
  const right = segments.filter((segment) => segment.left >= cut);
  return columnsIn(left, pageCharacters, depth + 1) + columnsIn(right, pageCharacters, depth + 1);
}

/** The best position for a cut: it has a column on either side, and the fewest characters cross it. */
function bestCut(segments: Segment[], pageCharacters: number): number | undefined {
  const candidates = new Set(segments.map((segment) => Math.round(segment.left) - 1));
  let best: number | undefined;
  let fewest = Infinity;
  for (const cut of [...candidates].slice(0, 300)) {
    const left = segments.filter((segment) => segment.right <= cut);
    const right = segments.filter((segment) => segment.left >= cut);
    const crossing = sum(segments) - sum(left) - sum(right);
    if (crossing > 0.4 * sum(segments) || crossing >= fewest) continue;
    if (!isColumn(left, pageCharacters) || !isColumn(right, pageCharacters) || !areSideBySide(left, right)) continue;
    best = cut;
    fewest = crossing;
  }
  return best;
}

/** Whether something is a column: it has enough of the text, closely spaced lines, and an edge or middle they're aligned by. */
function isColumn(segments: Segment[], pageCharacters: number): boolean {
  if (segments.length < columnSegments || sum(segments) < columnShare * pageCharacters) return false;
  const byHeight = segments.toSorted((a, b) => a.y - b.y);
  const close = byHeight.filter(
    (segment, index) => index > 0 && segment.y - (byHeight[index - 1]?.y ?? 0) < 2.6 * segment.size,
  );
  if (close.length < 0.4 * segments.length) return false;
  return (
    commonest(segments, ({ left }) => left) >= 0.25 ||
    commonest(segments, ({ left, right }) => (left + right) / 2) >= 0.5
  );
}

/** The share of the segments at the most common position. */
function commonest(segments: Segment[], placeOf: (segment: Segment) => number): number {
  const places = new Map<number, number>();
  for (const segment of segments) {
    const place = Math.round(placeOf(segment) / 6);
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  return Math.max(...places.values()) / segments.length;
}

function areSideBySide(a: Segment[], b: Segment[]): boolean {
  const [top, bottom] = [Math.max(...[a, b].map(firstY)), Math.min(...[a, b].map(lastY))];
  const height = Math.max(...[a, b].map(lastY)) - Math.min(...[a, b].map(firstY));
  return bottom - top > 0.25 * height;
}

const firstY = (segments: Segment[]): number => Math.min(...segments.map((segment) => segment.y));
const lastY = (segments: Segment[]): number => Math.max(...segments.map((segment) => segment.y));
const sum = (segments: Segment[]): number => segments.reduce((total, segment) => total + segment.characters, 0);

/** A line's runs joined where no wide gap is between them. */
export function segmentsOf(line: Line): Segment[] {
  const segments: Segment[] = [];
  const gap = 1.2 * Math.max(...line.runs.map((run) => run.size), 1);
  for (const run of line.runs) {
    const last = segments.at(-1);
    if (last && run.x >= last.left && run.x - last.right < gap) {
      last.right = Math.max(last.right, run.x + run.width);
      last.characters += run.text.trim().length;
    } else
      segments.push({
        left: run.x,
        right: run.x + run.width,
        y: run.y,
        size: run.size,
        characters: run.text.trim().length,
      });
  }
  return segments;
}

const tableRows = 3;
const tableColumns = 3;

/** How many stretches of a page look like tables: three or more consecutive lines whose parts begin at three or more common positions. */
export function countTables(page: Page): number {
  let tables = 0;
  let rows = 1;
  let previous: Segment[] = [];
  for (const line of page.lines) {
    const segments = segmentsOf(line);
    const aligned = segments.filter(({ left }) => previous.some((above) => Math.abs(above.left - left) < 3)).length;
    rows = aligned >= tableColumns ? rows + 1 : 1;
    if (rows === tableRows) tables++;
    previous = segments;
  }
  return tables;
}
