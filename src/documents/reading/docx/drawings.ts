import type { HiddenReason } from '#domain/document/source-document.ts';
import type { TextBox } from '../word/pieces.ts';
import type { UnreadBox } from './unread-box.ts';
import type { ReadingState } from './reading-state.ts';
import { child, descendants, elements, points, textOf, type XmlNode } from './xml-tree.ts';

const emuPerPoint = 12_700;
/** A drawing at least this large in points can be the background of text. */
const groundWidth = 100;
const groundHeight = 20;

/** Counts what a drawing shows and finds the text boxes in it. Text of a chart or diagram is part of its picture. */
export function readDrawing(drawing: XmlNode, state: ReadingState): UnreadBox[] {
  const anchor = child(drawing, 'wp:anchor');
  const extent = child(anchor ?? child(drawing, 'wp:inline'), 'wp:extent')?.attributes;
  const [width, height] = [emu(extent?.['cx']), emu(extent?.['cy'])];
  const isFree = anchor !== undefined || drawing.name === 'w:pict';
  if (isFree && (width ?? groundWidth) >= groundWidth && (height ?? groundHeight) >= groundHeight)
    state.hasFreeDrawing = true;

  const pictures = [...pictureNames].reduce((sum, name) => sum + descendants(drawing, name).length, 0);
  if (pictures > 0 && (width ?? 20) >= 8 && (height ?? 20) >= 8) state.images += pictures;

  const place = anchor ? placeOf(anchor) : {};
  return outermost(drawing, 'w:txbxContent').map(({ content, shape }) => {
    state.textBoxes++;
    return {
      content,
      ...place,
      ...shapePlace(shape),
      width: width ?? shapePlace(shape).width,
      fill: fillOf(shape),
      hidden: hiddenReason(drawing),
    };
  });
}

const pictureNames = new Set(['pic:pic', 'v:imagedata', 'c:chart', 'dgm:relIds']);

const emu = (value: string | undefined): number | undefined =>
  value !== undefined && Number.isFinite(Number(value)) ? Number(value) / emuPerPoint : undefined;

function placeOf(anchor: XmlNode): Pick<TextBox, 'left' | 'from'> {
  const position = child(anchor, 'wp:positionH');
  const offset = child(position, 'wp:posOffset');
  return offset ? { left: emu(textOf(offset)), from: position?.attributes['relativeFrom'] } : {};
}

/** The outermost elements with a name, each with the shape around it. */
function outermost(node: XmlNode, name: string, shape?: XmlNode): { content: XmlNode; shape: XmlNode | undefined }[] {
  return elements(node).flatMap((element) => {
    if (element.name === name) return [{ content: element, shape }];
    if (element.name === 'mc:Fallback') return [];
    return outermost(element, name, shapeNames.has(element.name) ? element : shape);
  });
}

const shapeNames = new Set(['wps:wsp', 'v:shape', 'v:rect', 'v:roundrect', 'v:oval']);

/** Older drawings give their place in a style, as in "margin-left:36pt;width:200pt". */
function shapePlace(shape: XmlNode | undefined): Pick<TextBox, 'left' | 'from' | 'width'> {
  const style = shape?.attributes['style'];
  if (style === undefined) return {};
  const length = (name: string) => points(new RegExp(`(?:^|;)\\s*${name}:(-?[\\d.]+(?:pt|in|mm|cm))`).exec(style)?.[1]);
  const left = length('margin-left');
  return { ...(left !== undefined && { left, from: 'column' }), width: length('width') };
}

/** The background that a shape gives its text; undefined when it gives none. */
function fillOf(shape: XmlNode | undefined): string | undefined {
  if (!shape) return undefined;
  const color = shape.attributes['fillcolor'];
  if (color !== undefined && shape.attributes['filled'] !== 'f') return hexColor(color.split(' ')[0] ?? '');
  const properties = child(shape, 'wps:spPr');
  if (child(properties, 'a:noFill')) return undefined;
  const solid = child(properties, 'a:solidFill');
  const rgb = child(solid, 'a:srgbClr')?.attributes['val'];
  if (rgb !== undefined) return hexColor(`#${rgb}`);
  const fromTheme =
    solid ??
    child(properties, 'a:gradFill') ??
    child(properties, 'a:blipFill') ??
    child(child(shape, 'wps:style'), 'a:fillRef');
  return fromTheme ? 'unknown' : undefined;
}

const hexColor = (color: string): string => (/^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : 'unknown');

function hiddenReason(drawing: XmlNode): HiddenReason | undefined {
  const properties = child(child(drawing, 'wp:anchor') ?? child(drawing, 'wp:inline'), 'wp:docPr');
  const hidden = properties?.attributes['hidden'];
  return hidden === '1' || hidden === 'true' ? 'invisible' : undefined;
}
