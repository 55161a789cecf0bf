import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contentOf, decodeText } from './file-content.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const archive = (...names: string[]): Uint8Array =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8(name)])));
const compound = (stream: string): Uint8Array =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
    Buffer.from(stream, 'utf16le'),
  ]);

describe("a file's type is detected from its bytes", () => {
  it.each([
    ['pdf', bytes('%PDF-1.7')],
    ['pdf', bytes(`HTTP/1.1 200 OK\r\n\r\n${' '.repeat(900)}%PDF-1.4`)],
    ['docx', archive('[Content_Types].xml', 'word/document.xml')],
    ['spreadsheet', archive('xl/workbook.xml')],
    ['presentation', archive('ppt/presentation.xml')],
    ['archive', archive('a.txt')],
    ['broken-archive', bytes('PK\u0003\u0004 cut off')],
    ['doc', compound('WordDocument')],
    ['encrypted', compound('EncryptedPackage')],
    ['spreadsheet', compound('Workbook')],
    ['rtf', bytes('{\\rtf1\\ansi Jane}')],
    ['html', bytes('\n <!DOCTYPE html><p>Jane')],
    ['mhtml', bytes('From: <Saved by Blink>\nMIME-Version: 1.0\n')],
    ['wordXml', bytes('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>')],
    ['xml', bytes('<?xml version="1.0"?><resume/>')],
    ['json', bytes('{"basics": {}}')],
    ['text', bytes('Jane Roe\nBerlin')],
    ['picture', bytes('\u0089PNG\r\n\u001a\n')],
    ['picture', bytes('\u00ff\u00d8\u00ff\u00e0')],
    ['program', bytes('MZ\u0090\u0000')],
    ['postscript', bytes('%!PS-Adobe')],
    ['unknown', bytes('\u0000\u0001\u0002\u00ff\u00fe\u0003')],
    ['empty', new Uint8Array()],
  ])('%s', (content, file) => expect(contentOf(file)).toBe(content));
});

describe('text', () => {
  it.each(['utf8', 'utf16le'] as const)('is decoded from %s', (encoding) => {
    expect(decodeText(Buffer.from('Jane Roe, Zürich', encoding))).toBe('Jane Roe, Zürich');
  });

  it('is not binary data', () => expect(decodeText(bytes('Jane\u0000\u0001\u0002'))).toBeUndefined());
});
