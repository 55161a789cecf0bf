import { letterOf } from './glyph-letters.ts';
import type { Glyph, GlyphStyle } from './glyph.ts';
import type { Box, PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

interface Raw {
  code: number;
  textObject: number;
  originX: number;
  originY: number;
  /** The ink's box in user space. */
  ink: { left: number; right: number; bottom: number; top: number };
  /** The advance's box in user space, as if the text were upright. */
  loose: { left: number; right: number; bottom: number; top: number };
  fontSize: number;
  matrix: [number, number, number, number];
  hyphen: boolean;
  mapError: boolean;
}

/** All characters of a text page in the order of the file, without those that PDFium adds itself (its spaces and breaks). */
export function readGlyphs(
  pdfium: Pdfium,
  textPage: number,
  frame: PageFrame,
  styleOf: (textObject: number) => GlyphStyle,
): Glyph[] {
  const count = pdfium.exports.FPDFText_CountChars(textPage);
  const glyphs: Glyph[] = [];
  let pieces: Raw[] = [];
  const flush = () => {
    if (pieces.length > 1 && pieces.every((piece) => hyphens.has(piece.code))) pieces.length = 1;
    for (const [index, raw] of pieces.entries()) {
      const glyph = toGlyph(raw, index, pieces.length, frame, styleOf(raw.textObject));
      if (glyph) glyphs.push(glyph);
    }
    pieces = [];
  };
  for (let index = 0; index < count; index++) {
    if (pdfium.exports.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const raw = readRaw(pdfium, textPage, index);
    const next = isHighSurrogate(raw.code) ? pdfium.exports.FPDFText_GetUnicode(textPage, index + 1) : 0;
    if (isLowSurrogate(next)) {
      raw.code = 0x10000 + ((raw.code & 0x3ff) << 10) + (next & 0x3ff);
      index++;
    }
    const first = pieces[0];
    if (first && !sameBox(first, raw)) flush();
    pieces.push(raw);
  }
  flush();
  return glyphs;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** Some producers map one hyphen to every hyphen character. It's still one. */
const hyphens = new Set([0x02, 0x2d, 0xad, 0x2010, 0x2011]);

/** A ligature's letters, and the letters of /ActualText, all have the box of the whole. */
const sameBox = (a: Raw, b: Raw): boolean =>
  a.textObject === b.textObject &&
  a.originX === b.originX &&
  a.originY === b.originY &&
  a.ink.left === b.ink.left &&
  a.ink.right === b.ink.right;

function readRaw({ exports, scratch, view }: Pdfium, textPage: number, index: number): Raw {
  const s = scratch;
  const code = exports.FPDFText_GetUnicode(textPage, index);
  const textObject = exports.FPDFText_GetTextObject(textPage, index);
  exports.FPDFText_GetCharOrigin(textPage, index, s, s + 8);
  exports.FPDFText_GetCharBox(textPage, index, s + 16, s + 24, s + 32, s + 40);
  exports.FPDFText_GetLooseCharBox(textPage, index, s + 48);
  exports.FPDFText_GetMatrix(textPage, index, s + 64);
  const memory = view();
  const double = (offset: number) => memory.getFloat64(s + offset, true);
  const float = (offset: number) => memory.getFloat32(s + offset, true);
  return {
    code,
    textObject,
    originX: double(0),
    originY: double(8),
    ink: { left: double(16), right: double(24), bottom: double(32), top: double(40) },
    loose: { left: float(48), top: float(52), right: float(56), bottom: float(60) },
    matrix: [float(64), float(68), float(72), float(76)],
    fontSize: exports.FPDFText_GetFontSize(textPage, index),
    hyphen: exports.FPDFText_IsHyphen(textPage, index) === 1,
    mapError: exports.FPDFText_HasUnicodeMapError(textPage, index) === 1,
  };
}

/** The glyph's position in an upright frame; the pieces of one box share its width evenly. */
function toGlyph(raw: Raw, piece: number, pieces: number, frame: PageFrame, style: GlyphStyle): Glyph | undefined {
  const letter = letterOf(raw.code, raw.hyphen, raw.mapError);
  if (letter === undefined) return undefined;
  const [a, b, c, d] = raw.matrix;
  const turn = (((Math.round((Math.atan2(-b, a) * 180) / Math.PI) + frame.rotation) % 360) + 360) % 360;
  const scale = Math.hypot(c, d) || Math.hypot(a, b) || 1;
  const upright = turn % 360 === 0;
  const ink = turnBox(frame.box(raw.ink.left, raw.ink.bottom, raw.ink.right, raw.ink.top), turn);
  const origin = turnPoint(frame.x(raw.originX, raw.originY), frame.y(raw.originX, raw.originY), turn);
  const loose = frame.box(raw.loose.left, raw.loose.bottom, raw.loose.right, raw.loose.top);
  const spread = pieces > 1 || !upright || loose.right - loose.left < 0.01 ? ink : loose;
  // PDFium widens an advance's box where ink hangs over. Its real left edge is the origin.
  const left = spread === loose ? Math.min(Math.max(origin.x, loose.left), loose.right) : spread.left;
  const share = (spread.right - left) / pieces;
  const size = raw.fontSize * scale;
  return {
    text: letter.text,
    left: bounded(left + share * piece),
    right: bounded(left + share * (piece + 1)),
    top: bounded(ink.top),
    bottom: bounded(ink.bottom),
    baseline: bounded(origin.y),
    size: bounded(plausibleSize(size, upright ? loose.bottom - loose.top : 0)),
    style,
    turn,
    space: /^\s$/u.test(letter.text),
    unmapped: letter.unmapped,
  };
}

/** Far outside any page. Broken files put letters at positions so large that adding one no longer changes the number. */
const farthest = 100_000;
const bounded = (points: number): number =>
  Number.isFinite(points) ? Math.max(-farthest, Math.min(farthest, points)) : farthest;

/** Drawn fonts (Type 3) may state a size close to zero; then the height of their box is more reliable. */
const plausibleSize = (stated: number, height: number): number => (stated < 3 && height > 3 * stated ? height : stated);

function turnPoint(x: number, y: number, degrees: number): { x: number; y: number } {
  if (degrees === 0) return { x, y };
  const angle = (-degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** A box rotated about the page's corner, as the bounding box of its rotated corners. */
export function turnBox(box: Box, degrees: number): Box {
  if (degrees === 0) return box;
  const corners = [
    turnPoint(box.left, box.top, degrees),
    turnPoint(box.right, box.top, degrees),
    turnPoint(box.left, box.bottom, degrees),
    turnPoint(box.right, box.bottom, degrees),
  ];
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    right: Math.max(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  };
}
