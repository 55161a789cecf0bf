import type { Pdfium } from './pdfium.ts';

const freeText = 3;
const widget = 20;
const flattened = 1;
/** Pages with more are not a resume's. */
const maxAnnotations = 2_000;

/**
 * Text that a person typed into a form's fields or next to the page's own text is stored separately from it. Draws such text into the page, as printing would;
 * the page must then be loaded again. Returns whether there was any. Removes links: read them before.
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
