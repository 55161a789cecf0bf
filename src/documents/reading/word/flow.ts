import type { HiddenReason, Line, Page } from '#domain/document/source-document.ts';
import { ReadingError } from '../reading-error.ts';
import { readingLimits } from '../reading-limits.ts';
import { hiddenReason, unknownGround, type Ground } from './word-visibility.ts';
import type { Block, ParagraphBlock, TableBlock, TextBox } from './pieces.ts';
import type { PageSetup } from './page-setup.ts';
import { setLine, type SetPiece } from './set-line.ts';
import { sizeOf } from './text-width.ts';

/** A line without its id, which it gets when all lines of its page are known. */
type FlowLine = Omit<Line, 'id'>;

/** An area for text: its position and size in points, its background, and the marks of its lines. */
interface Area {
  left: number;
  width: number;
  ground: Ground;
  region?: Line['region'];
  cell?: Line['cell'];
  hidden?: HiddenReason | undefined;
}

interface Cursor {
  page: number;
  y: number;
}

/** Places blocks on pages, from top to bottom. Positions are only as good as the file's numbers, because fonts aren't available. */
export class Flow {
  readonly #lines: FlowLine[] = [];
  #pages = 1;
  #cursor: Cursor;
  #tables = 0;
  readonly #section: PageSetup;
  readonly #ground: Ground;

  constructor(section: PageSetup, ground: Ground) {
    this.#section = section;
    this.#ground = ground;
    this.#cursor = { page: 1, y: section.top };
  }

  /** Adds the text of the body or of boxes in it, or of a header or footer, which goes to the edge of the first or last page. */
  add(blocks: Block[], region?: 'header' | 'footer' | 'textbox'): void {
    const { left, right, width, height, bottom } = this.#section;
    const body = this.#cursor;
    if (region === 'header') this.#cursor = { page: 1, y: 18 };
    if (region === 'footer') this.#cursor = { page: this.#pages, y: height - Math.min(bottom, 36) };
    this.#blocks(blocks, { left, width: Math.max(72, width - left - right), ground: this.#ground, region });
    if (region === 'header' || region === 'footer') this.#cursor = body;
  }

  /** The pages with all lines set so far. */
  toPages(): Page[] {
    const { width, height } = this.#section;
    return Array.from({ length: this.#pages }, (_, index) => {
      const lines = this.#lines.filter((line) => line.page === index + 1);
      return {
        number: index + 1,
        width,
        height,
        lines: lines.map((line, at) => ({ id: `p${index + 1}l${at + 1}`, ...line })),
      };
    });
  }

