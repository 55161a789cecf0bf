import type { HiddenReason } from '#domain/document/source-document.ts';
import type { Box } from './page-frame.ts';

/** The position of a text object in the painting order of the page. */
export interface TextPlacement {
  /** Increases with each object painted. */
  order: number;
  /** The only part of the page where it can be visible. */
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
  /** Drawn without a visible mark: render mode 3, or fully transparent. */
  unseen: boolean;
  placement: TextPlacement;
}

/**
 * A character with its position on the page. Lengths are points from the page's top left corner, in a frame rotated so that the character is upright; `turn` is
 * the rotation in degrees.
 */
export interface Glyph {
  text: string;
  /** Where its advance begins and ends. Gaps are measured between these. */
  left: number;
  right: number;
  /** The area of its ink. */
  top: number;
  bottom: number;
  baseline: number;
  /** Type size in points as seen, after all scaling. */
  size: number;
  style: GlyphStyle;
  turn: number;
  /** White space that the file itself contains. */
  space: boolean;
  /** The file maps the glyph to no letter, or to one without a meaning (an icon font's). */
  unmapped: boolean;
  link?: string | undefined;
  /** How sure it is, from 0 to 1, where it was recognized in a picture. */
  certainty?: number;
  hidden?: HiddenReason | undefined;
}
