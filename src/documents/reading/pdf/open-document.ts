import type { Pdfium } from './pdfium.ts';

/** What is made of an opened document; undefined where the memory does not do or it cannot be opened. */
export function withDocument<Result>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  use: (document: number) => Result,
): Result | undefined {
  const { exports } = pdfium;
  const data = exports.malloc(bytes.length);
  if (data === 0) return undefined;
  pdfium.bytes().set(bytes, data);
  const document = exports.FPDF_LoadMemDocument(data, bytes.length, 0);
  try {
    return document === 0 ? undefined : use(document);
  } finally {
    if (document !== 0) exports.FPDF_CloseDocument(document);
    exports.free(data);
  }
}
