import type { Glyph } from './glyph.ts';
import type { Box, PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

interface PageLink extends Box {
  address: string;
}

const maxLinks = 2_000;
const maxAddressBytes = 2_048;

/** The page's links to mail, telephone and web addresses, with the area that can be clicked. */
export function readLinks(pdfium: Pdfium, document: number, page: number, frame: PageFrame): PageLink[] {
  const { exports, scratch, view } = pdfium;
  const links: PageLink[] = [];
  view().setInt32(scratch, 0, true);
  for (let i = 0; i < maxLinks && exports.FPDFLink_Enumerate(page, scratch, scratch + 4); i++) {
    const link = view().getUint32(scratch + 4, true);
    const address = addressOf(pdfium, document, exports.FPDFLink_GetAction(link));
    if (address === undefined || !exports.FPDFLink_GetAnnotRect(link, scratch + 8)) continue;
    const edge = (index: number) => view().getFloat32(scratch + 8 + index * 4, true);
    links.push({ address, ...frame.box(edge(0), edge(3), edge(2), edge(1)) });
  }
  return links;
}

function addressOf(pdfium: Pdfium, document: number, action: number): string | undefined {
  if (action === 0) return undefined;
  const { exports } = pdfium;
  const length = exports.FPDFAction_GetURIPath(document, action, 0, 0);
  if (length <= 1 || length > maxAddressBytes) return undefined;
  const buffer = exports.malloc(length);
  exports.FPDFAction_GetURIPath(document, action, buffer, length);
  const address = Buffer.from(pdfium.bytes().slice(buffer, buffer + length - 1)).toString('utf8');
  exports.free(buffer);
  return /^(?:https?:|mailto:|tel:)/i.test(address) ? address : undefined;
}

/** Marks the glyphs that a link covers. */
export function attachLinks(glyphs: Glyph[], links: PageLink[]): void {
  if (links.length === 0) return;
  for (const glyph of glyphs) {
    if (glyph.turn !== 0) continue;
    const x = (glyph.left + glyph.right) / 2;
    const y = glyph.baseline - glyph.size * 0.3;
    glyph.link = links.find((link) => x >= link.left && x <= link.right && y >= link.top && y <= link.bottom)?.address;
  }
}
