import type { WordPackage } from '../reading/docx/word-package.ts';
import { CannotPlace } from './cannot-place.ts';
import { isoDate } from './markup.ts';
import { opened } from './tracked-paragraphs.ts';
import { escapeXml, readXmlSource, splice, type XmlSource } from './xml-source.ts';

/** A comment's paragraphs, by its id. */
export interface NewComment {
  id: number;
  text: string;
}

/** The comments that a document has, if any. */
export interface CommentsPart {
  path: string;
  /** Undefined where there are none yet. */
  source: XmlSource | undefined;
}

export function commentsPart(parts: WordPackage): CommentsPart {
  const related = [...parts.relationships(parts.main).values()].find(
    ({ type, external }) => type.endsWith('/comments') && !external,
  );
  if (related && parts.has(related.target)) {
    const source = readXmlSource(parts.bytes(related.target));
    if (source.prefix === undefined || source.root.name !== 'w:comments') throw new CannotPlace('unusual-markup');
    return { path: related.target, source };
  }
  const folder = parts.main.slice(0, parts.main.lastIndexOf('/') + 1);
  const names = ['comments.xml', ...Array.from({ length: 20 }, (_, at) => `comments${at + 2}.xml`)];
  const free = names.find((name) => !parts.has(folder + name));
  // The relationship leads nowhere. Nobody knows what another program would make of a second one.
  if (related || free === undefined) throw new CannotPlace('unusual-markup');
  return { path: folder + free, source: undefined };
}

/** The parts, besides the document itself, that change so that it has these comments. */
export function writtenComments(
  parts: WordPackage,
  { path, source }: CommentsPart,
  comments: readonly NewComment[],
  document: { strict: boolean },
  by: { author: string; date: Date },
): Map<string, string> {
  if (source) {
    const content = comments.map((each) => commentElement(each, source.prefix ?? '', by)).join('');
    return new Map([[path, withContent(source, content)]]);
  }
  const content = comments.map((each) => commentElement(each, 'w:', by)).join('');
  const part = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${document.strict ? strictWord : word}">${content}</w:comments>`;
  return new Map([
    [path, part],
    [parts.relationshipsPath(parts.main), related(parts, path, document.strict)],
    ['[Content_Types].xml', typed(parts, path)],
  ]);
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const strictWord = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

/** Small type without indents, whatever the document's normal paragraphs look like, because most resumes have no style for comments. */
function commentElement({ id, text }: NewComment, prefix: string, by: { author: string; date: Date }): string {
  const value = (name: string, val: string): string => `<${prefix}${name} ${prefix}val="${val}"/>`;
  const spacing = `<${prefix}spacing ${prefix}before="0" ${prefix}after="60" ${prefix}line="240" ${prefix}lineRule="auto"/>`;
  const indent = `<${prefix}ind ${prefix}left="0" ${prefix}right="0" ${prefix}firstLine="0"/>`;
  const look = `<${prefix}rPr>${value('color', 'auto')}${value('sz', '20')}${value('szCs', '20')}</${prefix}rPr>`;
  const paragraphs = text
    .split(/\r\n|[\n\r]/)
    .filter((line) => line.trim() !== '')
    .map(
      (line) =>
        `<${prefix}p><${prefix}pPr>${spacing}${indent}${value('jc', 'left')}</${prefix}pPr>` +
        `<${prefix}r>${look}<${prefix}t xml:space="preserve">${escapeXml(line)}</${prefix}t></${prefix}r></${prefix}p>`,
    );
  const initials = by.author
    .split(/\s+/)
    .map((name) => name.slice(0, 1))
    .join('');
  return (
    `<${prefix}comment ${prefix}id="${id}" ${prefix}author="${escapeXml(by.author)}" ${prefix}date="${isoDate(by.date)}" ` +
    `${prefix}initials="${escapeXml(initials)}">${paragraphs.join('')}</${prefix}comment>`
  );
}

/** A part with something more at the end of its root element. */
function withContent({ text, root }: XmlSource, content: string): string {
  const isEmpty = root.inner === root.end;
  const at = isEmpty ? root.start : root.innerEnd;
  return splice(text, [
    { start: at, end: isEmpty ? root.end : at, text: isEmpty ? opened(text.slice(at, root.end), content) : content },
  ]);
}

/** The prefix of a root element's own namespace. Whatever is added to the part uses it too. */
function ownPrefix({ text, root }: XmlSource): string {
  return /^<([^\s/>:]+:)?/.exec(text.slice(root.start, root.inner))?.[1] ?? '';
}

function related(parts: WordPackage, path: string, strict: boolean): string {
  const from = parts.relationshipsPath(parts.main);
  const source = parts.has(from)
    ? readXmlSource(parts.bytes(from))
    : readXmlSource(
        Buffer.from(
          `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${relationships}"/>`,
        ),
      );
  const ids = new Set(source.root.children.map(({ attributes }) => attributes['Id']));
  let number = ids.size + 1;
  while (ids.has(`rId${number}`)) number++;
  const namespace = strict
    ? 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    : 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const target = path.slice(path.lastIndexOf('/') + 1);
  const tag = `<${ownPrefix(source)}Relationship Id="rId${number}" Type="${namespace}/comments" Target="${escapeXml(target)}"/>`;
  return withContent(source, tag);
}

function typed(parts: WordPackage, path: string): string {
  const source = readXmlSource(parts.bytes('[Content_Types].xml'));
  const name = `/${path}`.toLowerCase();
  if (source.root.children.some(({ attributes }) => attributes['PartName']?.toLowerCase() === name))
    throw new CannotPlace('unusual-markup');
  return withContent(
    source,
    `<${ownPrefix(source)}Override PartName="/${escapeXml(path)}" ContentType="${contentType}"/>`,
  );
}
