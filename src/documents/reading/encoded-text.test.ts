import { describe, expect, it } from 'vitest';
import { upperControls } from '#domain/language/windows-1252.ts';
import { makeDocx, paragraph } from '#test/support/make-docx.ts';
import { Stream } from './doc/compound-file.ts';
import { readRawParagraphs, readTextPieces } from './doc/doc-text.ts';
import { tableNumbers, type DocFile } from './doc/file-information.ts';
import { readDocx } from './docx/read-docx.ts';
import { parseXml, textOf } from './docx/xml-tree.ts';
import { textByLabel, textOfUnnamed } from './encoded-text.ts';
import { decodeText } from './file-content.ts';

const upperBytes = Buffer.from(Array.from({ length: 32 }, (_, index) => 0x80 + index));
/** Without the five that no byte of Windows-1252 means, which XML leaves out. */
const assigned = upperControls.replace(/[\u0080-\u009F]/g, '');
/** Text with the bytes 0x80 to 0x9F between its halves. */
const around = (before: string, after: string): Buffer =>
  Buffer.concat([Buffer.from(before, 'latin1'), upperBytes, Buffer.from(after, 'latin1')]);

const sentence =
  "I'm responsible for the caf\u00e9 team, its 12 dashboards and everything that they show to the people who run it, " +
  'every single day, and to everyone else who asks for them: ';

describe('the characters 0x80 to 0x9F of Windows-1252 are read', () => {
  it.each(['windows-1252', 'cp1252', 'ISO-8859-1', 'latin1', 'us-ascii', 'ascii', ' Windows-1252 '])('as %s', (label) =>
    expect(textByLabel(upperBytes, label)).toBe(upperControls),
  );

  it('in a text file', () => {
    expect(decodeText(around(sentence, '\nthe end'))).toBe(`${sentence}${upperControls}\nthe end`);
    expect(decodeText(around(sentence, '').subarray(0, -5), true)).toBe(`${sentence}${upperControls.slice(0, -5)}`);
  });

  it('in XML', () => {
    const xml = around('<?xml version="1.0" encoding="windows-1252"?><a>', '</a>');
    expect(textOf(parseXml(xml))).toBe(assigned);
    const latin = around("<?xml version='1.0' encoding = 'iso-8859-1' standalone='yes'?><a>", '</a>');
    expect(textOf(parseXml(latin))).toBe(assigned);
  });

  it('in a DOCX', () => {
    const head = '<?xml version="1.0" encoding="windows-1252"?>';
    const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const [before = '', after = ''] = `<w:document ${main}><w:body>${paragraph('in')}</w:body></w:document>`.split(
      'in</w:t>',
    );
    const document = around(`${head}${before}on 5 `, `.</w:t>${after}`);
    const styles = around(`${head}<w:styles ${main}><w:style w:styleId="`, '"/></w:styles>');
    const file = makeDocx({ body: '', parts: { 'word/document.xml': document, 'word/styles.xml': styles } });
    const printed = readDocx(file).pages.flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(printed).toEqual([`on 5 ${assigned}.`]);
  });

  it('in a DOC', () => {
    const text = around('on 5 ', '.\r');
    // One piece of bytes, of which [MS-DOC] 2.9.73 gives twice the place.
    const table = Buffer.alloc(5 + 8 + 8);
    table.writeUInt8(2, 0);
    table.writeUInt32LE(16, 1);
    table.writeUInt32LE(text.length, 9);
    table.writeUInt32LE(0x40000000, 15);
    const file: DocFile = {
      word: new Stream(text),
      table: new Stream(table),
      characters: { body: text.length, footnotes: 0, headers: 0, comments: 0, endnotes: 0, textBoxes: 0 },
      place: (number) => ({ at: 0, length: number === tableNumbers.pieces ? table.length : 0 }),
    };
    const [only] = readRawParagraphs(file, readTextPieces(file), [], 0, text.length);
    expect(only?.texts.map(({ text: part }) => part).join('')).toBe(`on 5 ${upperControls}.`);
  });
});

describe('an encoding that is named', () => {
  it('is one of the standard, or unknown', () => {
    expect(textByLabel(Buffer.from([0x80, 0xd0]), 'windows-1251')).toBe('ЂР');
    expect(textByLabel(upperBytes, 'klingon')).toBeUndefined();
  });

  it.each([
    ['what no bytes before it could be in', 'UTF-16'],
    ['unknown', 'klingon'],
  ])('in XML is UTF-8 where it is %s', (_, label) =>
    expect(textOf(parseXml(Buffer.from(`<?xml version="1.0" encoding="${label}"?><a>Zürich</a>`)))).toBe('Zürich'),
  );

  it('in XML is what the byte order mark says', () => {
    const text = '\ufeff<?xml version="1.0" encoding="windows-1252"?><a>Zürich – “5 €”</a>';
    expect(textOf(parseXml(Buffer.from(text)))).toBe('Zürich – “5 €”');
    expect(textOf(parseXml(Buffer.from(text, 'utf16le')))).toBe('Zürich – “5 €”');
  });
});

describe('text of an encoding that nothing names', () => {
  it('is UTF-8 or UTF-16 where it can be', () => {
    expect(textOfUnnamed(Buffer.from('Zürich – “5 €”'))).toBe('Zürich – “5 €”');
    expect(textOfUnnamed(Buffer.from('Zürich', 'utf16le'))).toBe('Zürich');
  });

  it.each([
    [
      'Cyrillic',
      Buffer.from([0xc8, 0xe2, 0xe0, 0xed, 0x20, 0xcf, 0xe5, 0xf2, 0xf0, 0xee, 0xe2, 0x20, 0x53, 0x51, 0x4c]),
    ],
    [
      'damaged UTF-8',
      Buffer.concat([Buffer.from('“Jane’s” résumé – as it was saved, and cut'), Buffer.from([0xe2, 0x80])]),
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8, 0xe0, 0x10])],
  ])('is not taken for Western: %s', (_, bytes) => expect(textOfUnnamed(bytes)).toBeUndefined());
});
