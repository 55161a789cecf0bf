import type { Piece, TextBox } from '../word/pieces.ts';
import type { XmlNode } from './xml-tree.ts';

/** A text box whose content is still XML. */
export type UnreadBox = Omit<TextBox, 'blocks'> & { content: XmlNode };

/** The content of a paragraph, before its text boxes are read. */
export type InlinePiece = Exclude<Piece, { kind: 'box' }> | { kind: 'box'; box: UnreadBox };
