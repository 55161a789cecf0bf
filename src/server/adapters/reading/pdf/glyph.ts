import type { HiddenReason } from '#domain/document/source-document.ts';
import type { Box } from './page-frame.ts';

/** Where a text object stands among all that is painted on the page. */
export interface TextPlacement {
  /** Counts up with each object painted. */
  order: number;
  /** The only part of the page that it may be seen in. */
  clip?: Box | undefined;
  /** From 0 to 255, of the groups around it. */
  opacity: number;
}

/** How a stretch of text is drawn. */
export interface GlyphStyle {
  font: string;
  bold: boolean;
  italic: boolean;
  /** `#rrggbb` */
  color: string;
  /** Drawn in a way that leaves no mark: render mode 3, or wholly transparent. */
  unseen: boolean;
  placement: TextPlacement;
}

/**
 * A character where it stands on the page. Lengths are points from the page's top left corner, in a frame turned so that the
 * character stands upright; `turn` says by how many degrees.
 */
export interface Glyph {
  text: string;
  /** Where its advance begins and ends: what spaces are measured between. */
  left: number;
  right: number;
  /** What its ink covers. */
  top: number;
  bottom: number;
  baseline: number;
  /** Type size in points as seen, after all scaling. */
  size: number;
  style: GlyphStyle;
  turn: number;
  /** White space that the file itself has between two words. */
  space: boolean;
  /** The file maps the glyph to no letter, or to one without a meaning of its own (an icon font's). */
  unmapped: boolean;
  link?: string | undefined;
  hidden?: HiddenReason | undefined;
}
