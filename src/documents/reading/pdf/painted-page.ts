import type { Box, PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

/** The page as painted, in grey. */
export interface PaintedPage {
  /** The difference between the lightest and the darkest spot of a box, from 0 (all one shade) to 255. */
  range(box: Box): number;
}

const pixelsPerPoint = 1.2;
const maxSide = 1_600;

/** Paints a page at a size that shows whether there is anything to see. */
export function paintPage(pdfium: Pdfium, page: number, frame: PageFrame): PaintedPage {
  const { exports } = pdfium;
  const scale = Math.min(pixelsPerPoint, maxSide / Math.max(frame.width, frame.height));
  const [width, height] = [Math.max(1, Math.round(frame.width * scale)), Math.max(1, Math.round(frame.height * scale))];
  const bitmap = exports.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return { range: () => 0 };
  exports.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  exports.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const stride = exports.FPDFBitmap_GetStride(bitmap);
  const start = exports.FPDFBitmap_GetBuffer(bitmap);
  const pixels = pdfium.bytes().slice(start, start + stride * height);
  exports.FPDFBitmap_Destroy(bitmap);
  return {
    range: (box) => {
      let [lightest, darkest] = [0, 255];
      const [left, right] = [
        Math.max(0, Math.floor(box.left * scale) - 1),
        Math.min(width - 1, Math.ceil(box.right * scale)),
      ];
      const [top, bottom] = [
        Math.max(0, Math.floor(box.top * scale)),
        Math.min(height - 1, Math.ceil(box.bottom * scale)),
      ];
      for (let y = top; y <= bottom; y++) {
        for (let x = left; x <= right; x++) {
          const shade = shadeAt(pixels, y * stride + x * 4);
          if (shade > lightest) lightest = shade;
          if (shade < darkest) darkest = shade;
        }
      }
      return Math.max(0, lightest - darkest);
    },
  };
}

/** The grey of a pixel: PDFium paints blue, green, red and a filler byte for each. */
const shadeAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) * 29 + (pixels[at + 1] ?? 0) * 150 + (pixels[at + 2] ?? 0) * 77) >> 8;
