import type { LayoutFacts, Line, Page, ReadingWarning } from '#domain/document/source-document.ts';
import { lineFacts } from '../line-facts.ts';

/** What was found while a Word document was read. */
export interface WordCounts {
  images: number;
  textBoxes: number;
  tables: number;
  links: number;
}

/** A table whose row has two cells with at least this many lines each is used for columns. */
const columnLines = 5;
/** If at least this share of the letters has no meaning, they are more than a few icons. */
const unmappedShare = 0.05;

/** The facts about a Word document's layout; `columns` are those of its sections. */
export function wordLayout(kind: 'docx' | 'doc', pages: Page[], counts: WordCounts, columns: number): LayoutFacts {
  const lines = pages.flatMap((page) => page.lines);
  return {
    kind,
    pages: pages.length,
    columns: Math.max(columns, tableColumns(lines)),
    tables: counts.tables,
    images: counts.images,
    textBoxes: counts.textBoxes,
    headerFooterText: lines.some((line) => line.region === 'header' || line.region === 'footer'),
    links: counts.links,
    ...lineFacts(lines),
  };
}

/** The highest number of cells in one table row that each contain a column's worth of lines. */
function tableColumns(lines: Line[]): number {
  const cells = new Map<string, number>();
  for (const { cell } of lines) {
    if (!cell) continue;
    const key = `${cell.table} ${cell.row} ${cell.column}`;
    cells.set(key, (cells.get(key) ?? 0) + 1);
  }
  const rows = new Map<string, number>();
  for (const [key, count] of cells) {
    const row = key.slice(0, key.lastIndexOf(' '));
    if (count >= columnLines) rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return Math.max(1, ...rows.values());
}

/** What could not be read properly. */
export function wordWarnings(layout: LayoutFacts): ReadingWarning[] {
  const warnings: ReadingWarning[] = [];
  if (layout.hidden.length > 0) warnings.push('hidden-text');
  if (layout.unmappedCharacters > unmappedShare * layout.characters) warnings.push('unmapped-characters');
  return warnings;
}
