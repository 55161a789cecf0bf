import type { Pdfium } from './pdfium.ts';

const freeText = 3;
const widget = 20;
const flattened = 1;
/** Pages with more are no resume's. */
const maxAnnotations = 2_000;

/**
 * Text that a person typed into a form's fields or beside the page's own text is kept apart from it. Draws such text into the
 * page, as printing would; the page must then be loaded anew. Returns whether there was any. Takes links away: read them before.
 */
export function drawWrittenAnnotations({ exports }: Pdfium, page: number): boolean {
  const count = Math.min(maxAnnotations, exports.FPDFPage_GetAnnotCount(page));
  for (let index = 0; index < count; index++) {
    const annotation = exports.FPDFPage_GetAnnot(page, index);
    const subtype = exports.FPDFAnnot_GetSubtype(annotation);
    exports.FPDFPage_CloseAnnot(annotation);
    if (subtype === freeText || subtype === widget) return exports.FPDFPage_Flatten(page, 0) === flattened;
  }
  return false;
}