  #blocks(blocks: Block[], area: Area): void {
    for (const block of blocks) {
      if (block.kind === 'table') this.#table(block, area);
      else this.#paragraph(block, area);
    }
  }

  #paragraph(block: ParagraphBlock, area: Area): void {
    const { style } = block;
    if (style.pageBreakBefore) this.#breakPage(area);
    this.#cursor.y += style.before ?? 0;
    let pieces: SetPiece[] = [];
    let isFirst = true;
    const boxes: TextBox[] = [];
    const close = () => {
      this.#line(pieces, block, area, isFirst);
      pieces = [];
      isFirst = false;
    };
    for (const piece of block.pieces) {
      if (piece.kind === 'box') boxes.push(piece.box);
      else if (piece.kind === 'line-break') close();
      else if (piece.kind === 'page-break') {
        if (pieces.length > 0) close();
        this.#breakPage(area);
      } else pieces.push(piece);
    }
    close();
    this.#cursor.y += style.after ?? 0;
    for (const box of boxes) this.#box(box, area);
  }

  #line(pieces: SetPiece[], block: ParagraphBlock, area: Area, isFirst: boolean): void {
    const isBlank = pieces.every((piece) => piece.kind === 'tab' || piece.text.trim() === '');
    if (isBlank) {
      this.#cursor.y += 1.2 * sizeOf(block.text);
      return;
    }
    const reasonOf = (style: ParagraphBlock['text']) => area.hidden ?? hiddenReason(style, block.style, area.ground);
    const place = {
      left: area.left,
      width: area.width,
      style: block.style,
      isFirst,
      isListItem: block.listLevel !== undefined,
    };
    let set = setLine(pieces, { ...place, y: this.#cursor.y }, reasonOf);
    if (
      this.#cursor.y + set.height > this.#section.height - this.#section.bottom &&
      this.#cursor.y > this.#section.top
    ) {
      this.#breakPage(area);
      set = setLine(pieces, { ...place, y: this.#cursor.y }, reasonOf);
    }
    for (const line of set.lines) {
      const offPage = line.x >= this.#section.width || line.x + line.width <= 0;
      this.#lines.push({
        page: this.#cursor.page,
        ...line,
        ...(area.region && { region: area.region }),
        ...(area.cell && { cell: area.cell }),
        ...(block.listLevel !== undefined && { listLevel: block.listLevel }),
        ...(block.styleName !== undefined && { style: block.styleName }),
        ...(offPage && { hidden: 'off-page' as const }),
      });
    }
    this.#cursor.y += set.height;
  }

  #breakPage(area: Area): void {
    if (area.region === 'header' || area.region === 'footer') return;
    this.#cursor = { page: this.#cursor.page + 1, y: this.#section.top };
    this.#pages = Math.max(this.#pages, this.#cursor.page);
    if (this.#pages > readingLimits.pages)
      throw new ReadingError('FILE_TOO_MANY_PAGES', { limit: readingLimits.pages });
  }

  /** Cells of a row begin at the same height; the next row begins where the longest of them ends. */
  #table(block: TableBlock, area: Area): void {
    const table = this.#tables++;
    const edges = columnEdges(block, area.width);
    for (const [row, cells] of block.rows.entries()) {
      const top = { ...this.#cursor };
      let bottom = { ...top };
      for (const cell of cells) {
        this.#cursor = { ...top };
        const left = edges[cell.column] ?? 0;
        const right = edges[cell.column + cell.span] ?? area.width;
        const ground = cell.shading ?? (block.shadesCells ? unknownGround : area.ground);
        const region = area.region === 'header' || area.region === 'footer' ? area.region : 'table';
        const padding = 5;
        this.#blocks(cell.blocks, {
          ...area,
          left: area.left + left + padding,
          width: Math.max(30, right - left - 2 * padding),
          ground,
          region,
          cell: { table, row, column: cell.column },
        });
        if (isLater(this.#cursor, bottom)) bottom = { ...this.#cursor };
      }
      this.#cursor = bottom;
    }
  }

  /** The lines of a text box follow the paragraph it's anchored in. Only Word knows where it really floats. */
  #box(box: TextBox, area: Area): void {
    const { left, width } = this.#section;
    const origin = box.from === 'page' ? 0 : box.from === 'margin' ? left : area.left;
    const x = box.left === undefined ? area.left : origin + box.left;
    const boxWidth = box.width ?? area.width;
    const offPage = x >= width || x + boxWidth <= 0;
    this.#blocks(box.blocks, {
      left: x,
      width: Math.max(30, boxWidth),
      ground: box.fill ?? area.ground,
      region: area.region === 'header' || area.region === 'footer' ? area.region : 'textbox',
      cell: area.cell,
      hidden: offPage ? 'off-page' : (box.hidden ?? area.hidden),
    });
  }
}

const isLater = (a: Cursor, b: Cursor): boolean => a.page > b.page || (a.page === b.page && a.y > b.y);

/** The left edge of each table column, in points from the table's left edge; cells' own widths take precedence over the grid's. */
function columnEdges(block: TableBlock, areaWidth: number): number[] {
  const widths = [...block.columns];
  for (const row of block.rows) {
    for (const cell of row) {
      if (cell.span === 1 && cell.width !== undefined && cell.width > 0) widths[cell.column] = cell.width;
    }
  }
  const count = Math.max(1, widths.length, ...block.rows.flat().map((cell) => cell.column + cell.span));
  const edges = [0];
  for (let column = 0; column < count; column++)
    edges.push((edges.at(-1) ?? 0) + (widths[column] || areaWidth / count));
  const width = edges.at(-1) ?? 0;
  // Word makes a table that is wider than its page as narrow as that, unless its widths are fixed.
  const scale = !block.isFixed && width > widestTable * areaWidth ? areaWidth / width : 1;
  return edges.map((edge) => edge * scale);
}

/** Tables reach into the margins. */
const widestTable = 1.2;
