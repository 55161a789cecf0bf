import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { capMemory } from '../cap-memory.ts';

/** A pointer into the module's memory, or a plain number, as in C. */
type Pointer = number;

/** The C functions used here, called without the package's wrappers, which cost more than the call for a character. */
export interface PdfiumExports {
  memory: { readonly buffer: ArrayBuffer };
  malloc(bytes: number): Pointer;
  free(pointer: Pointer): void;
  FPDF_LoadMemDocument(data: Pointer, length: number, password: Pointer): Pointer;
  FPDF_CloseDocument(document: Pointer): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: Pointer): number;
  FPDF_LoadPage(document: Pointer, index: number): Pointer;
  FPDF_ClosePage(page: Pointer): void;
  FPDF_GetPageBoundingBox(page: Pointer, rectangle: Pointer): number;
  FPDFPage_GetRotation(page: Pointer): number;
  FPDFPage_CountObjects(page: Pointer): number;
  FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  FPDFFormObj_CountObjects(form: Pointer): number;
  FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
  FPDFPageObj_GetType(object: Pointer): number;
  FPDFPageObj_GetBounds(object: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): number;
  FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  FPDFPageObj_GetFillColor(object: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  FPDFPageObj_GetClipPath(object: Pointer): Pointer;
  FPDFClipPath_CountPaths(clip: Pointer): number;
  FPDFClipPath_CountPathSegments(clip: Pointer, path: number): number;
  FPDFClipPath_GetPathSegment(clip: Pointer, path: number, segment: number): Pointer;
  FPDFPathSegment_GetPoint(segment: Pointer, x: Pointer, y: Pointer): number;
  FPDFPath_CountSegments(path: Pointer): number;
  FPDFBitmap_Create(width: number, height: number, alpha: number): Pointer;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: Pointer, stride: number): Pointer;
  FPDFBitmap_FillRect(bitmap: Pointer, left: number, top: number, width: number, height: number, color: number): number;
  FPDFBitmap_GetBuffer(bitmap: Pointer): Pointer;
  FPDFBitmap_GetStride(bitmap: Pointer): number;
  FPDFBitmap_Destroy(bitmap: Pointer): void;
  FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
  FPDFPath_GetDrawMode(path: Pointer, fillMode: Pointer, stroke: Pointer): number;
  FPDFTextObj_GetFont(object: Pointer): Pointer;
  FPDFTextObj_GetTextRenderMode(object: Pointer): number;
  FPDFFont_GetBaseFontName(font: Pointer, buffer: Pointer, length: number): number;
  FPDFFont_GetFlags(font: Pointer): number;
  FPDFFont_GetWeight(font: Pointer): number;
  FPDFFont_GetItalicAngle(font: Pointer, angle: Pointer): number;
  FPDFText_LoadPage(page: Pointer): Pointer;
  FPDFText_ClosePage(text: Pointer): void;
  FPDFText_CountChars(text: Pointer): number;
  FPDFText_GetUnicode(text: Pointer, index: number): number;
  FPDFText_IsGenerated(text: Pointer, index: number): number;
  FPDFText_IsHyphen(text: Pointer, index: number): number;
  FPDFText_HasUnicodeMapError(text: Pointer, index: number): number;
  FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
  FPDFText_GetFontSize(text: Pointer, index: number): number;
  FPDFText_GetMatrix(text: Pointer, index: number, matrix: Pointer): number;
  FPDFText_GetCharOrigin(text: Pointer, index: number, x: Pointer, y: Pointer): number;
  FPDFText_GetCharBox(text: Pointer, index: number, l: Pointer, r: Pointer, b: Pointer, t: Pointer): number;
  FPDFText_GetLooseCharBox(text: Pointer, index: number, rectangle: Pointer): number;
  FPDFPage_GetAnnotCount(page: Pointer): number;
  FPDFPage_GetAnnot(page: Pointer, index: number): Pointer;
  FPDFPage_CloseAnnot(annotation: Pointer): void;
  FPDFAnnot_GetSubtype(annotation: Pointer): number;
  FPDFPage_Flatten(page: Pointer, forPrint: number): number;
  FPDFLink_Enumerate(page: Pointer, position: Pointer, link: Pointer): number;
  FPDFLink_GetAnnotRect(link: Pointer, rectangle: Pointer): number;
  FPDFLink_GetAction(link: Pointer): Pointer;
  FPDFAction_GetURIPath(document: Pointer, action: Pointer, buffer: Pointer, length: number): number;
}

/** PDFium, ready to be called. Its memory may move when it grows, so views of it are requested each time. */
export interface Pdfium {
  exports: PdfiumExports;
  /** Space for 256 bytes that calls write their answers to. */
  scratch: Pointer;
  view: () => DataView;
  bytes: () => Uint8Array;
  /** The bytes its memory takes; it never shrinks. */
  memoryBytes: () => number;
}

/** With it, every known bomb fails within a second. The largest real resume needs a tenth of it. */
const memoryLimitBytes = 192 * 1024 * 1024;

const scratchBytes = 256;
const silent = () => undefined;

/** The compiled module: costs 13 ms, so callers that read several files keep it. */
export async function compilePdfium(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  return WebAssembly.compile(capMemory(await readFile(path), memoryLimitBytes));
}

/** Starts PDFium with its own memory (5 ms). After one of its calls has thrown, it must not be used again. */
export async function startPdfium(module: WebAssembly.Module): Promise<Pdfium> {
  const { pdfium, PDFiumExt_Init } = await init({
    print: silent,
    printErr: silent,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  });
  PDFiumExt_Init();
  const exports = pdfium.wasmExports as unknown as PdfiumExports;
  let view = new DataView(exports.memory.buffer);
  return {
    exports,
    scratch: exports.malloc(scratchBytes),
    view: () => (view.buffer === exports.memory.buffer ? view : (view = new DataView(exports.memory.buffer))),
    bytes: () => new Uint8Array(exports.memory.buffer),
    memoryBytes: () => exports.memory.buffer.byteLength,
  };
}
