import { SaxesParser } from 'saxes';

/** An element: its text with CDATA, without that of its children. */
export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

const mostDepth = 40;

/**
 * A feed as a tree; undefined if it isn't XML. Malformed parts are skipped, because job feeds contain handwritten HTML. Entities that a document declares are
 * never expanded.
 */
export function xmlTree(xml: string): XmlElement | undefined {
  const parser = new SaxesParser();
  const root: XmlElement = { name: '', text: '', children: [] };
  const open = [root];
  const add = (text: string) => {
    const at = open.at(-1);
    if (at) at.text += text;
  };
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name }) => {
    const element: XmlElement = { name, text: '', children: [] };
    if (open.length < mostDepth) open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    if (open.length > 1) open.pop();
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  return root.children[0];
}

/** All elements of a name, in the document's order. */
export const elementsOf = (root: XmlElement, name: string): XmlElement[] =>
  root.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);

/** The trimmed text of a child; undefined where it has none. */
export function childText({ children }: XmlElement, name: string): string | undefined {
  const text = children.find((child) => child.name === name)?.text.trim();
  return text === '' ? undefined : text;
}
