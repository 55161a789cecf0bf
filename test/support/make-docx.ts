import { strToU8, zipSync } from 'fflate';

const namespaces = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['pic', 'http://schemas.openxmlformats.org/drawingml/2006/picture'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['v', 'urn:schemas-microsoft-com:vml'],
]
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(' ');

/** The parts of a DOCX made for a test; `body` is the content of w:body, the others are whole parts without their declaration. */
export interface DocxSource {
  body: string;
  styles?: string;
  numbering?: string;
  settings?: string;
  /** Headers and footers by relationship id, as the content of w:hdr or w:ftr. */
  headers?: Record<string, string>;
  footers?: Record<string, string>;
  /** External targets by relationship id. */
  links?: Record<string, string>;
  /** More parts by their path. */
  parts?: Record<string, string | Uint8Array>;
}

const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const root = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:${name} ${namespaces}>${content}</w:${name}>`;

/** Writes a small DOCX. */
export function makeDocx({
  body,
  styles = '',
  numbering = '',
  settings = '',
  headers = {},
  footers = {},
  links = {},
  parts = {},
}: DocxSource): Uint8Array {
  const relationships = [
    relationship('rStyles', 'styles', 'styles.xml'),
    relationship('rNumbering', 'numbering', 'numbering.xml'),
    relationship('rSettings', 'settings', 'settings.xml'),
    ...Object.keys(headers).map((id) => relationship(id, 'header', `${id}.xml`)),
    ...Object.keys(footers).map((id) => relationship(id, 'footer', `${id}.xml`)),
    ...Object.entries(links).map(([id, target]) => relationship(id, 'hyperlink', target, 'External')),
  ].join('');
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': wrapRelationships(relationship('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': root('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': wrapRelationships(relationships),
    'word/styles.xml': root('styles', styles),
    'word/numbering.xml': root('numbering', numbering),
    'word/settings.xml': root('settings', settings),
    ...Object.fromEntries(Object.entries(headers).map(([id, content]) => [`word/${id}.xml`, root('hdr', content)])),
    ...Object.fromEntries(Object.entries(footers).map(([id, content]) => [`word/${id}.xml`, root('ftr', content)])),
    ...parts,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
  );
}

const relationship = (id: string, type: string, target: string, mode?: string): string =>
  `<Relationship Id="${id}" Type="${relationshipTypes}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`;

const wrapRelationships = (content: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;

/** A paragraph of one run; `properties` is the content of w:pPr and `look` of w:rPr. */
export const paragraph = (text: string, properties = '', look = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${run(text, look)}</w:p>`;

export const run = (text: string, look = ''): string =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
