import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ReadingError } from '../reading/reading-error.ts';
import { usualPrefixes, xmlLimits } from '../reading/docx/xml-tree.ts';
import { CannotPlace } from './cannot-place.ts';

/** An element with its position in the source. Edits are made in the source text, so everything else stays as it was written. */
export interface SourceElement {
  /** With the usual prefix of WordprocessingML, like the names of attributes. */
  name: string;
  attributes: Record<string, string>;
  children: SourceElement[];
  /** Offsets of its opening tag, its content and what follows it. In an empty-element tag all but the first are the same. */
  start: number;
  inner: number;
  innerEnd: number;
  end: number;
}

export interface XmlSource {
  text: string;
  root: SourceElement;
  /** The prefix of WordprocessingML in this part, with its colon. Undefined if there isn't one prefix for the whole part. */
  prefix: string | undefined;
  /** Whether the part is written by ISO 29500 Strict. */
  strict: boolean;
}

const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const isWord = (uri: string | undefined): boolean => uri === transitional || uri === strict;

/** Parses a part of a package. Throws {@link ReadingError} for what is broken or far too large, {@link CannotPlace} for what isn't UTF-8. */
export function readXmlSource(bytes: Uint8Array): XmlSource {
  const text = decodeUtf8(bytes);
  const top: SourceElement[] = [];
  const open: SourceElement[] = [];
  const prefixes = new Set<string>();
  const others = new Set<string>();
  let nodes = 0;
  let uri = '';
  const parser = new SaxesParser({ xmlns: true, position: true });
  parser.on('doctype', () => fail('FILE_DAMAGED'));
  parser.on('error', () => fail('FILE_DAMAGED'));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) throw new CannotPlace('encoding');
  });
  parser.on('opentag', (tag) => {
    if (++nodes > xmlLimits.nodes || open.length > xmlLimits.depth) fail('FILE_TOO_COMPLEX');
    // No attribute's value may contain "<", so the last one is the tag's own.
    const inner = parser.position;
    const start = text.lastIndexOf('<', inner - 1);
    for (const [prefix, bound] of Object.entries(tag.ns ?? {})) (isWord(bound) ? prefixes : others).add(prefix);
    if (open.length === 0) uri = tag.uri;
    const element = { name: nameOf(tag), attributes: attributesOf(tag), children: [] };
    const placed: SourceElement = { ...element, start, inner, innerEnd: inner, end: inner };
    (open.at(-1)?.children ?? top).push(placed);
    open.push(placed);
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    const element = open.pop();
    if (!element || isSelfClosing) return;
    element.end = parser.position;
    element.innerEnd = text.lastIndexOf('<', element.end - 1);
  });
  parser.write(text).close();
  const [root] = top;
  if (!root) return fail('FILE_DAMAGED');
  const prefix = [...prefixes].find((each) => each !== '' && !others.has(each));
  return { text, root, prefix: prefix === undefined ? undefined : `${prefix}:`, strict: uri === strict };
}

function fail(code: 'FILE_DAMAGED' | 'FILE_TOO_COMPLEX'): never {
  throw new ReadingError(code);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CannotPlace('encoding');
  }
}

function nameOf({ uri, local, name }: SaxesTagNS): string {
  const usual = usualPrefixes[uri];
  return usual === undefined ? name : `${usual}:${local}`;
}

const attributesOf = ({ attributes }: SaxesTagNS): Record<string, string> =>
  Object.fromEntries(
    Object.values(attributes).map(({ name, uri, local, value }) => {
      const usual = name.includes(':') ? usualPrefixes[uri] : undefined;
      return [usual === undefined ? name : `${usual}:${local}`, value];
    }),
  );

/** The first child with a name. */
export const childOf = (element: SourceElement | undefined, name: string): SourceElement | undefined =>
  element?.children.find((each) => each.name === name);

/** All elements below, in the order of the source, each after its parent. */
export const allBelow = (element: SourceElement): SourceElement[] =>
  element.children.flatMap((each) => [each, ...allBelow(each)]);

/** An element as it is written. */
export const sourceOf = ({ text }: XmlSource, { start, end }: SourceElement): string => text.slice(start, end);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for XML, also for attributes. Characters that XML doesn't allow are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** Replaces the text between two offsets. If these are the same, it's an insertion. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Makes all replacements, which must not overlap. Those at the same offset keep their order. */
export function splice(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const each of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, each.start), each.text);
    at = each.end;
  }
  return parts.join('') + text.slice(at);
}
