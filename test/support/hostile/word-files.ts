import { strToU8, zipSync } from 'fflate';
import { makeDocx, paragraph } from '../make-docx.ts';
import { injection, type HostileFile } from './hostile-file.ts';

const megabyte = 1024 * 1024;
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const jane = paragraph('Jane Doe');

/** A DOCX with this main part, and entities declared before it. */
const withMainPart = (body: string, declared = ''): Uint8Array =>
  makeDocx({
    body: '',
    parts: {
      'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?>${declared}<w:document ${namespace}><w:body>${body}</w:body></w:document>`,
    },
  });
const entity = paragraph('&x;');

/** Ten entities, each of which is ten of the one before. */
const laughs = `<!DOCTYPE w [<!ENTITY a0 "lol">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join('')}]>`;

/** A DOCX that says of its parts that they unpack to ten bytes each. */
function lyingAboutSize(): Uint8Array {
  const bytes = Buffer.from(makeDocx({ body: jane.repeat(2_000) }));
  for (
    let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  )
    bytes.writeUInt32LE(10, at + 24);
  return bytes;
}

const blanks = (megabytes: number): Uint8Array => Buffer.alloc(megabytes * megabyte, ' ');
const bomb = (): Uint8Array => makeDocx({ body: jane, parts: { 'word/document.xml': blanks(120) } });
const manyBombs = (): Uint8Array =>
  makeDocx({
    body: jane,
    parts: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`word/header${at}.xml`, blanks(5)])),
  });

const traversing = makeDocx({
  body: jane,
  parts: { '../../../../tmp/evil.txt': 'x', 'word/../../evil.txt': 'x', '/evil.txt': 'x' },
});

/** Word files that unpack to far more than their size, refer to other files, are something else, or contain text that nobody sees. */
export function hostileWordFiles(): HostileFile[] {
  const whole = Buffer.from(makeDocx({ body: jane }));
  const files: Record<string, Uint8Array> = {
    'billion-laughs.docx': withMainPart(paragraph('&a9;'), laughs),
    'deep-nesting.docx': withMainPart(
      `${'<w:tbl><w:tr><w:tc>'.repeat(3_000)}${jane}${'</w:tc></w:tr></w:tbl>'.repeat(3_000)}`,
    ),
    'entity-of-a-file.docx': withMainPart(jane + entity, '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/hostname">]>'),
    'entity-of-an-address.docx': withMainPart(
      jane + entity,
      '<!DOCTYPE w [<!ENTITY x SYSTEM "http://127.0.0.1:9/x">]>',
    ),
    'parameter-entity.docx': withMainPart(jane, '<!DOCTYPE w [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p.dtd"> %p;]>'),
    'zip-bomb.docx': bomb(),
    'zip-bomb-of-many-parts.docx': manyBombs(),
    'lying-about-size.docx': lyingAboutSize(),
    'path-traversal.docx': traversing,
    'markup-in-text.docx': makeDocx({
      body: paragraph('&lt;img src=x onerror=alert(1)&gt; Jane &lt;script&gt;alert(1)&lt;/script&gt;'),
    }),
    'remote-template.docx': makeDocx({
      body: jane,
      settings: '<w:attachedTemplate r:id="rTemplate"/>',
      parts: {
        'word/_rels/settings.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship ' +
          'Id="rTemplate" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" ' +
          'Target="http://127.0.0.1:9/evil.dotm" TargetMode="External"/></Relationships>',
      },
    }),
    'macros.docx': makeDocx({ body: jane, parts: { 'word/vbaProject.bin': Buffer.alloc(600, 1) } }),
    'no-main-part.docx': zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/styles.xml': strToU8('<w:styles/>'),
    }),
    'broken-xml.docx': makeDocx({ body: '', parts: { 'word/document.xml': '<w:document><w:body><w:p>' } }),
    'cut-off.docx': whole.subarray(0, 300),
    'empty.docx': new Uint8Array(),
    'program-renamed.docx': Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(500)]),
    'vanished-text-injection.docx': makeDocx({
      body: jane + paragraph(injection, '', '<w:vanish/>'),
    }),
    'white-text-injection.docx': makeDocx({
      body: jane + paragraph(injection, '', '<w:color w:val="FFFFFF"/><w:sz w:val="2"/>'),
    }),
    'rtf-renamed.doc': Buffer.from('{\\rtf1\\ansi Jane Doe\\par jane@example.com}'),
    'html-renamed.doc': Buffer.from('<html><body><h1>Jane Doe</h1><p>jane@example.com</p></body></html>'),
    'mhtml-renamed.doc': Buffer.from(
      'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html\n\n<html><p>Jane Doe</p></html>\n--b--\n',
    ),
    'word-2003-xml-renamed.doc': Buffer.from(
      '<?xml version="1.0" encoding="UTF-8"?><?mso-application progid="Word.Document"?><w:wordDocument ' +
        'xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body><w:p><w:r><w:t>Jane Doe</w:t></w:r></w:p></w:body></w:wordDocument>',
    ),
    'cut-off.doc': Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(100)]),
    'utf-16.txt': Buffer.from('\ufeffJane Doe\njane@example.com', 'utf16le'),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
}
