import type { Pdfium } from './pdfium.ts';

/** A rectangle in points from the page's top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Turns PDF user space (origin at the bottom left, before the page's rotation) into the page as a person sees it. */
export interface PageFrame {
  width: number;
  height: number;
  /** Degrees by which the page is turned clockwise when shown: 0, 90, 180 or 270. */
  rotation: number;
  x(userX: number, userY: number): number;
  y(userX: number, userY: number): number;
  box(left: number, bottom: number, right: number, top: number): Box;
}

const usualWidth = 612;
const usualHeight = 792;
/** The longest side that PDF allows is 14,400 points. */
const sideOf = (stated: number, usual: number): number => (stated > 1 && stated <= 20_000 ? stated : usual);

/** The frame of a loaded page. */
export function pageFrame({ exports, scratch, view }: Pdfium, page: number): PageFrame {
  exports.FPDF_GetPageBoundingBox(page, scratch);
  const edge = (index: number) => view().getFloat32(scratch + index * 4, true);
  const [left, top, right, bottom] = [edge(0), edge(1), edge(2), edge(3)];
  const turns = exports.FPDFPage_GetRotation(page) & 3;
  const [width, height] = [sideOf(right - left, usualWidth), sideOf(top - bottom, usualHeight)];
  const xs = [
    (x: number) => x - left,
    (_: number, y: number) => y - bottom,
    (x: number) => right - x,
    (_: number, y: number) => top - y,
  ];
  const ys = [
    (_: number, y: number) => top - y,
    (x: number) => x - left,
    (_: number, y: number) => y - bottom,
    (x: number) => right - x,
  ];
  const x = xs[turns] as PageFrame['x'];
  const y = ys[turns] as PageFrame['y'];
  return {
    width: turns % 2 === 0 ? width : height,
    height: turns % 2 === 0 ? height : width,
    rotation: turns * 90,
    x,
    y,
    box: (l, b, r, t) => ({
      left: Math.min(x(l, b), x(r, t)),
      right: Math.max(x(l, b), x(r, t)),
      top: Math.min(y(l, b), y(r, t)),
      bottom: Math.max(y(l, b), y(r, t)),
    }),
  };
}
