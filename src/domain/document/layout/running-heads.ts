import type { Line, Page, SourceDocument } from '../source-document.ts';

const pageNumber = /^(?:page|seite|p[áa]gina|pagina|p\.)?\s*\d{1,2}\s*(?:(?:of|\/|-|von|de|sur|di|van)\s*\d{1,2})?$/i;
const edge = 0.09;

/**
 * The document without what is not part of its text: page numbers, and lines at the edge of every page from the second page on (the first page keeps them: a
 * running head often contains the name).
 */
export function withoutRunningHeads(document: SourceDocument): SourceDocument {
  if (document.kind !== 'pdf') return withoutPageMarks(document);
  const seen = new Map<string, Set<number>>();
  for (const page of document.pages) {
    for (const line of page.lines) {
      if (!atEdge(line, page.height)) continue;
      const key = edgeKey(line);
      seen.set(key, (seen.get(key) ?? new Set()).add(page.number));
    }
  }
  const name = lettersOf(document.pages[0]?.lines.toSorted((a, b) => a.y - b.y)[0]?.text ?? '');
  const saysName = (text: string): boolean => name.includes(' ') && `${lettersOf(text)} `.startsWith(`${name} `);
  const pages = document.pages.map((page, index) => ({
    ...page,
    lines: page.lines.filter((line) => {
      if (isNumberBelowAll(line, page)) return false;
      if (!atEdge(line, page.height)) return true;
      if (index > 0 && line.y < page.height / 2 && line.text.split(/\s+/).length <= mostWords && saysName(line.text))
        return false;
      if (pageNumber.test(line.text.trim())) return false;
      return index === 0 ? !isFooter(line, page.height, seen) : (seen.get(edgeKey(line))?.size ?? 0) < 2;
    }),
  }));
  return withoutPageMarks({ ...document, pages });
}

/** The page's number, alone below all else: TeX's pages have wide margins. */
const isNumberBelowAll = (line: Line, page: Page): boolean =>
  line.text.trim() === String(page.number) &&
  line.y > lowest * page.height &&
  page.lines.every((other) => other === line || other.y < line.y);
const lowest = 0.8;

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .join(' ');

const pageMark =
  /(?:^|[\s–—|·•,-])(?:page|seite|strona|p[áa]gina|pagina|pag\.|str\.)\s*(?:\d{1,2}(?:\s*(?:of|\/|von|de|sur|z|di|van)\s*\d{1,2})?)?$/i;
/** "Robin Example · 2 / 3", with fields that may be empty: only a running foot or head ends so. */
const pagePlace = /(?:^|[–—|·•-])\s*(?:\d{1,2})?\s*\/\s*(?:\d{1,2})?$/;
/** A line across the page that is typed. */
const rule = /^[\s_=*–—-]{5,}$/;
const mostWords = 10;

/** Without typed rules, and without lines that say which page this is, wherever they stand ("Robin Example – page 2"). A field for its number may be empty. */
function withoutPageMarks(document: SourceDocument): SourceDocument {
  const isMark = ({ text, region }: Line): boolean =>
    rule.test(text) ||
    (text.length <= 90 &&
      text.split(/\s+/).length <= mostWords &&
      (region === 'header' || region === 'footer'
        ? pageMark.test(text.trim()) || pagePlace.test(text.trim())
        : pageMark.test(text.trim()) && /\d\s*$/.test(text)));
  if (!document.pages.some((page) => page.lines.some(isMark))) return document;
  return {
    ...document,
    pages: document.pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !isMark(line)) })),
  };
}

const atEdge = (line: Line, height: number): boolean =>
  line.y < edge * height || line.y + line.height > (1 - edge) * height;

const isFooter = (line: Line, height: number, seen: ReadonlyMap<string, ReadonlySet<number>>): boolean =>
  line.y > height / 2 && (seen.get(edgeKey(line))?.size ?? 0) > 1 && /\d\s*(?:of|\/)\s*\d/.test(line.text);

/** The same words at the same height; numbers may differ from page to page. */
const edgeKey = (line: Line): string => `${Math.round(line.y / 4)} ${line.text.replace(/\d+/g, '#').trim()}`;
