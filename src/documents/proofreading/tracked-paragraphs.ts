import type { BodyParagraph } from './body-paragraphs.ts';
import type { Markup } from './markup.ts';
import { escapeXml, childOf, sourceOf, type SourceElement, type Splice, type XmlSource } from './xml-source.ts';

/** Marks the paragraph's end as inserted or deleted. */
export function trackedMark(source: XmlSource, element: SourceElement, mark: string, prefix: string): Splice {
  const properties = childOf(element, 'w:pPr');
  const wrapped = `<${prefix}rPr>${mark}</${prefix}rPr>`;
  if (!properties) return insertAt(element.inner, `<${prefix}pPr>${wrapped}</${prefix}pPr>`);
  const look = childOf(properties, 'w:rPr');
  if (look) return insideStart(source, look, mark);
  const last = properties.children.find(({ name }) => name === 'w:sectPr' || name === 'w:pPrChange');
  if (last) return insertAt(last.start, wrapped);
  return properties.innerEnd === properties.end
    ? insideStart(source, properties, wrapped)
    : insertAt(properties.innerEnd, wrapped);
}

const insertAt = (offset: number, text: string): Splice => ({ start: offset, end: offset, text });

/** Puts something at the beginning of an element, which may be an empty tag. */
function insideStart(source: XmlSource, element: SourceElement, text: string): Splice {
  if (element.inner < element.end) return insertAt(element.inner, text);
  const tag = sourceOf(source, element);
  return { start: element.start, end: element.end, text: opened(tag, text) };
}

/** Turns an empty-element tag into two tags with content between them. */
export const opened = (tag: string, content: string): string =>
  `${tag.slice(0, -2).trimEnd()}>${content}</${/^<([^\s/>]+)/.exec(tag)?.[1] ?? ''}>`;

/** A new line after a paragraph. */
export interface AddedLine {
  text: string;
  comment: number | undefined;
}

/** New paragraphs after an existing one, with the same look and the same list. */
export function addedParagraphs(
  source: XmlSource,
  { element, atoms, followed }: BodyParagraph,
  lines: readonly AddedLine[],
  lead: number,
  markup: Markup,
): Splice[] {
  const { prefix } = markup;
  const properties = childOf(element, 'w:pPr');
  const kept = (properties?.children ?? [])
    .filter(({ name }) => name !== 'w:rPr' && name !== 'w:sectPr' && name !== 'w:pPrChange')
    .map((each) => sourceOf(source, each))
    .join('');
  const markLook = childOf(properties, 'w:rPr');
  const inMark = markLook ? source.text.slice(markLook.inner, markLook.innerEnd) : '';
  const listMark = atoms
    .slice(0, lead)
    .map(({ kind, text }) => (kind === 'tab' ? `<${prefix}tab/>` : textOf(prefix, text)));
  const look = (atoms[lead] ?? atoms.at(-1))?.run.look ?? '';
  const paragraphOf = ({ text, comment }: AddedLine, mark: string): string => {
    const run = `<${prefix}r>${look}${listMark.join('')}${textOf(prefix, text)}</${prefix}r>`;
    const inserted = `${markup.tracked('ins')}${run}</${prefix}ins>`;
    const around =
      comment === undefined ? inserted : `${markup.commentStart(comment)}${inserted}${markup.commentEnd(comment)}`;
    return `<${prefix}p><${prefix}pPr>${kept}<${prefix}rPr>${mark}${inMark}</${prefix}rPr></${prefix}pPr>${around}</${prefix}p>`;
  };
  // As if typed at the end of a line: the old mark moves to the last new line, and the marks before it are inserted. A section break stays in place.
  const isSection = followed && childOf(properties, 'w:sectPr') !== undefined;
  const ownMark = (at: number): string => (isSection || at < lines.length - 1 ? markup.tracked('ins', 'mark') : '');
  const splices = [insertAt(element.end, lines.map((line, at) => paragraphOf(line, ownMark(at))).join(''))];
  return isSection ? splices : [trackedMark(source, element, markup.tracked('ins', 'mark'), prefix), ...splices];
}

const textOf = (prefix: string, text: string): string =>
  `<${prefix}t xml:space="preserve">${escapeXml(text)}</${prefix}t>`;
