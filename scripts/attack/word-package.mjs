// The parts that every Word file has.
import { strToU8, zipSync } from 'fflate';

export const office = 'http://schemas.openxmlformats.org';
const media = 'application/vnd.openxmlformats';

export const contentTypes = [
  `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types">`,
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Default Extension="rels" ContentType="${media}-package.relationships+xml"/>`,
  `<Override PartName="/word/document.xml" ContentType="${media}-officedocument.wordprocessingml.document.main+xml"/>`,
  '</Types>',
].join('');

export const packageRelations = [
  `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships">`,
  `<Relationship Id="a" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>`,
  '</Relationships>',
].join('');

/** A Word file of plain paragraphs. */
export function plainDocx(text) {
  const escaped = (line) => line.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);
  const paragraphs = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`);
  const open = `<?xml version="1.0"?><w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>`;
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageRelations,
    'word/document.xml': `${open}${paragraphs.join('')}</w:body></w:document>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)]))));
}
