import { addTo } from '../grouping.ts';
import type { Line, Page } from '#domain/document/source-document.ts';

/** The share of the page's height at its top and bottom where headers and footers are. */
const edge = 0.1;
/** How far apart in points a repeated line may be from page to page. */
const drift = 4;

/** Marks the lines that repeat at the top or bottom of the pages, and page numbers there. */
export function markRepeatedEdges(pages: Page[]): void {
  if (pages.length < 2) return;
  const places = new Map<string, { line: Line; region: 'header' | 'footer' }[]>();
  for (const page of pages) {
    for (const line of page.lines) {
      const region = regionOf(line, page);
      if (!region) continue;
      const key = `${region} ${wording(line.text, page.number, pages.length)}`;
      addTo(places, key, { line, region });
    }
  }
  for (const found of places.values()) {
    for (const { line, region } of found) {
      const twins = found.filter((other) => other.line.page !== line.page && Math.abs(other.line.y - line.y) <= drift);
      if (new Set(twins.map((twin) => twin.line.page)).size + 1 >= Math.max(2, pages.length / 2)) line.region = region;
    }
  }
}

function regionOf(line: Line, page: Page): 'header' | 'footer' | undefined {
  if (line.y + line.height <= edge * page.height) return 'header';
  return line.y >= (1 - edge) * page.height ? 'footer' : undefined;
}

/** The line's words with the page's own number replaced by a placeholder, so that "Page 1 of 2" and "Page 2 of 2" are the same. */
function wording(text: string, page: number, pages: number): string {
  let isOpen = false;
  return text.replace(/\d+/g, (number) => {
    if (!isOpen && Number(number) === page) {
      isOpen = true;
      return '#';
    }
    return Number(number) === pages ? '##' : number;
  });
}
