import type { LayoutFacts, Page, ReadingWarning } from '#domain/document/source-document.ts';
import { lineFacts } from '../line-facts.ts';
import type { Glyph } from './glyph.ts';
import { countColumns, countTables } from './page-columns.ts';
import type { PageFrame } from './page-frame.ts';

/** What was found on a page, before it is grouped into lines. */
export interface PageContent {
  number: number;
  frame: PageFrame;
  glyphs: Glyph[];
  links: number;
  images: number;
  /** What a person reads on it is a picture. */
  pictured: boolean;
}

/** If at least this share of the letters has no meaning, they are more than a few icons. */
const unmappedShare = 0.05;

export function layoutFacts(contents: PageContent[], pages: Page[]): LayoutFacts {
  const lines = pages.flatMap((page) => page.lines);
  return {
    kind: 'pdf',
    pages: pages.length,
    columns: Math.max(...pages.map(countColumns)),
    tables: pages.reduce((sum, page) => sum + countTables(page), 0),
    images: contents.reduce((sum, content) => sum + content.images, 0),
    textBoxes: 0,
    headerFooterText: lines.some((line) => line.region !== undefined),
    links: contents.reduce((sum, content) => sum + content.links, 0),
    ...lineFacts(lines),
  };
}

/** What the reader couldn't read properly. */
export function pdfWarnings(layout: LayoutFacts, contents: PageContent[]): ReadingWarning[] {
  const warnings: ReadingWarning[] = [];
  if (layout.hidden.length > 0) warnings.push('hidden-text');
  if (layout.unmappedCharacters > unmappedShare * layout.characters) warnings.push('unmapped-characters');
  const isBlank = (content: PageContent) => content.glyphs.every((glyph) => glyph.space || glyph.hidden !== undefined);
  if (contents.some(isBlank)) warnings.push('pages-without-text');
  return warnings;
}
