import {
  visibleLines,
  type Line,
  type Page,
  type ReadingWarning,
  type SourceDocument,
} from '#domain/document/source-document.ts';
import { lineFacts } from '../line-facts.ts';
import type { Glyph } from '../pdf/glyph.ts';
import { countColumns, countTables } from '../pdf/page-columns.ts';
import { toPage } from '../pdf/read-pdf.ts';
import { markRepeatedEdges } from '../pdf/repeated-edges.ts';

/** The document with what was recognized of its pages, by their numbers, beside what was read of them. */
export function withRecognizedPages(
  document: SourceDocument,
  recognized: ReadonlyMap<number, Glyph[]>,
): SourceDocument {
  const pages = document.pages.map((page) => {
    const glyphs = recognized.get(page.number);
    return glyphs ? withGlyphs(page, glyphs) : page;
  });
  markRepeatedEdges(pages);
  const lines = pages.flatMap((page) => page.lines);
  const recognizedPages = pages.filter(({ lines: own }) => own.some(isRecognized)).map(({ number }) => number);
  const layout = {
    ...document.layout,
    columns: Math.max(...pages.map(countColumns)),
    tables: pages.reduce((sum, page) => sum + countTables(page), 0),
    headerFooterText: lines.some(({ region }) => region !== undefined),
    ...lineFacts(lines),
    ...(recognizedPages.length > 0 && { recognizedPages }),
  };
  const isBlank = ({ lines: own }: Page) => own.every(({ hidden }) => hidden !== undefined);
  const warnings: ReadingWarning[] = [
    ...document.warnings.filter((warning) => warning !== 'pages-without-text'),
    ...(pages.some(isBlank) ? (['pages-without-text'] as const) : []),
    ...(recognizedPages.length > 0 ? (['recognized-pages'] as const) : []),
  ];
  return { ...document, pages, layout, warnings };
}

const isRecognized = ({ runs }: Line): boolean => runs.some(({ certainty }) => certainty !== undefined);

/** What the file itself says at a place is surer than what was recognized there. */
function withGlyphs(page: Page, glyphs: Glyph[]): Page {
  const seen = visibleLines({ pages: [page] });
  const isNew = ({ left, right, top, bottom }: Glyph) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return !seen.some((line) => x >= line.x && x <= line.x + line.width && y >= line.y && y <= line.y + line.height);
  };
  const lines = [...page.lines, ...toPage(page.number, page, glyphs.filter(isNew)).lines]
    .toSorted((a, b) => a.y + a.height - (b.y + b.height) || a.x - b.x)
    .map((line, index): Line => ({ ...line, id: `p${page.number}l${index + 1}` }));
  return { ...page, lines };
}
