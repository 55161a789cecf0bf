import { picturedPages } from '#domain/document/size-limits.ts';
import { withDocument } from './open-document.ts';
import { pageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';
import { encodePng } from './png.ts';

/** The longer side in pixels: an A4 page can be read at it. */
const longestSide = 1_240;
/** Pages are painted with their annotations, as a person sees them. */
const withAnnotations = 1;

/** The first pages of a PDF as PNGs. Empty if it cannot be opened; stops at the first page that cannot be painted. */
export function pagePictures(pdfium: Pdfium, bytes: Uint8Array, side = longestSide): Uint8Array[] {
  const pictures = withDocument(pdfium, bytes, (document) => {
    const count = Math.min(picturedPages, pdfium.exports.FPDF_GetPageCount(document));
    const painted: Uint8Array[] = [];
    for (let index = 0; index < count; index++) {
      const picture = pagePicture(pdfium, document, index, side);
      if (!picture) break;
      painted.push(picture);
    }
    return painted;
  });
  return pictures ?? [];
}

function pagePicture(pdfium: Pdfium, document: number, index: number, side: number): Uint8Array | undefined {
  const { exports } = pdfium;
  const page = exports.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  try {
    const frame = pageFrame(pdfium, page);
    const scale = side / Math.max(frame.width, frame.height);
    const width = Math.max(1, Math.round(frame.width * scale));
    const height = Math.max(1, Math.round(frame.height * scale));
    const bitmap = exports.FPDFBitmap_Create(width, height, 0);
    if (bitmap === 0) return undefined;
    exports.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    exports.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
    const stride = exports.FPDFBitmap_GetStride(bitmap);
    const start = exports.FPDFBitmap_GetBuffer(bitmap);
    const rgb = toRgb(pdfium.bytes().subarray(start, start + stride * height), stride, width, height);
    exports.FPDFBitmap_Destroy(bitmap);
    return encodePng({ width, height, rgb });
  } finally {
    exports.FPDF_ClosePage(page);
  }
}

/** PDFium paints blue, green, red and a filler byte for each pixel. */
function toRgb(painted: Uint8Array, stride: number, width: number, height: number): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * stride + x * 4;
      const to = (y * width + x) * 3;
      rgb[to] = painted[from + 2] ?? 255;
      rgb[to + 1] = painted[from + 1] ?? 255;
      rgb[to + 2] = painted[from] ?? 255;
    }
  }
  return rgb;
}
