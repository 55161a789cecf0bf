import type { GreyPicture } from '../scans/grey-picture.ts';
import { withDocument } from './open-document.ts';
import { pageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

/** A page as it looks, in grey. */
export interface GreyPage extends GreyPicture {
  /** How many of its pixels are a point of the page. */
  pixelsPerPoint: number;
}

/** At 300 dots an inch small print can be recognized; more takes longer and brings nothing. */
const pixelsPerPoint = 300 / 72;
/** An A4 page has 8.7 million. */
const mostPixels = 9_000_000;
const greyFormat = 1;
const withAnnotationsInGrey = 1 | 8;

/** Paints a page of a PDF, counted from 1; undefined where it cannot be painted. */
export const greyPage = (pdfium: Pdfium, bytes: Uint8Array, number: number): GreyPage | undefined =>
  withDocument(pdfium, bytes, (document) => paint(pdfium, document, number - 1));

function paint(pdfium: Pdfium, document: number, index: number): GreyPage | undefined {
  const { exports } = pdfium;
  const page = exports.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  try {
    const frame = pageFrame(pdfium, page);
    const scale = Math.min(pixelsPerPoint, Math.sqrt(mostPixels / (frame.width * frame.height)));
    const [width, height] = [frame.width, frame.height].map((side) => Math.max(1, Math.floor(side * scale)));
    if (width === undefined || height === undefined) return undefined;
    const bitmap = exports.FPDFBitmap_CreateEx(width, height, greyFormat, 0, 0);
    if (bitmap === 0) return undefined;
    exports.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    exports.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotationsInGrey);
    const pixels = new Uint8Array(width * height);
    const stride = exports.FPDFBitmap_GetStride(bitmap);
    const start = exports.FPDFBitmap_GetBuffer(bitmap);
    const painted = pdfium.bytes();
    for (let y = 0; y < height; y++)
      pixels.set(painted.subarray(start + y * stride, start + y * stride + width), y * width);
    exports.FPDFBitmap_Destroy(bitmap);
    return { width, height, pixels, pixelsPerPoint: scale };
  } finally {
    exports.FPDF_ClosePage(page);
  }
}
