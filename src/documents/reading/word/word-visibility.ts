import type { HiddenReason } from '#domain/document/source-document.ts';
import { contrast, parseColor, seenContrast, seenSize } from '../contrast.ts';
import { sizeOf } from './text-width.ts';
import type { ParagraphStyle, TextStyle } from './text-style.ts';

/** The background of text: a colour, or something that is not computed. */
export type Ground = string;
export const unknownGround: Ground = 'unknown';

/** Why a person does not see text in this style on this background; undefined when it is seen or cannot be determined. */
export function hiddenReason(style: TextStyle, paragraph: ParagraphStyle, ground: Ground): HiddenReason | undefined {
  if (style.vanish) return 'vanish';
  if (sizeOf(style) < seenSize || (paragraph.exactLine !== undefined && paragraph.exactLine < seenSize)) return 'tiny';
  const beneath = style.shading ?? paragraph.shading ?? ground;
  if (style.color === undefined || style.color === 'auto' || beneath === unknownGround) return undefined;
  return contrast(parseColor(style.color), parseColor(beneath)) < seenContrast ? 'white' : undefined;
}
