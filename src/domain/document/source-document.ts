/**
 * The content of a file, once read: the one type that every reader (PDF, DOCX, DOC, plain text) returns and every later step (parsing, scoring, tailoring)
 * starts from.
 *
 * Lengths are points (1/72 inch); the origin is the page's top left corner. Formats without geometry (DOCX, DOC, text) give lines synthetic positions: `y`
 * grows by the line height, `x` by the indent.
 */

/** The kinds of file that can be read, as detected from the bytes and not from the name. */
export type FileKind = 'pdf' | 'docx' | 'doc' | 'text' | 'json';

/** Stable inside one document: `p<page>l<line>`, both counted from 1. */
export type LineId = string;

/** Why text in the file is not visible to a person who opens it. */
export type HiddenReason = 'white' | 'tiny' | 'off-page' | 'invisible' | 'vanish';

/** A stretch of equally formatted text on one line. */
export interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  font: string;
  /** Visible height of the type in points. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** `#rrggbb` */
  color: string;
  /** The link's target, if the run is one: a `mailto:`, `tel:` or `http(s):` address. */
  link?: string | undefined;
  /** How sure its text is, from 0 to 1, where it was recognized in a picture of the page. */
  certainty?: number | undefined;
}

/** A visual line: runs next to each other, in reading order, left to right or right to left as written. */
export interface Line {
  id: LineId;
  page: number;
  /** The runs' text with spaces rebuilt from the gaps; wide gaps (tabs, columns) are one `\t`. */
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  runs: Run[];
  /** Where the line is when not in the body. */
  region?: 'header' | 'footer' | 'textbox' | 'table' | undefined;
  /** Its cell, for a line in a table: rows and columns counted from 0, tables from 0 over the document. */
  cell?: { table: number; row: number; column: number } | undefined;
  /** Its level, counted from 0, when the file marks it as a list item. */
  listLevel?: number | undefined;
  /** The paragraph style's name, in formats that have one ("Heading 1"). */
  style?: string | undefined;
  /** Set when a person cannot see the line: it is reported, and never scored or sent to a model. */
  hidden?: HiddenReason | undefined;
}

export interface Page {
  number: number;
  width: number;
  height: number;
  /** In reading order as far as the reader can tell (columns are resolved by the parser, from geometry). */
  lines: Line[];
}

/** Facts about the layout, for scoring and for the "as an ATS sees it" view. */
export interface LayoutFacts {
  kind: FileKind;
  pages: number;
  /** The most text columns found side by side on one page. */
  columns: number;
  tables: number;
  images: number;
  textBoxes: number;
  /** Whether text stands in the file's header or footer parts (DOCX) or repeats on each page's edge (PDF). */
  headerFooterText: boolean;
  /** Font families by share of characters, largest first; shares sum to 1. */
  fonts: { name: string; share: number }[];
  /** Type size in points that most characters have. */
  bodySize: number;
  /** Smallest visible type size in points that at least 20 characters have. */
  smallestSize: number;
  links: number;
  /** Characters that a person cannot see, by reason. */
  hidden: { reason: HiddenReason; characters: number; sample: string }[];
  /** Characters that the file maps to no letter (icon glyphs, private use, replacement characters). */
  unmappedCharacters: number;
  /** Visible characters. */
  characters: number;
  /** The pages, counted from 1, that are pictures and whose text was recognized. Absent where there are none. */
  recognizedPages?: number[] | undefined;
}

/** What a reader could not read properly; the text is complete all the same. */
export type ReadingWarning =
  | 'hidden-text'
  | 'unmapped-characters'
  | 'pages-without-text'
  | 'recognized-pages'
  | 'truncated'
  | 'macros-ignored'
  | 'remote-template-ignored';

export interface SourceDocument {
  kind: FileKind;
  pages: Page[];
  layout: LayoutFacts;
  warnings: ReadingWarning[];
}

/** All lines of a document that a person can see, in the reader's order. */
export const visibleLines = (document: Pick<SourceDocument, 'pages'>): Line[] =>
  document.pages.flatMap((page) => page.lines.filter((line) => line.hidden === undefined));
