import type { Numbering } from './numbering.ts';
import type { StyleSheet } from './style-sheet.ts';
import type { Relationship } from './word-package.ts';

/** A field whose instruction or result is being read: fields nest and span paragraphs. */
export interface OpenField {
  instruction: string;
  inResult: boolean;
  /** The address its result links to. */
  link?: string | undefined;
}

/** What is known and counted while the parts of one document are read. */
export interface ReadingState {
  styles: StyleSheet;
  numbering: Numbering;
  /** Of the part being read. */
  relationships: ReadonlyMap<string, Relationship>;
  fields: OpenField[];
  images: number;
  textBoxes: number;
  tables: number;
  links: number;
  characters: number;
  /** A picture or shape floats on the page, so white text may have a dark background that is not computed. */
  hasFreeDrawing: boolean;
}
