import type { GlyphStyle, TextPlacement } from './glyph.ts';
import type { Pdfium } from './pdfium.ts';

const invisibleRenderModes = new Set([3, 7]);
const forceBoldFlag = 1 << 18;
const italicFlag = 1 << 6;
const boldNames =
  /bold|black|heavy|semibold|demi(?!ght)|(?:^|[-,_ ])(?:bd|b|bi|blk|md|medi)(?:$|[-,_ ])|cmbx|sfbx|lmbx/i;
const regularNames = /semi-?light|extra-?light|light|thin|regular|book/i;
const italicNames = /italic|oblique|kursiv|slanted|(?:^|[-,_ ])(?:it|i|bi)(?:$|[-,_ ])|cmti|cmsl|sfti|lmri/i;

/** Reads how text objects are drawn; each text object and font is queried once per page. */
export function styleReader(
  pdfium: Pdfium,
  placementOf: (textObject: number) => TextPlacement,
): (textObject: number) => GlyphStyle {
  const styles = new Map<number, GlyphStyle>();
  const fonts = new Map<number, Pick<GlyphStyle, 'font' | 'bold' | 'italic'>>();
  return (textObject) => {
    const known = styles.get(textObject);
    if (known) return known;
    const fontPointer = pdfium.exports.FPDFTextObj_GetFont(textObject);
    const font = fonts.get(fontPointer) ?? readFont(pdfium, fontPointer);
    fonts.set(fontPointer, font);
    const placement = placementOf(textObject);
    const fill = readFill(pdfium, textObject);
    const mode = pdfium.exports.FPDFTextObj_GetTextRenderMode(textObject);
    const style: GlyphStyle = {
      ...font,
      color: fill.color,
      unseen: invisibleRenderModes.has(mode) || (mode === 0 && fill.opacity * placement.opacity < 8 * 255),
      placement,
    };
    styles.set(textObject, style);
    return style;
  };
}

/** An object's fill colour as `#rrggbb`, and its opacity from 0 to 255. */
export function readFill({ exports, scratch, view }: Pdfium, object: number): { color: string; opacity: number } {
  const ok = exports.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (!ok) return { color: '#000000', opacity: 255 };
  const part = (index: number) => view().getUint32(scratch + index * 4, true) & 0xff;
  const color = [part(0), part(1), part(2)].map((value) => value.toString(16).padStart(2, '0')).join('');
  return { color: `#${color}`, opacity: part(3) };
}

function readFont(pdfium: Pdfium, font: number): Pick<GlyphStyle, 'font' | 'bold' | 'italic'> {
  const { exports, scratch, view } = pdfium;
  const length = exports.FPDFFont_GetBaseFontName(font, scratch, 256);
  const raw = Buffer.from(pdfium.bytes().slice(scratch, scratch + Math.max(0, Math.min(length, 256) - 1))).toString(
    'utf8',
  );
  const name = raw.replace(/^[A-Z]{6}\+/, '');
  const flags = exports.FPDFFont_GetFlags(font);
  const weight = exports.FPDFFont_GetWeight(font);
  const angle = exports.FPDFFont_GetItalicAngle(font, scratch) ? view().getInt32(scratch, true) : 0;
  const bold = boldNames.test(name) || (!regularNames.test(name) && (weight >= 600 || (flags & forceBoldFlag) !== 0));
  return { font: name, bold, italic: italicNames.test(name) || angle !== 0 || (flags & italicFlag) !== 0 };
}
