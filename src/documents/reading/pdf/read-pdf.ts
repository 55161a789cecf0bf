import type { Line, Page, SourceDocument } from '#domain/document/source-document.ts';
import { addTo } from '../grouping.ts';
import { ReadingError } from '../reading-error.ts';
import { withDrawnAccents } from './drawn-accents.ts';
import { withDrawnBullets } from './drawn-bullets.ts';
import { groupLines } from './glyph-lines.ts';
import type { Glyph } from './glyph.ts';
import { styleReader } from './glyph-style.ts';
import { toLine } from './line-text.ts';
import { isReadFromRight } from './writing-direction.ts';
import { markHidden } from './hidden-text.ts';
import { readObjects } from './page-objects.ts';
import { paintPage } from './painted-page.ts';
import { pageFrame, type PageFrame } from './page-frame.ts';
import { readGlyphs } from './page-glyphs.ts';
import { dropOverprints } from './overprints.ts';
import { attachLinks, readLinks } from './page-links.ts';
import { drawWrittenAnnotations } from './written-annotations.ts';
import type { Pdfium } from './pdfium.ts';
import { markRepeatedEdges } from './repeated-edges.ts';
import { layoutFacts, pdfWarnings, type PageContent } from './pdf-layout.ts';
import { isPictured } from './scanned-page.ts';
import { readingLimits } from '../reading-limits.ts';

const passwordError = 4;
const securityError = 5;

/** What was read of a PDF, and the numbers of those of its pages that are pictures, as scanners make them. */
export interface PdfReading {
  /** Without a line where all its pages are pictures. */
  document: SourceDocument;
  pictured: number[];
}

/** Reads a PDF. Throws {@link ReadingError} for what is wrong with the file; anything else thrown means PDFium broke down. */
export function readPdf(pdfium: Pdfium, bytes: Uint8Array): PdfReading {
  const { exports } = pdfium;
  const data = exports.malloc(bytes.length);
  if (data === 0) throw new ReadingError('FILE_TOO_COMPLEX');
  pdfium.bytes().set(bytes, data);
  const document = exports.FPDF_LoadMemDocument(data, bytes.length, 0);
  try {
    if (document === 0) throw openingError(exports.FPDF_GetLastError());
    return readPages(pdfium, document);
  } finally {
    if (document !== 0) exports.FPDF_CloseDocument(document);
    exports.free(data);
  }
}

const openingError = (code: number): ReadingError =>
  new ReadingError(code === passwordError || code === securityError ? 'FILE_ENCRYPTED' : 'FILE_DAMAGED');

function readPages(pdfium: Pdfium, document: number): PdfReading {
  const count = pdfium.exports.FPDF_GetPageCount(document);
  if (count > readingLimits.pages) throw new ReadingError('FILE_TOO_MANY_PAGES', { limit: readingLimits.pages });
  const contents: PageContent[] = [];
  let characters = 0;
  for (let index = 0; index < count; index++) {
    const content = readPage(pdfium, document, index, readingLimits.characters - characters);
    if (!content) continue;
    contents.push(content);
    characters += content.glyphs.length;
  }
  if (contents.length === 0) throw new ReadingError('FILE_DAMAGED');
  return toReading(contents);
}

function readPage(pdfium: Pdfium, document: number, index: number, charactersLeft: number): PageContent | undefined {
  const { exports } = pdfium;
  let page = exports.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const frame = pageFrame(pdfium, page);
  const links = readLinks(pdfium, document, page, frame);
  if (drawWrittenAnnotations(pdfium, page)) {
    exports.FPDF_ClosePage(page);
    page = exports.FPDF_LoadPage(document, index);
  }
  const textPage = exports.FPDFText_LoadPage(page);
  try {
    if (exports.FPDFText_CountChars(textPage) > charactersLeft) throw new ReadingError('FILE_TOO_MUCH_TEXT');
    const objects = readObjects(pdfium, page, frame);
    const styleOf = styleReader(pdfium, objects.placementOf);
    const glyphs = withDrawnAccents(dropOverprints(readGlyphs(pdfium, textPage, frame, styleOf)));
    attachLinks(glyphs, links);
    markHidden(glyphs, frame, objects.areas, () => paintPage(pdfium, page, frame));
    const marked = withDrawnBullets(glyphs, objects.dots);
    const pictured = isPictured(marked, objects.areas, frame);
    return { number: index + 1, frame, glyphs: marked, links: links.length, images: objects.images, pictured };
  } finally {
    exports.FPDFText_ClosePage(textPage);
    exports.FPDF_ClosePage(page);
  }
}

function toReading(contents: PageContent[]): PdfReading {
  const pages = contents.map(({ number, frame, glyphs }) => toPage(number, frame, glyphs));
  markRepeatedEdges(pages);
  const layout = layoutFacts(contents, pages);
  const pictured = contents.filter((content) => content.pictured).map(({ number }) => number);
  return { document: { kind: 'pdf', pages, layout, warnings: pdfWarnings(layout, contents) }, pictured };
}

/** A page of glyphs as lines. */
export function toPage(number: number, frame: Pick<PageFrame, 'width' | 'height'>, glyphs: Glyph[]): Page {
  const groups = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    addTo(groups, `${glyph.turn} ${glyph.hidden ?? ''}`, glyph);
  }
  const rightward = isReadFromRight(glyphs.map(({ text }) => text));
  const lines = [...groups.values()]
    .flatMap((group) => groupLines(group))
    .flatMap((line) => toLine(line, number, rightward) ?? [])
    .toSorted((a, b) => a.y + a.height - (b.y + b.height) || a.x - b.x)
    .map((line, index): Line => ({ id: `p${number}l${index + 1}`, ...line }));
  return { number, width: frame.width, height: frame.height, lines };
}
