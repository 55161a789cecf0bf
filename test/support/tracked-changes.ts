import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { elements, parseXml, textOf, type XmlNode } from '#documents/reading/docx/xml-tree.ts';

/** Accepts or refuses an author's tracked changes in the body of a DOCX and takes their comments out, as a person would in Word. */
function decideAll(docx: Uint8Array, verdict: 'accept' | 'refuse', author: string): Uint8Array {
  const files = unzipSync(docx);
  const document = files['word/document.xml'];
  if (!document) throw new Error('no word/document.xml');
  const comments = files['word/comments.xml'];
  const own = new Set(
    elements(comments && parseXml(comments))
      .filter(({ attributes }) => attributes['w:author'] === author)
      .map(({ attributes }) => attributes['w:id'] ?? ''),
  );
  const root = parseXml(document);
  decide(root, { verdict, author, comments: own });
  return zipSync({ ...files, 'word/document.xml': strToU8(written(root)) });
}

export const acceptAll = (docx: Uint8Array, author = 'Foothold'): Uint8Array => decideAll(docx, 'accept', author);
export const refuseAll = (docx: Uint8Array, author = 'Foothold'): Uint8Array => decideAll(docx, 'refuse', author);

interface Decision {
  verdict: 'accept' | 'refuse';
  author: string;
  comments: Set<string>;
}

function decide(node: XmlNode, decision: Decision): void {
  const isOwn = ({ attributes }: XmlNode) => attributes['w:author'] === decision.author;
  const kept = decision.verdict === 'accept' ? 'w:ins' : 'w:del';
  const lost = decision.verdict === 'accept' ? 'w:del' : 'w:ins';
  node.children = node.children.flatMap((child): XmlNode['children'] => {
    if (typeof child === 'string') return [child];
    if (child.name === lost && isOwn(child) && node.name !== 'w:rPr') return [];
    if (isCommentMark(child, decision.comments)) return [];
    decide(child, decision);
    if (child.name === kept && isOwn(child) && node.name !== 'w:rPr') {
      for (const run of elements(child))
        for (const text of elements(run)) if (text.name === 'w:delText') text.name = 'w:t';
      return child.children;
    }
    return [child];
  });
  joinParagraphs(node, (mark) => isOwn(mark) && mark.name === lost);
  for (const look of node.name === 'w:rPr' ? [node] : [])
    look.children = look.children.filter((each) => typeof each === 'string' || !(isOwn(each) && each.name === kept));
}

function isCommentMark(node: XmlNode, ids: Set<string>): boolean {
  const isOwn = (each: XmlNode) => ids.has(each.attributes['w:id'] ?? '');
  if (node.name === 'w:commentRangeStart' || node.name === 'w:commentRangeEnd') return isOwn(node);
  return node.name === 'w:r' && elements(node).some((each) => each.name === 'w:commentReference' && isOwn(each));
}

const find = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  elements(node).find((each) => each.name === name);

/** A paragraph that loses its mark is joined with the next one, which keeps its properties. */
function joinParagraphs(node: XmlNode, goes: (mark: XmlNode) => boolean): void {
  const children: XmlNode['children'] = [];
  let carried: XmlNode['children'] = [];
  for (const child of node.children) {
    if (typeof child === 'string' || child.name !== 'w:p') {
      children.push(child);
      continue;
    }
    const properties = find(child, 'w:pPr');
    const content = [...carried, ...child.children.filter((each) => each !== properties)];
    carried = [];
    if (elements(find(properties, 'w:rPr')).some(goes)) carried = content;
    else children.push({ ...child, children: [...(properties ? [properties] : []), ...content] });
  }
  if (carried.length > 0) throw new Error('the mark of a last paragraph was deleted');
  node.children = children;
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

function written(node: XmlNode): string {
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const content = node.children.map((child) => (typeof child === 'string' ? escape(child) : written(child)));
  return `<${node.name}${attributes.join('')}>${content.join('')}</${node.name}>`;
}

/**
 * The body as a value in which neighbouring runs of one look are one, and empty properties none: two documents that show and mean the same are equal by it,
 * however their text is cut.
 */
export function bodyOf(docx: Uint8Array): XmlNode {
  const document = unzipSync(docx)['word/document.xml'];
  if (!document) throw new Error('no word/document.xml');
  return tidied(parseXml(document));
}

function tidied(node: XmlNode): XmlNode {
  const children: XmlNode['children'] = [];
  for (const each of node.children) {
    if (typeof each === 'string') {
      if (node.name === 'w:t' || node.name === 'w:delText' || node.name === 'w:instrText') children.push(each);
      continue;
    }
    const child = tidied(each);
    const last = children.at(-1);
    if ((child.name === 'w:rPr' || child.name === 'w:pPr') && child.children.length === 0) continue;
    if (typeof last === 'object' && canJoin(last, child)) join(last, child);
    else children.push(child);
  }
  const { 'xml:space': _, ...attributes } = node.attributes;
  return { name: node.name, attributes: node.name === 'w:t' ? attributes : node.attributes, children };
}

const look = (run: XmlNode): string => JSON.stringify([run.attributes, find(run, 'w:rPr')]);

const canJoin = (a: XmlNode, b: XmlNode): boolean =>
  (a.name === 'w:t' && b.name === 'w:t') || (a.name === 'w:r' && b.name === 'w:r' && look(a) === look(b));

function join(a: XmlNode, b: XmlNode): void {
  if (a.name === 'w:t') {
    a.children = [textOf(a) + textOf(b)];
    return;
  }
  for (const child of b.children) {
    if (typeof child === 'string' || child.name === 'w:rPr') continue;
    const last = a.children.at(-1);
    if (typeof last === 'object' && canJoin(last, child)) join(last, child);
    else a.children.push(child);
  }
}

/** Every part of an archive as text, by its path. */
export const partsOf = (docx: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(docx)).map(([path, bytes]) => [path, strFromU8(bytes, true)]));
