import { SaxesParser } from 'saxes';
import { withUpperCharacters } from '#domain/language/windows-1252.ts';
import { markedEncoding, textByLabel } from '../encoded-text.ts';
import { ReadingError } from '../reading-error.ts';

/** An element with its attributes and content. Names have the prefixes that WordprocessingML usually has. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: (XmlNode | string)[];
}

export const xmlLimits = { depth: 256, nodes: 400_000 } as const;

/** How long an XML declaration may be, in bytes. */
const declarationWithin = 256;

/** The usual prefix of each relevant namespace, transitional and strict. */
export const usualPrefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'urn:schemas-microsoft-com:vml': 'v',
};

/**
 * Parses XML into a tree. A DOCTYPE is refused, so there are no entities to expand or fetch; depth and number of elements are limited. Throws {@link
 * ReadingError}.
 */
export function parseXml(xml: string | Uint8Array): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const open: XmlNode[] = [root];
  const aliases = new Map<string, string>();
  let nodes = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('doctype', () => fail('FILE_DAMAGED'));
  parser.on('error', () => fail('FILE_DAMAGED'));
  parser.on('opentag', ({ name, attributes }) => {
    if (++nodes > xmlLimits.nodes || open.length > xmlLimits.depth) fail('FILE_TOO_COMPLEX');
    learnAliases(aliases, attributes);
    const node =
      aliases.size === 0
        ? { name, attributes, children: [] }
        : { name: usualName(aliases, name, ''), attributes: usualNames(aliases, attributes), children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  const addText = (text: string) => open.at(-1)?.children.push(withUpperCharacters(text));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(typeof xml === 'string' ? xml : xmlText(xml)).close();
  return root.children.find((child) => typeof child !== 'string') ?? fail('FILE_DAMAGED');
}

function fail(code: 'FILE_DAMAGED' | 'FILE_TOO_COMPLEX'): never {
  throw new ReadingError(code);
}

/** The text of an XML part. The byte order mark or the declaration says the encoding; if neither does, or it's unknown, UTF-8 is assumed. */
export function xmlText(bytes: Uint8Array): string {
  return textByLabel(bytes, markedEncoding(bytes) ?? declaredEncoding(bytes)) ?? new TextDecoder().decode(bytes);
}

function declaredEncoding(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, declarationWithin)).toString('latin1');
  const declared = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  // A declaration that can be read byte by byte isn't in UTF-16, whatever it says. Writers that first make the text and then the bytes leave it in.
  return /^(?:utf-?16|ucs-?2|unicode|csunicode|iso-10646-ucs-2)/i.test(declared) ? 'utf-8' : declared;
}

/** Records unusual prefixes of known namespaces. */
function learnAliases(aliases: Map<string, string>, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!name.startsWith('xmlns')) continue;
    const usual = usualPrefixes[value];
    const prefix = name.slice('xmlns:'.length);
    if (usual !== undefined && usual !== prefix) aliases.set(prefix, usual);
  }
}

function usualName(aliases: Map<string, string>, name: string, unprefixed: string): string {
  const colon = name.indexOf(':');
  const usual = aliases.get(colon < 0 ? unprefixed : name.slice(0, colon));
  if (usual === undefined || (colon < 0 && unprefixed !== '')) return name;
  return `${usual}:${name.slice(colon + 1)}`;
}

/** Attributes without a prefix belong to no namespace, unlike elements. */
const usualNames = (aliases: Map<string, string>, attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.includes(':') ? usualName(aliases, name, '') : name,
      value,
    ]),
  );

/** The element's child elements. */
export const elements = (node: XmlNode | undefined): XmlNode[] =>
  node ? node.children.filter((child) => typeof child !== 'string') : [];

/** The first child element with a name. */
export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  if (!node) return undefined;
  for (const candidate of node.children) if (typeof candidate !== 'string' && candidate.name === name) return candidate;
  return undefined;
}

/** The `w:val` of the child element with a name. */
export const childValue = (node: XmlNode | undefined, name: string): string | undefined =>
  child(node, name)?.attributes['w:val'];

/** All elements with a name below the node, at any depth. */
export function descendants(node: XmlNode, name: string): XmlNode[] {
  return elements(node).flatMap((element) => [
    ...(element.name === name ? [element] : []),
    ...descendants(element, name),
  ]);
}

/** The text directly in the element. */
export const textOf = (node: XmlNode): string => node.children.filter((item) => typeof item === 'string').join('');

/** An on/off property: `undefined` when absent, else whether it is on. */
export function toggle(node: XmlNode | undefined, name: string): boolean | undefined {
  const element = child(node, name);
  if (!element) return undefined;
  const value = element.attributes['w:val'];
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value);
}

/** A length in twentieths of a point, as points. */
export function points(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number.parseFloat(value);
  if (!Number.isFinite(number)) return undefined;
  if (value.endsWith('pt')) return number;
  if (value.endsWith('mm')) return (number * 72) / 25.4;
  if (value.endsWith('cm')) return (number * 72) / 2.54;
  return value.endsWith('in') ? number * 72 : number / 20;
}
