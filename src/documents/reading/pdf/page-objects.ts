import { readFill } from './glyph-style.ts';
import type { TextPlacement } from './glyph.ts';
import type { Box, PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

/** Something painted that text can be on top of or hidden under. */
export interface PaintedArea extends Box {
  order: number;
  kind: 'rectangle' | 'shape' | 'image';
  /** `#rrggbb`; means nothing for images and shadings. */
  color: string;
  /** From 0 to 255. */
  opacity: number;
}

export interface PageObjects {
  areas: PaintedArea[];
  /** Small shapes as wide as high: how bullets are drawn, among other things. */
  dots: Box[];
  images: number;
  placementOf: (textObject: number) => TextPlacement;
}

const textType = 1;
const pathType = 2;
const imageType = 3;
const shadingType = 4;
const formType = 5;

/** Pages with more are not a resume's; later objects are ignored. */
const maxObjects = 150_000;
const maxAreas = 400;
const maxDepth = 8;
const maxDots = 2_000;
/** A dot's width and height in points. */
const smallestDot = 1;
const largestDot = 10;
/** A picture smaller than this on a side (points) is a rule, a dot or an icon's shadow. */
const minImageSide = 8;

type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Walks over everything painted on a page, in painting order. */
export function readObjects(pdfium: Pdfium, page: number, frame: PageFrame): PageObjects {
  const { exports } = pdfium;
  const areas: PaintedArea[] = [];
  const dots: Box[] = [];
  const placements = new Map<number, TextPlacement>();
  const clipOf = clipReader(pdfium, frame);
  let order = 0;
  let images = 0;

  const visit = (
    object: number,
    matrix: Matrix,
    outer: { clip: Box | undefined; opacity: number },
    depth: number,
  ): void => {
    if (++order > maxObjects) return;
    const type = exports.FPDFPageObj_GetType(object);
    const clip = intersect(outer.clip, clipOf(object, matrix));
    if (type === textType) {
      placements.set(object, { order, clip, opacity: outer.opacity });
    } else if (type === formType) {
      if (depth >= maxDepth) return;
      const inner = { clip, opacity: (outer.opacity * readFill(pdfium, object).opacity) / 255 };
      const innerMatrix = multiply(readMatrix(pdfium, object), matrix);
      const count = exports.FPDFFormObj_CountObjects(object);
      for (let i = 0; i < count; i++) visit(exports.FPDFFormObj_GetObject(object, i), innerMatrix, inner, depth + 1);
    } else {
      const dot = dots.length < maxDots ? readDot(pdfium, object, type, matrix, frame) : undefined;
      if (dot) dots.push(dot);
      const area = readArea(pdfium, object, type, matrix, frame);
      if (!area) return;
      const seen = intersect(area, clip) ?? area;
      if (area.kind === 'image' && isPicture(seen)) images++;
      if (areas.length < maxAreas)
        areas.push({ ...area, ...seen, order, opacity: (area.opacity * outer.opacity) / 255 });
    }
  };

  const count = exports.FPDFPage_CountObjects(page);
  for (let i = 0; i < Math.min(count, maxObjects); i++) {
    visit(exports.FPDFPage_GetObject(page, i), identity, { clip: undefined, opacity: 255 }, 0);
  }
  const unknown: TextPlacement = { order: Infinity, opacity: 255 };
  return { areas, dots, images, placementOf: (textObject) => placements.get(textObject) ?? unknown };
}

/** The box of a path, filled or not, that is about as wide as high and as small as a bullet. */
function readDot(pdfium: Pdfium, object: number, type: number, matrix: Matrix, frame: PageFrame): Box | undefined {
  const { exports, scratch: s, view } = pdfium;
  if (type !== pathType || !exports.FPDFPageObj_GetBounds(object, s, s + 4, s + 8, s + 12)) return undefined;
  const edge = (index: number) => view().getFloat32(s + index * 4, true);
  const box = placeBox(matrix, frame, edge(0), edge(1), edge(2), edge(3));
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const isSmall = Math.min(width, height) >= smallestDot && Math.max(width, height) <= largestDot;
  return isSmall && Math.max(width, height) < 1.25 * Math.min(width, height) ? box : undefined;
}

const isPicture = (box: Box): boolean => box.right - box.left >= minImageSide && box.bottom - box.top >= minImageSide;

function readArea(
  pdfium: Pdfium,
  object: number,
  type: number,
  matrix: Matrix,
  frame: PageFrame,
): (Box & Pick<PaintedArea, 'kind' | 'color' | 'opacity'>) | undefined {
  const { exports, scratch: s, view } = pdfium;
  if (type !== pathType && type !== imageType && type !== shadingType) return undefined;
  if (type === pathType && (!exports.FPDFPath_GetDrawMode(object, s, s + 4) || view().getInt32(s, true) === 0))
    return undefined;
  if (!exports.FPDFPageObj_GetBounds(object, s, s + 4, s + 8, s + 12)) return undefined;
  const edge = (index: number) => view().getFloat32(s + index * 4, true);
  const box = placeBox(matrix, frame, edge(0), edge(1), edge(2), edge(3));
  if (type === imageType) return { ...box, kind: 'image', color: '', opacity: 255 };
  const isRectangle = type === pathType && exports.FPDFPath_CountSegments(object) <= 5;
  return { ...box, kind: isRectangle ? 'rectangle' : 'shape', ...readFill(pdfium, object) };
}

/** Reads the bounding box of the part of an object that its clip leaves visible. Undefined if nothing clips it. */
function clipReader(pdfium: Pdfium, frame: PageFrame): (object: number, matrix: Matrix) => Box | undefined {
  const { exports } = pdfium;
  const known = new Map<string, Box | undefined>();
  return (object, matrix) => {
    const clip = exports.FPDFPageObj_GetClipPath(object);
    const paths = clip === 0 ? 0 : exports.FPDFClipPath_CountPaths(clip);
    if (paths <= 0) return undefined;
    // Objects with the same clip share its points, so the points' addresses identify the clip.
    const first = exports.FPDFClipPath_GetPathSegment(clip, 0, 0);
    const last = exports.FPDFClipPath_GetPathSegment(clip, paths - 1, 0);
    const key = `${paths} ${first} ${last} ${matrix.join(' ')}`;
    if (!known.has(key)) known.set(key, readClip(pdfium, clip, Math.min(paths, 16), matrix, frame));
    return known.get(key);
  };
}

function readClip(pdfium: Pdfium, clip: number, paths: number, matrix: Matrix, frame: PageFrame): Box | undefined {
  const { exports, scratch: s, view } = pdfium;
  let result: Box | undefined;
  for (let path = 0; path < paths; path++) {
    const segments = exports.FPDFClipPath_CountPathSegments(clip, path);
    // Only a part of a path with many segments is read, and its box would come out too small.
    if (segments > 64) continue;
    let box: Box | undefined;
    for (let segment = 0; segment < segments; segment++) {
      exports.FPDFPathSegment_GetPoint(exports.FPDFClipPath_GetPathSegment(clip, path, segment), s, s + 4);
      const [x, y] = [view().getFloat32(s, true), view().getFloat32(s + 4, true)];
      box = around(box, placeBox(matrix, frame, x, y, x, y));
    }
    result = intersect(result, box);
  }
  return result;
}

function readMatrix({ exports, scratch, view }: Pdfium, object: number): Matrix {
  if (!exports.FPDFPageObj_GetMatrix(object, scratch)) return identity;
  const at = (index: number) => view().getFloat32(scratch + index * 4, true);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** First `a`, then `b`. */
const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

function placeBox(m: Matrix, frame: PageFrame, left: number, bottom: number, right: number, top: number): Box {
  if (m === identity) return frame.box(left, bottom, right, top);
  const x = (px: number, py: number) => m[0] * px + m[2] * py + m[4];
  const y = (px: number, py: number) => m[1] * px + m[3] * py + m[5];
  const xs = [x(left, bottom), x(right, bottom), x(left, top), x(right, top)];
  const ys = [y(left, bottom), y(right, bottom), y(left, top), y(right, top)];
  return frame.box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

const around = (a: Box | undefined, b: Box): Box =>
  a
    ? {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : b;

function intersect(a: Box | undefined, b: Box | undefined): Box | undefined {
  if (!a || !b) return a ?? b;
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
