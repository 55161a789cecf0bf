import { usualPage, type PageSetup } from '../word/page-setup.ts';
import { child, elements, points, toggle, type XmlNode } from './xml-tree.ts';

/** A section's page, with the relationship ids of the headers and footers that are shown on it. */
export interface Section extends PageSetup {
  headers: string[];
  footers: string[];
}

/** Reads a `w:sectPr`. `showsEven` says that even pages have their own headers. */
export function readSection(node: XmlNode | undefined, showsEven: boolean): Section {
  const size = child(node, 'w:pgSz')?.attributes;
  const margins = child(node, 'w:pgMar')?.attributes;
  const margin = (name: 'top' | 'bottom' | 'left' | 'right') =>
    Math.max(0, points(margins?.[`w:${name}`]) ?? usualPage[name]);
  const columns = child(node, 'w:cols');
  const firstShown = node !== undefined && toggle(node, 'w:titlePg') === true;
  const references = (name: string) =>
    elements(node)
      .filter((element) => element.name === name)
      .filter(({ attributes }) => {
        const type = attributes['w:type'] ?? 'default';
        return type === 'default' || (type === 'first' && firstShown) || (type === 'even' && showsEven);
      })
      .map(({ attributes }) => attributes['r:id'] ?? '');
  const listed = elements(columns).filter(({ name }) => name === 'w:col').length;
  return {
    width: points(size?.['w:w']) ?? usualPage.width,
    height: points(size?.['w:h']) ?? usualPage.height,
    top: margin('top'),
    bottom: margin('bottom'),
    left: margin('left'),
    right: margin('right'),
    columns: Math.min(8, Math.max(1, listed, Number(columns?.attributes['w:num'] ?? 1) || 1)),
    headers: references('w:headerReference'),
    footers: references('w:footerReference'),
  };
}

/** All sections of a document's body, in order. */
export function readSections(body: XmlNode, showsEven: boolean): Section[] {
  const inParagraphs = elements(body).flatMap((element) => child(child(element, 'w:pPr'), 'w:sectPr') ?? []);
  const last = child(body, 'w:sectPr');
  const nodes = last ? [...inParagraphs, last] : inParagraphs;
  return nodes.length > 0 ? nodes.map((node) => readSection(node, showsEven)) : [readSection(undefined, showsEven)];
}
