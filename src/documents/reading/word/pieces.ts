import type { HiddenReason } from '#domain/document/source-document.ts';
import type { ParagraphStyle, TextStyle } from './text-style.ts';

/** The content of a paragraph, in order. */
export type Piece =
  | { kind: 'text'; text: string; style: TextStyle; link?: string | undefined }
  | { kind: 'tab' }
  | { kind: 'line-break' }
  | { kind: 'page-break' }
  | { kind: 'box'; box: TextBox };

/** Text in a separate frame, anchored in a paragraph. */
export interface TextBox {
  blocks: Block[];
  /** Points from the left edge of what `from` says, when the file gives it. */
  left?: number | undefined;
  from?: string | undefined;
  width?: number | undefined;
  /** `#rrggbb`, or `unknown` when the frame's fill cannot be determined. */
  fill?: string | undefined;
  hidden?: HiddenReason | undefined;
}

export interface ParagraphBlock {
  kind: 'paragraph';
  pieces: Piece[];
  style: ParagraphStyle;
  styleName?: string | undefined;
  /** The style that sets the height of empty lines. */
  text: TextStyle;
  listLevel?: number | undefined;
}

export interface TableCell {
  blocks: Block[];
  /** Points; undefined when the file leaves it to the reader. */
  width?: number | undefined;
  /** The column it begins in, counted from 0, and how many it takes. */
  column: number;
  span: number;
  shading?: string | undefined;
}

export interface TableBlock {
  kind: 'table';
  /** Widths of the columns in points. */
  columns: number[];
  rows: TableCell[][];
  /** Its style gives some cells their own background, which is not computed. */
  shadesCells: boolean;
  /** Its columns are as wide as they are said to be, even where they leave the page. */
  isFixed?: boolean | undefined;
}

export type Block = ParagraphBlock | TableBlock;
