import type { OrderedSection } from './section-order.ts';

/**
 * A resume as a document: every word that is shown, in reading order, each with the values it comes from, and nothing about looks. The text that is shown,
 * edited and scored, the PDF, the DOCX and the lines of a JSON Resume are views of it, so they have the same words.
 */
export interface ResumeSheet {
  name?: Piece;
  label?: Piece;
  /** The lines under the name; parts that share a line are separated by `partSeparator`. */
  contacts: Part[][];
  sections: SheetSection[];
  /** The separator between a row's label and its text in this language. */
  colon: string;
}

/** A text of one line, cleaned for print. */
export interface Piece {
  text: string;
  /** JSON Pointers (RFC 6901) of the resume's values that it words. */
  pointers: readonly string[];
}

export interface SheetSection {
  kind: OrderedSection | 'other';
  /** The part of the resume that is under it; none for a section of what was not read. */
  pointer?: string;
  heading: string;
  blocks: Block[];
}

export type Block =
  | { type: 'paragraph'; text: Piece }
  | { type: 'entry'; entry: Entry }
  /** Rows of a label and its items: skill groups. */
  | { type: 'rows'; rows: Row[] }
  /** Short items that share a line: languages, interests. */
  | { type: 'items'; items: Row[]; separator: string };

/** A label with its items; one of the two may be missing. */
export interface Row {
  label?: Piece;
  text?: Piece;
}

export type PartRole =
  'position' | 'organization' | 'location' | 'dates' | 'detail' | 'link' | 'email' | 'phone' | 'place';

export interface Part extends Piece {
  role: PartRole;
  /** The web address that the text shows, as the resume has it. */
  address?: string;
}

/** A position, a degree, a project: its heading lines, then text, points and notes. */
export interface Entry {
  pointer: string;
  /** The first line is the heading; parts that share a line are separated by `partSeparator`. */
  lines: Part[][];
  paragraphs: Piece[];
  bullets: Piece[];
  notes: Row[];
}

export const partSeparator = ' · ';
