import type { Block, TableBlock } from '../word/pieces.ts';
import { cellMark } from './doc-text.ts';
import type { DocParagraph, DocState } from './doc-paragraphs.ts';

interface Row {
  cells: Block[][];
  edges: number[];
  grounds: (string | undefined)[];
}

/** Two edges of a table closer than this, in points, are one. */
const sameEdge = 3;

/** Puts paragraphs in tables into their rows and cells; tables inside of cells become paragraphs of the cell. */
export function toBlocks(paragraphs: DocParagraph[], state: DocState): Block[] {
  const blocks: Block[] = [];
  let rows: Row[] = [];
  let cells: Block[][] = [];
  let cell: Block[] = [];
  const closeTable = () => {
    if (cell.length > 0) cells.push(cell);
    if (cells.length > 0) rows.push({ cells, edges: [], grounds: [] });
    if (rows.length > 0) {
      blocks.push(toTable(rows));
      state.tables++;
    }
    [rows, cells, cell] = [[], [], []];
  };
  for (const { block, facts, mark } of paragraphs) {
    if (facts.tableDepth === 0) {
      closeTable();
      blocks.push(block);
    } else if (facts.endsRow) {
      rows.push({ cells, edges: facts.edges ?? [], grounds: facts.grounds ?? [] });
      cells = [];
    } else if (!facts.endsInnerRow) {
      cell.push(block);
      if (mark !== cellMark) continue;
      cells.push(cell);
      cell = [];
    }
  }
  closeTable();
  return blocks;
}

function toTable(rows: Row[]): TableBlock {
  const edges: number[] = [];
  for (const edge of rows.flatMap((row) => row.edges).toSorted((a, b) => a - b)) {
    if (edges.length === 0 || edge - (edges.at(-1) ?? 0) > sameEdge) edges.push(edge);
  }
  const columnAt = (edge: number | undefined, otherwise: number): number => {
    const found = edge === undefined ? -1 : edges.findIndex((candidate) => Math.abs(candidate - edge) <= sameEdge);
    return found < 0 ? otherwise : found;
  };
  return {
    kind: 'table',
    columns: edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0)),
    shadesCells: false,
    rows: rows.map((row) =>
      row.cells.map((blocks, index) => {
        const column = columnAt(row.edges[index], index);
        return {
          blocks,
          column,
          span: Math.max(1, columnAt(row.edges[index + 1], column + 1) - column),
          shading: row.grounds[index],
        };
      }),
    ),
  };
}
